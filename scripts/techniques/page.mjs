/**
 * docs/techniques.md, from the tables of techniques and their examples: docs/techniques/KIND/NAME.txt, a small puzzle
 * each, whose explanation uses that technique.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, readPuzzlesSync } from '@pipwright/core';
import { root } from '../workspace.mjs';
import { KINDS } from './kinds.mjs';

/**
 * @typedef {import('@pipwright/core/explaining').Technique} Technique
 * @typedef {import('./kinds.mjs').Explained} Explained
 * @typedef {{
 *   technique: string, because: readonly object[],
 *   chain?: readonly { technique: string, because: readonly object[] }[],
 * }} Step
 */

const INTRODUCTION = `# The techniques

Written by \`npm run techniques\` from the tables in \`src/explain/techniques.ts\` of each kind: [Pips](#pips) and [Futoshiki](#futoshiki).

Of all chapters that could come next, the easiest is told. A step may suppose something and show, link by link, that it cannot be. Cells are named by row and column, from 1 at the top left: r2c1 is row 2, column 1.

Below nearly every technique is a small puzzle whose explanation uses it, and the first step that does. The puzzles are in \`techniques\`, as \`KIND/NAME.txt\`; \`./pips-solver explain\` tells the steps before.`;

export function techniquePage() {
  return `${[INTRODUCTION, ...KINDS.map(kindPart)].join('\n\n')}\n`;
}

/** @param {Explained} kind */
function kindPart(kind) {
  const { title, introduction, explainer } = kind;
  return [`# ${title}`, introduction, ...explainer.techniques.map((each) => chapter(kind, each))].join('\n\n');
}

/** @param {Explained} kind @param {Technique} technique */
function chapter(kind, { name, level }) {
  const puzzle = exampleOf(kind, name);
  const { step, told: toldOf, idea, technique } = kind.explainer.languages.en;
  const told = [`## ${name}`, `${technique(name)}. Level ${level}. ${idea(name)}`];
  if (puzzle === undefined) return [...told, 'No small puzzle is known that needs it.'].join('\n\n');
  const { steps } = finish(kind.explainer.explain(puzzle));
  const way = wayTo(steps, name);
  if (way.length === 0) throw new Error(`the example of ${name} is explained without it now: it needs another puzzle`);
  const index = way.at(-1) ?? 0;
  const scene = { steps, index };
  const links = toldOf(puzzle, scene).links.map(({ sentences }) => `\n- ${sentences.join(' ')}`);
  const before = way.length === 1 ? '' : `After ${way.length === 2 ? 'a step' : `${way.length - 1} steps`}: `;
  return [
    ...told,
    `\`\`\`text\n${kind.draw(puzzle)}\n\`\`\``,
    `${before}**${step(puzzle, scene)}**${links.join('')}`,
  ].join('\n\n');
}

/** @param {Explained} kind @param {string} technique @returns {any} undefined where there is none */
function exampleOf({ name, kind }, technique) {
  const file = join(root, 'docs', 'techniques', name, `${technique}.txt`);
  if (!existsSync(file)) return undefined;
  const [read] = readPuzzlesSync(readFileSync(file, 'utf8'), [kind]);
  if (read?.checked.ok !== true) throw new Error(`the example of ${technique} is no puzzle`);
  return read.checked.value;
}

/**
 * Steps that lead to the first use of a technique, with that use as the last of them; none where it is not used. What
 * only a chain uses is used by the step that supposes it.
 * @param {readonly Step[]} steps
 * @param {string} technique
 */
function wayTo(steps, technique) {
  const own = steps.findIndex((step) => step.technique === technique);
  const last =
    own === -1 ? steps.findIndex(({ chain = [] }) => chain.some((each) => each.technique === technique)) : own;
  const needed = new Set([last]);
  for (let i = last; i >= 0; i--) {
    if (!needed.has(i)) continue;
    const { because = [], chain = [] } = steps[i] ?? {};
    for (const premise of [...because, ...chain.flatMap((link) => link.because)])
      if ('step' in premise) needed.add(Number(premise.step));
  }
  return [...steps.keys()].filter((i) => needed.has(i));
}
