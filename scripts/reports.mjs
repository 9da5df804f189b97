/** Reads the reports that vitest and Playwright write: how many tests passed, and by name those that did not. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} [failures] what failed, and why
 * @property {readonly string[]} [retried] what failed first, and passed when it was tried again
 */

/** Enough for the sentence, what was expected and what came, and the line of the test. */
const LINES_OF_AN_ERROR = 16;

/** @param {string} folder that paths are told from @param {any} report @returns {Counts} */
export function countsOfVitest(folder, report) {
  const failures = [];
  for (const { name, message, assertionResults } of report.testResults) {
    const file = relative(folder, name);
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(told(`${file} › ${fullName}`, failureMessages[0]));
    // A file that fails to load has no failed test of its own.
    if (failed.length === 0 && message) failures.push(told(file, message));
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** @param {any} report @returns {Counts} */
export function countsOfPlaywright({ stats, suites = [], errors = [] }) {
  const failures = errors.map((/** @type {any} */ { message }) => told('Playwright', message));
  /** @type {string[]} */
  const retried = [];
  const look = (/** @type {any} */ suite, /** @type {string} */ path) => {
    for (const inner of suite.suites ?? []) look(inner, `${path} › ${inner.title}`);
    for (const { title, file, line, tests } of suite.specs ?? [])
      for (const { projectName, status, results } of tests) {
        const error = results.find((/** @type {any} */ result) => result.error)?.error.message;
        const text = told(`${projectName} › ${path}${path === file ? `:${line}` : ''} › ${title}`, error);
        if (status === 'unexpected') failures.push(text);
        if (status === 'flaky') retried.push(text);
      }
  };
  for (const suite of suites) look(suite, suite.title);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, failures, retried };
}

/** @param {string} name @param {string | undefined} error */
function told(name, error) {
  const lines = stripVTControlCharacters(error ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_AN_ERROR);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** @param {readonly Counts[]} results @returns {Counts} */
export function total(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((all, counts) => all + counts[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: results.flatMap(({ failures = [] }) => failures),
    retried: results.flatMap(({ retried = [] }) => retried),
  };
}

/** @param {Counts} counts */
export function figures({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** The end of a run: what did not pass by name, wherever it was in thousands of lines, and last the figures. @param {Counts} counts */
export function summary(counts) {
  const { failures = [], retried = [] } = counts;
  return [
    ...(failures.length > 0 ? ['Failed:', ...failures, ''] : []),
    ...(retried.length > 0 ? ['Failed first, and passed when tried again:', ...retried, ''] : []),
    figures(counts),
  ].join('\n');
}
