/**
 * `npm run mutants -- packages/pips/src/check`: do the tests see it when a line is wrong? Breaks one place at a time in
 * the sources of folders or files, runs the tests of `npm test` that run it, nearest first, and lists what survives. The
 * same `--seed 7` draws the same `--count 200` places; with `--tests FOLDER`, only tests in there count.
 */
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { breaksOf, broken, draw, marked } from './mutants/breaks.mjs';
import { REACHED } from './mutants/names.mjs';
import { duration } from './runners.mjs';
import { filesBelow, root } from './workspace.mjs';

/** @typedef {import('./mutants/breaks.mjs').Break} Break */
/** @typedef {{ project: { name: string }, moduleId: string, took: number, reached: Set<string> }} Ran a file of tests */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    tests: { type: 'string', multiple: true, default: [] },
  },
});

/** As vitest names it. @param {string} file */
const pathOf = (file) => join(root, file).replaceAll(sep, '/');

/** How long a file of tests may take, in milliseconds, by what it takes unbroken: the machine may be busier now. */
const limitOf = (/** @type {number} */ took) => 5 * took + 10_000;

ensureInstalled();
const { warmVitest } = await import('./mutants/warm-vitest.mjs');
const started = performance.now();
const sources = new Map(sourcesIn(positionals).map((file) => [file, readFileSync(pathOf(file), 'utf8')]));
const all = [...sources].flatMap(([file, text]) => breaksOf(file, text));
const waiting = draw(all, values.seed, Number(values.count));
console.log(`${waiting.length} of ${all.length} mutants of ${sources.size} files, by seed ${values.seed}`);

if (all.length === 0) throw new Error('name folders or files of source, with something to break');

/** @type {Break[]} */
const survivors = [];
let judged = 0;
const tests = await unbroken();
const begun = performance.now();
await Promise.all(Array.from({ length: tests ? availableParallelism() : 0 }, () => judgeThoseWaiting(tests ?? [])));
process.exitCode = tests === undefined ? 1 : 0;
if (judged > 0) {
  const share = (100 * (1 - survivors.length / judged)).toFixed(1);
  const each = ((performance.now() - begun) / 1000 / judged).toFixed(1);
  console.log(`\n${judged} mutants, ${each} s each: ${share} % died, ${survivors.length} survived`);
  for (const change of survivors) console.log(told(change));
}

/** Paths from the root. @param {string[]} places */
function sourcesIn(places) {
  const files = places.flatMap((place) => (statSync(place).isFile() ? resolve(place) : filesBelow(resolve(place))));
  const own = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|soak|d)\.ts$/.test(file));
  return own.map((file) => relative(root, file).replaceAll(sep, '/'));
}

/** What each file of tests runs of the sources, and how long it takes; nothing if they fail as it is. */
async function unbroken() {
  const { vitest, run } = await warmVitest({ isolate: true, maxWorkers: availableParallelism(), bail: 0 });
  vitest.config.related = [...sources.keys()].map(pathOf);
  const files = await vitest.getRelevantTestSpecifications(values.tests);
  console.log(`${files.length} files of tests load them`);
  const texts = new Map([...sources].map(([file, text]) => [pathOf(file), marked(file, text)]));
  const { passed, modules, errors } = await run(files, texts);
  await vitest.close();
  console.log(`unbroken, they took ${duration(performance.now() - started)}`);
  for (const module of modules) if (!module.ok()) console.error(`fails as it is: ${module.relativeModuleId}`);
  for (const error of errors) console.error(error);
  if (!passed) return undefined;
  return modules.map((module) => {
    const { collectDuration, duration } = module.diagnostic();
    const reached = Reflect.get(module.meta(), REACHED) ?? new Set();
    return { project: module.project, moduleId: module.moduleId, took: collectDuration + duration, reached };
  });
}

/** @param {readonly Ran[]} tests */
async function judgeThoseWaiting(tests) {
  const { vitest, run } = await warmVitest({ isolate: false, maxWorkers: 1, bail: 1 });
  const limits = Object.fromEntries(tests.map(({ moduleId, took }) => [moduleId, limitOf(took)]));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { within } = next;
    const file = pathOf(next.file);
    const reaching = tests.filter(({ reached }) => reached.has(within));
    reaching.sort((a, b) => cost(a, file) - cost(b, file));
    const texts = new Map([[file, broken(sources.get(next.file) ?? '', next)]]);
    const result = reaching.length > 0 ? await run(reaching, texts, limits) : undefined;
    judged++;
    const hung = result?.errors.some((error) => /exited unexpectedly/.test(inspect(error)));
    const isFound = result?.passed === false;
    if (!isFound) survivors.push(next);
    const verdict = isFound ? (hung ? 'timed out' : 'died') : result ? 'survived' : 'survived, run by no test';
    console.log(`${verdict}: ${told(next)}`);
  }
  await vitest.close();
}

/** Less, the sooner a file of tests is likely to tell: near the source, and quick. @param {Ran} test @param {string} source */
function cost({ moduleId, took }, source) {
  const parts = moduleId.split('/');
  return took / 2 ** source.split('/').findIndex((part, i) => part !== parts[i]);
}

/** @param {Break} change */
function told({ file, line, from, to }) {
  const [old, now] = [from, to].map((text) => text.replace(/\s+/g, ' ').replace(/^(.{70}).+/, '$1…'));
  return `${file}:${line}  ${old}  ▶  ${now === ';' ? 'nothing' : now}`;
}
