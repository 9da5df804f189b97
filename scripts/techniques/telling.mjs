/** How one puzzle is explained, in numbers: steps, chapters, chains, and how long its sentences are. */
import { finish } from '@pipwright/core';
import { pipsExplainer } from '@pipwright/pips';

/**
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('../../bench/puzzles.mjs').Item} Item
 * @typedef {'step' | 'link' | 'chapter' | 'where' | 'why' | 'what'} Sort of a text
 * @typedef {{ technique: string, reasons: number, links: number }} StepFigures
 * @typedef {Record<Sort, { characters: number, text: string }>} Longest
 * @typedef {{
 *   name: string, level: string, dominoes: number, isUnique: boolean, steps: readonly StepFigures[],
 *   chapters: readonly number[], longest: Longest,
 * }} Telling `chapters`: the steps of each that places a domino
 */

export const LEVELS = ['easy', 'medium', 'hard'];
/** @type {readonly Sort[]} */
export const SORTS = ['step', 'link', 'chapter', 'where', 'why', 'what'];

const { en } = pipsExplainer.languages;

/** @param {Item} item @returns {Telling} */
export function tellingOf({ name, puzzle, dominoes }) {
  const { status, steps, chapters } = finish(pipsExplainer.explain(puzzle));
  const longest = noText();
  for (const [index, step] of steps.entries()) {
    const scene = { steps, index };
    note(longest, 'step', en.step(puzzle, scene));
    for (const i of step.chain?.keys() ?? []) note(longest, 'link', en.link(puzzle, scene, i));
    for (const sort of /** @type {const} */ (['where', 'why', 'what']))
      note(longest, sort, en.hint[sort](puzzle, scene));
  }
  for (const chapter of chapters) note(longest, 'chapter', en.chapter(puzzle, { steps, chapter }));
  const places = (/** @type {number | undefined} */ n) => pipsExplainer.moves(steps[n ?? -1] ?? NOTHING).length > 0;
  return {
    name,
    level: LEVELS.find((level) => name.endsWith(level)) ?? 'other',
    dominoes,
    isUnique: status === 'explained',
    steps: steps.map(({ technique, because, chain }) => ({
      technique,
      reasons: because.length,
      links: chain?.length ?? 0,
    })),
    chapters: chapters.filter((chapter) => places(chapter.steps.at(-1))).map((chapter) => chapter.steps.length),
    longest,
  };
}

/** @type {import('@pipwright/pips').PipsStep} */
const NOTHING = { technique: 'single-cell', because: [], concludes: [], seen: [] };

/** @returns {Longest} */
export function noText() {
  return /** @type {Longest} */ (Object.fromEntries(SORTS.map((sort) => [sort, { characters: 0, text: '' }])));
}

/** @param {Longest} longest @param {Sort} sort @param {string} text */
export function note(longest, sort, text) {
  const characters = [...text].length;
  if (characters > longest[sort].characters) longest[sort] = { characters, text };
}
