/** The part of docs/techniques.md that is made from the table of techniques and their examples. */
import { finish } from '@pipwright/core';
import { drawBox, pipsExplainer } from '@pipwright/pips';
import { exampleOf, wayTo } from './examples.mjs';

/**
 * @typedef {import('@pipwright/core/explaining').Technique} Technique
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 */

const INTRODUCTION = `# The techniques

Written by \`npm run techniques\` from the table in \`packages/pips/src/explain/techniques/index.ts\`.

An explanation is a list of steps. A step says what it concludes: that some cells cannot hold some values, that one domino covers two neighbours or none does, or that a domino lies somewhere. And it says what it rests on, its premises. Steps on which nothing rests that matters are left out.

Every step is **sound**: no way to fill the board agrees with its premises and contradicts its conclusion. And it is **minimal**: without any one of its premises the conclusion is no longer found to follow. Both are asked of the engine \`swift\`, whichever technique found the step. To leave a premise out means

- a **region**: its rule is not known, and its cells may hold anything;
- a **value**: which dominoes carry that number, and how many, is not known;
- a **domino**: that it is in the tray, and so must be used, is not known;
- a **cell**: it need not be covered; it then holds, without a domino, any value that is not ruled out for it, or none;
- a **shape**: the same for all its cells together, which need not be tiled;
- an **earlier step**: its conclusion is not known. So for a domino that the player has **placed**.

The techniques are tried from the top, and the first that finds something is used. _What-if_ follows the plain techniques before it for a few steps in the head. Where nothing in the table helps, a _general_ step gives the fewest premises found that force something together. Cells are named by row and column, from 1 at the top left: r2c1 is row 2, column 1; a \`*\` has no rule.`;

export function tablePart() {
  return `${[INTRODUCTION, ...pipsExplainer.techniques.map(chapter)].join('\n\n')}\n`;
}

/** @param {Technique} technique */
function chapter({ name, level }) {
  const puzzle = exampleOf(name);
  const { step, idea } = pipsExplainer.languages.en;
  const { steps } = finish(pipsExplainer.explain(puzzle));
  const way = wayTo(steps, name);
  if (way.length === 0) throw new Error(`the example of ${name} is explained without it now: it needs another puzzle`);
  const texts = way.map((index) => step(puzzle, { steps, index }));
  return [
    `## ${name}`,
    `Level ${level}. ${idea(name)}`,
    `\`\`\`text\n${drawBox(puzzle, undefined, { labels: true })}\n\ntray: ${tray(puzzle)}\n\`\`\``,
    texts.map((text, i) => `${i + 1}. ${i === texts.length - 1 ? `**${text}**` : text}`).join('\n'),
    `The puzzle: [${name}.txt](techniques/${name}.txt)`,
  ].join('\n\n');
}

/** @param {Puzzle} puzzle */
function tray({ supply }) {
  return supply.kind === 'list' ? supply.dominoes.map(([x, y]) => `${x}–${y}`).join('  ') : 'a whole set';
}

const FIGURES = '\n# Figures\n';

/** The figures at the end of the document, '' while there are none. @param {string} document */
export function figuresOf(document) {
  const at = document.indexOf(FIGURES);
  return at === -1 ? '' : document.slice(at);
}

/** What stands before them. @param {string} document */
export function tablePartOf(document) {
  return document.slice(0, document.length - figuresOf(document).length);
}

/** @param {readonly string[]} parts */
export function makeFigures(parts) {
  return `${FIGURES}\n${parts.join('\n\n')}\n`;
}
