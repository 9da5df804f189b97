/**
 * Time that puzzles as asked take, in processor time of one thread, how many came out so, and whether an engine that
 * took no part in making them finds their one solution.
 */
import { finish, lookForTwo, runsOf } from '@pipwright/core';
import { cspEngines, futoshikiExplainer, futoshikiGenerating } from '@pipwright/futoshiki/parts';
import { forwardEngine, pipsExplainer, pipsGenerating, tilingEngine } from '@pipwright/pips/parts';
import { spread, timed, total } from '../statistics.mjs';

const SEEDS = 40;
const WARM = 2;
const PATIENCE = 120_000;
const MOST_NODES = 2_000_000;
/** The engine that goes through all tilings comes to an end up to here. */
const MOST_TILED = 16;

const mac = cspEngines.find(({ name }) => name === 'MAC+BZ');

/**
 * @typedef {object} Kind
 * @property {string} kind
 * @property {import('@pipwright/core').GeneratingPart<any, any, any>} generating
 * @property {import('./levelled.mjs').AnyExplainer} explainer
 * @property {(puzzle: any) => any} engineFor
 * @property {readonly object[]} requests
 */

/** @type {readonly Kind[]} */
const KINDS = [
  {
    kind: 'pips',
    generating: pipsGenerating,
    explainer: pipsExplainer,
    engineFor: ({ cells }) => (cells.length / 2 <= MOST_TILED ? tilingEngine : forwardEngine),
    requests: [
      { difficulty: 'easy' },
      { difficulty: 'medium' },
      { difficulty: 'hard' },
      { difficulty: 'expert' },
      { dominoes: 16 },
      { dominoes: 8, minimal: true },
      { figure: 'A' },
    ],
  },
  {
    kind: 'futoshiki',
    generating: futoshikiGenerating,
    explainer: futoshikiExplainer,
    engineFor: () => mac,
    requests: [
      { difficulty: 'easy' },
      { difficulty: 'medium' },
      { difficulty: 'hard' },
      { difficulty: 'expert' },
      { side: 7, minimal: true },
      { side: 6, adjacent: true },
      { side: 9, technique: 'looking-ahead' },
    ],
  },
];

/** @param {import('./run.mjs').MeasureOptions} asked */
export function* measure({ count = SEEDS, showProgress }) {
  for (const { kind, requests, ...parts } of KINDS) {
    for (const request of requests) {
      showProgress(`making ${kind} ${JSON.stringify(request)}`);
      for (let i = 0; i < WARM; i++) made(parts, request, `warm ${i}`);
      const all = Array.from({ length: count }, (_, i) => made(parts, request, `measure ${i}`));
      yield {
        kind,
        request,
        seeds: count,
        milliseconds: spread(all.map(({ milliseconds }) => milliseconds)),
        graded: total(all.map(({ graded }) => graded)) / count,
        missed: all.filter(({ result }) => result?.status !== 'generated').length,
        unproved: all.filter(({ result }) => result?.status === 'generated' && !isAsItSays(parts, result)).length,
      };
    }
  }
}

/** @param {Pick<Kind, 'generating'>} parts @param {object} request @param {string} seed */
function made({ generating }, request, seed) {
  const generation = generating.generate(request, seed);
  return { ...timed(generation, PATIENCE), graded: generation.graded };
}

/** @param {Pick<Kind, 'explainer' | 'engineFor'>} parts @param {{ puzzle: any, grade: import('@pipwright/core').Grade }} made */
function isAsItSays({ explainer, engineFor }, { puzzle, grade }) {
  const { unique } = finish(runsOf(lookForTwo(engineFor(puzzle).search(puzzle), MOST_NODES)));
  const again = finish(explainer.grade(puzzle));
  return unique && again.status === 'graded' && again.grade.label === grade.label;
}
