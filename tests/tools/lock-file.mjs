// The lock file holds names, versions and checksums, but no address of any machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../web/tools/run.mjs';

export async function checkLockFile() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [name, entry] of Object.entries(packages)) {
    if (entry.resolved !== undefined) throw new Error(`package-lock.json: ${name} says where it came from`);
    if (name !== '' && !entry.integrity) throw new Error(`package-lock.json: ${name} has no checksum`);
  }
  return '';
}
