// StrykerJS over the shell. A file of unit tests is a program of Node's test runner; TAP is what the two share.
// `npm run mutate -- --js` says by two variables which files there are slips for and which tests import them.

/** @param {string} name @param {string} otherwise */
const list = (name, otherwise) => (process.env[name] ?? otherwise).split(',');

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: list('STICKMAN_FILES', 'web/src/**/*.js'),
  testRunner: 'tap',
  plugins: ['@stryker-mutator/tap-runner'],
  tap: {
    testFiles: list('STICKMAN_TESTS', 'tests/web/*.test.js'),
    nodeArgs: ['--test-reporter=tap', '--require', '{{hookFile}}', '{{testFile}}'],
  },
  coverageAnalysis: 'perTest',
  // It works in a copy of what the units need.
  ignorePatterns: ['/*', '!/cpp', '!/web', '!/tests', '!/package.json'],
  tempDirName: 'build/mutate/js/sandbox',
  cleanTempDir: 'always',
  reporters: ['json'],
  jsonReporter: { fileName: 'build/mutate/js/report.json' },
  allowConsoleColors: false,
};
