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

ensureInstalled();
const { warmVitest } = await import('./mutants/warm-vitest.mjs');
const started = performance.now();
const files = positionals.flatMap((place) => (statSync(place).isFile() ? resolve(place) : filesBelow(resolve(place))));
const own = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|soak|d)\.ts$/.test(file));
const sources = new Map(own.map((file) => [relative(root, file).replaceAll(sep, '/'), readFileSync(file, 'utf8')]));
const all = [...sources].flatMap(([file, text]) => breaksOf(file, text));
if (all.length === 0) throw new Error('name folders or files of source, with something to break');
const drawn = draw(all, values.seed, Number(values.count));
console.log(`${drawn.length} of ${all.length} mutants of ${sources.size} files, by seed ${values.seed}`);

const tests = await unbroken();
const begun = performance.now();
const waiting = [...drawn];
/** @type {Break[]} */
const survivors = [];
await Promise.all(Array.from({ length: availableParallelism() }, judgeThoseWaiting));
const each = ((performance.now() - begun) / 1000 / drawn.length).toFixed(1);
console.log(`\n${drawn.length} mutants, ${each} s each: ${survivors.length} survived`);
for (const change of survivors) console.log(told(change));

/** What each file of tests runs of the sources, and how long it takes. Where they fail as it is, there is nothing to judge. */
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
  if (!passed) process.exit(1);
  return modules.map((module) => {
    const { collectDuration, duration } = module.diagnostic();
    const reached = Reflect.get(module.meta(), REACHED) ?? new Set();
    return { project: module.project, moduleId: module.moduleId, took: collectDuration + duration, reached };
  });
}

async function judgeThoseWaiting() {
  const { vitest, run } = await warmVitest({ isolate: false, maxWorkers: 1, bail: 1 });
  // The machine may be busier now.
  const limits = Object.fromEntries(tests.map(({ moduleId, took }) => [moduleId, 5 * took + 30_000]));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { file, within } = next;
    const path = pathOf(file);
    const reaching = tests.filter(({ reached }) => reached.has(within));
    reaching.sort((a, b) => cost(a, path) - cost(b, path));
    const texts = new Map([[path, broken(sources.get(file) ?? '', next)]]);
    const { passed, errors } = reaching.length > 0 ? await run(reaching, texts, limits) : { passed: true, errors: [] };
    if (passed) survivors.push(next);
    const death = inspect(errors).includes('exited unexpectedly') ? 'timed out' : 'died';
    console.log(`${passed ? `survived ${reaching.length} files of tests` : death}: ${told(next)}`);
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
