/** Many boards in one picture, a group for each level, all at the same scale but for those that would not fit. */
import { drawSvg } from '@pipwright/pips';

/** @typedef {import('@pipwright/pips').Puzzle} Puzzle */

const COLUMNS = 8;
const BOX = 150;
const GAP = 14;
/** Of what `drawSvg` draws. */
const SCALE = 0.5;

/** @param {readonly (readonly Puzzle[])[]} groups */
export function contactSheet(groups) {
  const width = COLUMNS * (BOX + GAP) + GAP;
  /** @type {string[]} */
  const drawn = [];
  let top = GAP;
  for (const group of groups) {
    for (const [i, puzzle] of group.entries()) {
      const left = GAP + (i % COLUMNS) * (BOX + GAP);
      drawn.push(
        placed(drawSvg(puzzle, undefined, { tray: false }), left, top + Math.floor(i / COLUMNS) * (BOX + GAP)),
      );
    }
    top += Math.ceil(group.length / COLUMNS) * (BOX + GAP) + 2 * GAP;
  }
  const height = top - 2 * GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Boards of Pips that were made, by level">
<rect width="${width}" height="${height}" fill="#ffffff"/>
${drawn.join('\n')}
</svg>
`;
}

/** In the middle of its box. @param {string} svg @param {number} left @param {number} top */
function placed(svg, left, top) {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const scale = Math.min(SCALE, BOX / width, BOX / height);
  const at = (/** @type {number} */ start, /** @type {number} */ size) => (start + (BOX - scale * size) / 2).toFixed(1);
  const place = `x="${at(left, width)}" y="${at(top, height)}" width="${(scale * width).toFixed(1)}" height="${(scale * height).toFixed(1)}"`;
  return svg.trimEnd().replace('<svg ', `<svg ${place} `);
}
