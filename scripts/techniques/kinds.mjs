/** Kinds of puzzle on the page of techniques. */
import { drawCompact as drawGrid, futoshiki, futoshikiExplainer } from '@pipwright/futoshiki/parts';
import { drawBox as drawBoard, pips, pipsExplainer } from '@pipwright/pips/parts';

/**
 * @typedef {import('@pipwright/core').AnyKind} AnyKind
 * @typedef {import('@pipwright/core/explaining').Explainer<any, any, any, any, any>} AnyExplainer
 * @typedef {{
 *   name: string, title: string, kind: AnyKind, explainer: AnyExplainer, introduction: string,
 *   draw: (puzzle: any) => string,
 * }} Explained
 */

/** @type {readonly Explained[]} */
export const KINDS = [
  {
    name: 'pips',
    title: 'Pips',
    kind: /** @type {AnyKind} */ (/** @type {unknown} */ (pips)),
    explainer: pipsExplainer,
    introduction: `A chapter ends with one domino to place. Each step makes a **claim** and concludes from it that some cells cannot hold some numbers, that two neighbours share a domino or do not, or that a domino has its place. A \`*\` marks a cell without a rule.

Each claim is **true** of the board, read with what the steps before it concluded; a check goes through every way again. Each conclusion **follows** from its claim and from what was told before. Each step is **needed** by a later one of its chapter. What a one-cell rule says, that the numbers of an = are alike, and which numbers the tray has, is seen without a step. The reasons of a step are what its claim is about, and the steps of its chapter that it cannot do without.

A step that supposes something is _try-both_ if its chain has at most three links, none of which supposes anything itself, and _looking-ahead_ otherwise.`,
    draw: (puzzle) => `${drawBoard(puzzle, undefined, { labels: true })}\n\ntray: ${tray(puzzle)}`,
  },
  {
    name: 'futoshiki',
    title: 'Futoshiki',
    kind: /** @type {AnyKind} */ (/** @type {unknown} */ (futoshiki)),
    explainer: futoshikiExplainer,
    introduction: `A chapter ends with a number to write and takes along what follows by itself. A step concludes that some cells hold a number, or cannot hold some. Techniques about bars are for Adjacent, where numbers on either side of a bar differ by one, and all other neighbours do not.

Every step is **sound**: if its reasons are true, so is its conclusion. Every step is **minimal**: without any one of its reasons, some part of the conclusion no longer follows. So are the links of a chain. The engine \`swift\` checks both, whichever technique found the step. A step that supposes something is _try-both_ if there were two candidates for one place and one of them fails within two links, and _looking-ahead_ otherwise. Dropping a reason means:

- a **row** or a **column**: its numbers may repeat
- a **sign**, a **bar**, or that there is **no bar**: the two cells have nothing to do with each other
- a **given** number: its cell may hold anything
- an **earlier step**: its conclusion is unknown; the same goes for what the player has **placed**`,
    draw: (puzzle) => drawGrid(puzzle),
  },
];

/** @param {import('@pipwright/pips').Puzzle} puzzle */
function tray({ supply }) {
  return supply.kind === 'list' ? supply.dominoes.map(([x, y]) => `${x}–${y}`).join('  ') : 'a whole set';
}
