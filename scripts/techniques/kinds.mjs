/** What the page of techniques says of each kind of puzzle. */
import { drawCompact as drawGrid, futoshiki, futoshikiExplainer } from '@pipwright/futoshiki';
import { drawBox as drawBoard, pips, pipsExplainer } from '@pipwright/pips';

/**
 * @typedef {import('@pipwright/core').AnyKind} AnyKind
 * @typedef {import('@pipwright/core/explaining').Explainer<any, any, any, any, any>} AnyExplainer
 * @typedef {{
 *   name: string, title: string, kind: AnyKind, explainer: AnyExplainer, introduction: string,
 *   draw: (puzzle: any) => string,
 * }} Explained
 */

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
    draw: (puzzle) => drawGrid(puzzle),
  },
];

/** @param {import('@pipwright/pips').Puzzle} puzzle */
function tray({ supply }) {
  return supply.kind === 'list' ? supply.dominoes.map(([x, y]) => `${x}–${y}`).join('  ') : 'a whole set';
}
