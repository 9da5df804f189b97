/** A region: its border, thin seams that let its cells be counted, and dotted links where it is in pieces. */
import { decimal, element, escapeXml, outline } from '@pipwright/core/drawing';
import { type Cell, cellKey, pieces } from '../model/cell.js';
import { type BadgePlace, layOutBadge } from './badge.js';
import { REGION, RING } from './measures.js';

export function cellsOutline(cells: readonly Cell[], side: number): string {
  return outline(cells, { side, inset: REGION.inset * side, radius: REGION.corner * side });
}

export function ringAround(cells: readonly Cell[], side: number): string {
  return outline(cells, { side, inset: RING.inset * side, radius: RING.corner * side });
}

export function svgRegion(cells: readonly Cell[], side: number): string {
  return element('path', { class: 'region', d: cellsOutline(cells, side) }) + lines('seam', seams(cells, side));
}

/** Dotted links between the pieces of a region; none for one piece. */
export function svgLinks(cells: readonly Cell[], side: number): string {
  return lines('link', links(cells, side));
}

function lines(name: string, d: string): string {
  return d === '' ? '' : element('path', { class: name, d });
}

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

/** Lines from piece to piece by the shortest way, as the `d` of a path; empty for one piece. */
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

export function svgBadge(place: BadgePlace): string {
  const { left: x, top: y, width, height, radius: rx, font, lines, sign } = layOutBadge(place);
  const plate = element('rect', { x, y, width, height, rx });
  const texts = lines.map((line) =>
    element('text', { class: 'number', x: line.x, y: line.y, 'font-size': font }, escapeXml(line.text)),
  );
  const drawn =
    sign === undefined ? '' : element('path', { class: 'sign', d: sign.d, 'stroke-width': decimal(sign.width) });
  return element('g', { class: 'badge' }, plate + texts.join('') + drawn);
}
