/** What a chapter is about that places nothing. */
import type { Cell } from '../../model/cell.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { ToldLink } from './link.js';
import { hasEnd } from './pairs.js';
import { needyCells } from './sight.js';

export type ChapterSubject =
  | { readonly kind: 'parted' }
  | { readonly kind: 'partners' | 'cells'; readonly cells: readonly Cell[] }
  | { readonly kind: 'regions'; readonly puzzle: Puzzle; readonly regions: readonly Region[] };

/** The regions, or cells, that it ends with; else whose partners it finds. */
export function subjectOf(steps: readonly ToldLink[]): ChapterSubject {
  const last = steps.findLast(({ cells }) => cells.length > 0);
  if (last === undefined) {
    const needy = steps.flatMap((told) => needyCells(told, told.edges('join')));
    return needy.length === 0 ? { kind: 'parted' } : { kind: 'partners', cells: needy };
  }
  const { puzzle } = last;
  const cells = last.cells.map(({ cell }) => cell);
  const regions = puzzle.regions.filter(
    (region) => region.cells.length > 1 && cells.some((cell) => hasEnd(region.cells, cell)),
  );
  const isInside = cells.every((cell) => regions.some((region) => hasEnd(region.cells, cell)));
  return isInside && regions.length <= 2 ? { kind: 'regions', puzzle, regions } : { kind: 'cells', cells };
}
