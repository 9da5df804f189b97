/** The examples of the techniques: docs/techniques/KIND/NAME.txt, a small puzzle each, whose explanation uses that technique. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzles } from '@pipwright/core';
import { root } from '../workspace.mjs';

/**
 * @typedef {import('./kinds.mjs').Explained} Explained
 * @typedef {{
 *   technique: string, because: readonly object[], seen: readonly { technique: string }[],
 *   chain?: readonly { because: readonly object[] }[],
 * }} Step
 */

/** @param {Pick<Explained, 'name'>} kind @param {string} technique */
export function fileOf(kind, technique) {
  return join(root, 'docs', 'techniques', kind.name, `${technique}.txt`);
}

/** @param {Pick<Explained, 'name' | 'kind'>} kind @param {string} technique @returns {any} undefined where there is none */
export function exampleOf({ name, kind }, technique) {
  const file = fileOf({ name }, technique);
  if (!existsSync(file)) return undefined;
  const [read] = readPuzzles(readFileSync(file, 'utf8'), [kind]);
  if (read?.checked.ok !== true) throw new Error(`the example of ${technique} is no puzzle`);
  return read.checked.value;
}

/**
 * Which steps lead to the first use of a technique, with that use as the last of them; none where it is not used. What is
 * never a step of its own is used by the step that sees it.
 * @param {readonly Step[]} steps
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
      if ('step' in premise) needed.add(Number(premise.step));
  }
  return [...steps.keys()].filter((i) => needed.has(i));
}
