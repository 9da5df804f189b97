/** What the page of techniques says of each kind of puzzle, and where its examples come from. */

import { firstDrawn } from '@pipwright/core/generating';
import { drawFutoshiki, drawBox as drawGrid, futoshiki, futoshikiExplainer, gridFormat } from '@pipwright/futoshiki';
import { drawBox as drawBoard, drawPips, pips, pipsExplainer, textFormat } from '@pipwright/pips';
import { adjacentPuzzle } from './adjacent.mjs';

/**
 * @typedef {import('@pipwright/core').AnyKind} AnyKind
 * @typedef {import('@pipwright/core/explaining').Explainer<any, any, any, any, any>} AnyExplainer
 * @typedef {{
 *   name: string, title: string, kind: AnyKind, explainer: AnyExplainer, introduction: string,
 *   draw: (puzzle: any) => string, write: (puzzle: any) => string, sizeOf: (puzzle: any) => number,
 *   within: number, random: (seed: number) => unknown,
 * }} Explained
 * `within`: an example uses its technique among so many steps; `random`: a small puzzle with one solution, or undefined
 * where that takes too long
 */

/** What takes longer to draw is not small. */
const MOST_NODES = 20_000;

const EARLIER = '- an **earlier step**: its conclusion is unknown; the same goes for what the player has **placed**';

/** @type {readonly Explained[]} */
export const KINDS = [
  {
    name: 'pips',
    title: 'Pips',
    kind: /** @type {AnyKind} */ (/** @type {unknown} */ (pips)),
    explainer: pipsExplainer,
    introduction: `A chapter ends with one domino to place. A step concludes that some cells cannot hold some numbers, that two neighbours share a domino or do not, or that a domino has its place. A \`*\` marks a cell without a rule. Dropping a reason means:

- a **region**: its rule is unknown, so its cells may hold anything
- a **value**: it is unknown which dominoes have this number, and how many; that no domino has a number is known without a reason
- a **domino**: it is unknown whether it is in the tray and must be used
- a **cell**: it does not have to be covered; without a domino it may hold any number that is not ruled out, or none
- a **shape**: the same for all its cells together, which do not have to be tiled
${EARLIER}`,
    draw: (puzzle) => `${drawBoard(puzzle, undefined, { labels: true })}\n\ntray: ${tray(puzzle)}`,
    write: (puzzle) => written(textFormat, puzzle),
    sizeOf: ({ cells }) => cells.length,
    within: 2,
    random(seed) {
      const request = { dominoes: 3 + (seed % 4), minimal: seed % 3 === 0 };
      const step = firstDrawn((random) => drawPips(random, request), `example ${seed}`).run(MOST_NODES);
      return step.type === 'solution' ? step.solution.puzzle : undefined;
    },
  },
  {
    name: 'futoshiki',
    title: 'Futoshiki',
    kind: /** @type {AnyKind} */ (/** @type {unknown} */ (futoshiki)),
    explainer: futoshikiExplainer,
    introduction: `A chapter ends with a number to write and takes along what follows by itself. A step concludes that some cells hold a number, or cannot hold some. Techniques about bars are for Adjacent, where numbers on either side of a bar differ by one, and all other neighbours do not. Dropping a reason means:

- a **row** or a **column**: its numbers may repeat
- a **sign**, a **bar**, or that there is **no bar**: the two cells have nothing to do with each other
- a **given** number: its cell may hold anything
${EARLIER}`,
    draw: (puzzle) => drawGrid(puzzle, undefined, { labels: true }),
    write: (puzzle) => written(gridFormat, puzzle),
    // Bars are for those techniques that need them.
    sizeOf: ({ maxNumber, bars }) => (bars === undefined ? 1 : 3) * maxNumber ** 2,
    // The first steps of most are about single cells.
    within: 20,
    random(seed) {
      const side = 3 + (seed % 5);
      if (seed % 7 === 6) return adjacentPuzzle(`example ${seed}`, side);
      const clues = /** @type {const} */ (['mixed', 'few-numbers', 'few-signs'])[seed % 3] ?? 'mixed';
      const request = { side, clues, minimal: seed % 2 === 0 };
      const step = firstDrawn((random) => drawFutoshiki(random, request), `example ${seed}`).run(MOST_NODES);
      return step.type === 'solution' ? step.solution.puzzle : undefined;
    },
  },
];

/** @param {string} name */
export function kindCalled(name) {
  return KINDS.find((each) => each.name === name);
}

/** @param {import('@pipwright/pips').Puzzle} puzzle */
function tray({ supply }) {
  return supply.kind === 'list' ? supply.dominoes.map(([x, y]) => `${x}–${y}`).join('  ') : 'a whole set';
}

/** @template Puzzle @param {import('@pipwright/core').Writer<Puzzle>} format @param {Puzzle} puzzle */
function written(format, puzzle) {
  const text = format.make([puzzle]);
  if (!text.ok) throw new Error(`it cannot be written: ${JSON.stringify(text.error)}`);
  return text.value;
}
