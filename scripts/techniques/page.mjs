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

An explanation is a list of chapters. A chapter ends with one domino to place and holds the steps that it needs and that were not told before. Each step has a conclusion: some cells cannot hold some numbers, two neighbours share a domino or do not, or a domino has its place. It also lists its reasons.

Every step is **sound**: if its reasons are true, so is its conclusion. Every step is **minimal**: without any one of its reasons, some part of the conclusion no longer follows. The engine \`swift\` checks both, whichever technique found the step. It gives up on a reason that takes thousands of nodes to do without, so a few steps of hard puzzles, and more of those on boards of over 40 cells, name a reason too many. Dropping a reason means:

- a **region**: its rule is unknown, so its cells may hold anything
- a **value**: it is unknown which dominoes have this number, and how many; that no domino has a number is known without a reason
- a **domino**: it is unknown whether it is in the tray and must be used
- a **cell**: it does not have to be covered; without a domino it may hold any number that is not ruled out, or none
- a **shape**: the same for all its cells together, which do not have to be tiled
- an **earlier step**: its conclusion is unknown; the same goes for a domino that the player has **placed**

Of all chapters that could come next, the easiest is told. Where nothing else helps, a step supposes something and shows, link by link, that it cannot be: _try-both_ if there were two candidates for one place and one of them fails within two links, _looking-ahead_ otherwise. Links are sound and minimal too. Cells are named by row and column, from 1 at the top left: r2c1 is row 2, column 1. A \`*\` marks a cell without a rule.`;

export function tablePart() {
  return `${[INTRODUCTION, ...pipsExplainer.techniques.map(chapter)].join('\n\n')}\n`;
}

/** @param {Technique} technique */
function chapter({ name, level }) {
  const puzzle = exampleOf(name);
  const { step, link, idea, technique } = pipsExplainer.languages.en;
  const { steps } = finish(pipsExplainer.explain(puzzle));
  const way = wayTo(steps, name);
  if (way.length === 0) throw new Error(`the example of ${name} is explained without it now: it needs another puzzle`);
  const items = way.map((index, i) => {
    const scene = { steps, index };
    const text = step(puzzle, scene);
    const links = [...(steps[index]?.chain?.keys() ?? [])].map((n) => `   - ${link(puzzle, scene, n)}`);
    return [`${i + 1}. ${i === way.length - 1 ? `**${text}**` : text}`, ...links].join('\n');
  });
  return [
    `## ${name}`,
    `${technique(name)}. Level ${level}. ${idea(name)}`,
    `\`\`\`text\n${drawBox(puzzle, undefined, { labels: true })}\n\ntray: ${tray(puzzle)}\n\`\`\``,
    items.join('\n'),
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
