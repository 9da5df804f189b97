/** How one puzzle is explained, in numbers: steps, chapters, chains, and how long its sentences are. */
import { finish } from '@pipwright/core';

/**
 * @typedef {import('./kinds.mjs').AnyExplainer} AnyExplainer
 * @typedef {{ name: string, level: string, size: number, puzzle: any }} Item `size`: in dominoes, or its side
 * @typedef {'step' | 'link' | 'chapter' | 'where' | 'why' | 'what'} Sort of a text
 * @typedef {{ technique: string, reasons: number, links: number }} StepFigures
 * @typedef {Record<Sort, { characters: number, text: string }>} Longest
 * @typedef {{
 *   name: string, level: string, size: number, isUnique: boolean, steps: readonly StepFigures[],
 *   chapters: readonly number[], longest: Longest,
 * }} Telling `chapters`: the steps of each that places something
 */

/** @type {readonly Sort[]} */
export const SORTS = ['step', 'link', 'chapter', 'where', 'why', 'what'];

/** @param {AnyExplainer} explainer @param {Item} item @returns {Telling} */
export function tellingOf(explainer, { name, level, size, puzzle }) {
  const { en } = explainer.languages;
  const { status, steps, chapters } = finish(explainer.explain(puzzle));
  const longest = noText();
  for (const [index, step] of steps.entries()) {
    const scene = { steps, index };
    note(longest, 'step', en.step(puzzle, scene));
    for (const i of step.chain?.keys() ?? []) note(longest, 'link', en.link(puzzle, scene, i));
    for (const sort of /** @type {const} */ (['where', 'why', 'what']))
      note(longest, sort, en.hint[sort](puzzle, scene));
  }
  for (const chapter of chapters) note(longest, 'chapter', en.chapter(puzzle, { steps, chapter }));
  const places = (/** @type {number} */ n) => explainer.moves(steps[n]).length > 0;
  return {
    name,
    level,
    size,
    isUnique: status === 'explained',
    steps: steps.map(({ technique, because, chain }) => ({
      technique,
      reasons: because.length,
      links: chain?.length ?? 0,
    })),
    chapters: chapters.filter((chapter) => chapter.steps.some(places)).map((chapter) => chapter.steps.length),
    longest,
  };
}

/** @returns {Longest} */
export function noText() {
  return /** @type {Longest} */ (Object.fromEntries(SORTS.map((sort) => [sort, { characters: 0, text: '' }])));
}

/** @param {Longest} longest @param {Sort} sort @param {string} text */
export function note(longest, sort, text) {
  const characters = [...text].length;
  if (characters > longest[sort].characters) longest[sort] = { characters, text };
}
