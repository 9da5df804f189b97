/** The examples of the techniques: docs/techniques/NAME.txt, a small puzzle each, whose explanation uses that technique. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzles } from '@pipwright/core';
import { pips } from '@pipwright/pips';
import { root } from '../workspace.mjs';

/**
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('@pipwright/pips').PipsStep} PipsStep
 */

export const EXAMPLES = join(root, 'docs', 'techniques');

/** @param {string} technique @returns {Puzzle} */
export function exampleOf(technique) {
  const [read] = readPuzzles(readFileSync(join(EXAMPLES, `${technique}.txt`), 'utf8'), [pips]);
  if (read?.checked.ok !== true) throw new Error(`the example of ${technique} is no puzzle`);
  return read.checked.value;
}

/**
 * Which steps lead to the first use of a technique, with that use as the last of them; none where it is not used. What is
 * never a step of its own is used by the step that sees it.
 * @param {readonly PipsStep[]} steps
 * @param {string} technique
 */
export function wayTo(steps, technique) {
  const own = steps.findIndex((step) => step.technique === technique);
  const last = own === -1 ? steps.findIndex(({ seen }) => seen.some((each) => each.technique === technique)) : own;
  const needed = new Set([last]);
  for (let i = last; i >= 0; i--) {
    if (!needed.has(i)) continue;
    const { because = [], chain = [] } = steps[i] ?? {};
    for (const premise of [...because, ...chain.flatMap((link) => link.because)])
      if ('step' in premise) needed.add(premise.step);
  }
  return [...steps.keys()].filter((i) => needed.has(i));
}
