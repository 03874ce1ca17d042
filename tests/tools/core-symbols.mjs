// What the core takes from outside: nothing that another machine may round another way.
import { output } from './program.mjs';

/** Exact by the IEEE standard. */
const exact = ['sqrt', 'sqrtf', 'floor', 'floorf'];

/** Not about numbers at all: memory, and what std::vector calls when there is none left. */
const other = [
  ...['memcpy', 'memmove', 'memset', 'memcmp', 'memchr', 'strcmp', 'strlen', '_GLOBAL_OFFSET_TABLE_'],
  ...[
    '_Znwm',
    '_Znam',
    '_ZdlPv',
    '_ZdlPvm',
    '_ZdaPv',
    '_ZSt20__throw_length_errorPKc',
    '_ZSt28__throw_bad_array_new_lengthv',
  ],
  ...['_ZSt17__throw_bad_allocv', '_ZSt19__throw_logic_errorPKc', '_ZSt24__throw_out_of_range_fmtPKcz'],
];

/** How std::shared_ptr counts who has an action of one's own, and makes it. */
const shared = [
  '_ZNSt19_Sp_make_shared_tag5_S_eqERKSt9type_info',
  '__libc_single_threaded',
  '__cxa_pure_virtual',
];

/** How an assert of a debug build says that it failed, and ends. */
const asserts = ['fprintf', 'stderr', 'abort'];

/** std::string, in which replays are written; the library has it compiled already. */
const text = /^_ZN?K?(St7__cxx1112basic_string|Sa)Ic/;

/**
 * Symbols that a static library asks for and does not have itself.
 * @param {string} library
 */
async function foreignSymbols(library) {
  const listed = async (/** @type {string} */ which) =>
    (await output('nm', ['--format=posix', which, library]))
      .split('\n')
      .filter((line) => / [A-Za-z]( |$)/.test(line))
      .map((line) => line.split(' ')[0]);
  const own = new Set(await listed('--defined-only'));
  return [...new Set(await listed('--undefined-only'))].filter((name) => !own.has(name));
}

/** @param {{library: string, debug: boolean}[]} libraries */
export async function checkCoreSymbols(libraries) {
  for (const { library, debug } of libraries) {
    const allowed = [...exact, ...other, ...shared, ...(debug ? asserts : [])];
    const foreign = await foreignSymbols(library);
    const bad = foreign.filter((name) => !allowed.includes(name) && !text.test(name));
    if (bad.length > 0)
      throw new Error(`${library} uses ${bad.join(', ')}; of libm only ${exact.join(', ')} are allowed`);
  }
  return '';
}
