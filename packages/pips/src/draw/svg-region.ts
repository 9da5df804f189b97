/** A region: its border, thin seams that let its cells be counted, and dotted links where it is in pieces. */
import { element } from '@pipwright/core/drawing';
import { type Cell, cellKey } from '../model/cell.js';
import { pieces } from '../model/cell-sets.js';
import { REGION, RING } from './measures.js';
import { outline } from './outline.js';

/** The border of a region as the `d` of a path. */
export function cellsOutline(cells: readonly Cell[], side: number): string {
  return outline(cells, { side, inset: REGION.inset * side, radius: REGION.corner * side });
}

/** A ring around cells, outside their border, as the `d` of a path. */
export function ringAround(cells: readonly Cell[], side: number): string {
  return outline(cells, { side, inset: RING.inset * side, radius: RING.corner * side });
}

export function svgRegion(cells: readonly Cell[], side: number): string {
  return element('path', { class: 'region', d: cellsOutline(cells, side) }) + lines('seam', seams(cells, side));
}

/** Nothing for a region in one piece. */
export function svgLinks(cells: readonly Cell[], side: number): string {
  return lines('link', links(cells, side));
}

function lines(name: string, d: string): string {
  return d === '' ? '' : element('path', { class: name, d });
}

/** Thin lines between the cells of a region, as the `d` of a path. */
export function seams(cells: readonly Cell[], side: number): string {
  const inside = new Set(cells.map(cellKey));
  const inset = Math.round(REGION.seam * side);
  const length = side - 2 * inset;
  return cells
    .flatMap(([row, column]) => [
      ...(inside.has(cellKey([row, column + 1])) ? [`M${(column + 1) * side} ${row * side + inset}v${length}`] : []),
      ...(inside.has(cellKey([row + 1, column])) ? [`M${column * side + inset} ${(row + 1) * side}h${length}`] : []),
    ])
    .join('');
}

/** From piece to piece, by the shortest way, as the `d` of a path; empty for one piece. */
export function links(cells: readonly Cell[], side: number): string {
  const middle = ([row, column]: Cell) => `${(column + 0.5) * side} ${(row + 0.5) * side}`;
  const distance = (a: Cell, b: Cell) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const [first = [], ...others] = pieces(cells);
  const linked = [...first];
  return others
    .map((piece) => {
      const pairs = piece.flatMap((to) => linked.map((from) => ({ from, to, length: distance(from, to) })));
      const shortest = pairs.reduce((best, pair) => (pair.length < best.length ? pair : best));
      linked.push(...piece);
      return `M${middle(shortest.from)}L${middle(shortest.to)}`;
    })
    .join('');
}
