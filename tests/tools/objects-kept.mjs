import { join } from 'node:path';
import { root } from '../../web/tools/run.mjs';

/**
 * Variables for `env`, with which a build from nothing takes the objects that another build of the same sources has
 * compiled. Who has a compiler launcher set up keeps it.
 * @param {string} folder that is built in, or above
 */
export const objectsKept = (folder) =>
  process.env.CMAKE_CXX_COMPILER_LAUNCHER
    ? [`CCACHE_BASEDIR=${folder}`]
    : [
        'CMAKE_CXX_COMPILER_LAUNCHER=ccache',
        `CCACHE_DIR=${join(root, 'build/ccache')}`,
        // Paths below it count as relative ones.
        `CCACHE_BASEDIR=${folder}`,
      ];
