/** The thirty-two algorithms on the same binary CSPs: how many steps each takes, and how long. */
import { ALGORITHMS, ConstraintGraph, CspSearch, modelB, randomCsp } from '@pipwright/csp';
import { say, showProgress } from './options.mjs';
import { table, time, whole } from './report/units.mjs';
import { machine, options, writeFiles } from './session.mjs';
import { median } from './statistics.mjs';

const ROUNDS = options.quick ? 3 : 15;
const MOST_NODES = 2_000_000;
const RANDOM = { variables: 20, values: 6, density: 0.4, tightness: 0.35 };

const TITLE = `Ten random problems (model B: ${RANDOM.variables} variables of ${RANDOM.values} values, density ${RANDOM.density}, tightness ${RANDOM.tightness}), first solution or proof that there is none`;
const CSPS = Array.from(
  { length: 10 },
  (_, i) => new ConstraintGraph(modelB, randomCsp({ seed: `bench ${i}`, ...RANDOM })),
);

/** @type {string[]} */
const wrong = [];

const rows = ALGORITHMS.map((algorithm) => {
  showProgress(`csp: ${algorithm.name}`);
  return [algorithm.name, ...measure(algorithm)];
});
const finished = rows.filter(([, steps]) => !steps?.startsWith('>'));
if (new Set(finished.map((row) => row.at(-1))).size > 1) wrong.push('the algorithms do not agree');
say('csp: done');

writeFiles(
  new Map([
    [
      'benchmarks-csp.md',
      `${[
        '# Benchmarks: binary CSPs',
        `Written by \`npm run bench -- --only csp\`. _Steps_ are the simplifying, assigning and backtracking steps of [the algorithms](csp.md); _back_ counts only the backtracking ones. A time is the median of ${ROUNDS} rounds after a warm-up, for all problems together, without modelling. “>” marks a search that was stopped after ${whole(MOST_NODES)} values.`,
        machine.map((line) => `- ${line}`).join('\n'),
        `## ${TITLE}`,
        table(['algorithm', 'steps', 'back', 'time', 'solutions'], rows),
      ].join('\n\n')}\n`,
    ],
  ]),
);

for (const one of wrong) say(`WRONG: ${one}`);
if (wrong.length > 0) process.exitCode = 1;

/** @param {import('@pipwright/csp').Algorithm} algorithm */
function measure(algorithm) {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const began = performance.now();
    const searches = CSPS.map((csp) => {
      const search = new CspSearch(csp, algorithm);
      const { type } = search.run(MOST_NODES);
      return { ...search.metrics, solutions: type === 'solution' ? 1 : 0, stopped: type === 'paused' };
    });
    return { milliseconds: performance.now() - began, searches };
  });
  const milliseconds = median(rounds.slice(1).map((round) => round.milliseconds));
  const searches = rounds[0]?.searches ?? [];
  const sum = (/** @type {'totalSteps' | 'backtrackingSteps' | 'solutions'} */ figure) =>
    searches.reduce((total, search) => total + search[figure], 0);
  const more = searches.some(({ stopped }) => stopped) ? '> ' : '';
  return [
    more + whole(sum('totalSteps')),
    more + whole(sum('backtrackingSteps')),
    more + time(milliseconds, Number.POSITIVE_INFINITY),
    whole(sum('solutions')),
  ];
}
