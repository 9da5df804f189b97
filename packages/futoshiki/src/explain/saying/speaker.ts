/** Messages filled in, and things by their names. */
import type { Cell } from '@pipwright/core';
import { type Names, Speaker as Plain } from '@pipwright/core/explaining';
import type { Line, ToldClaim } from '../claims/told.js';
import { type Key, messages } from './english.js';

export type ToldOf<Says extends ToldClaim['says']> = Extract<ToldClaim, { readonly says: Says }>;

export class Speaker extends Plain<Key> {
  constructor(names?: Names) {
    super(messages, names);
  }

  cells(cells: readonly Cell[]): string {
    return this.names.cells(cells);
  }

  eitherOf(cells: readonly Cell[]): string {
    return this.or(cells.map(this.cell));
  }

  line(line: Line): string {
    return 'row' in line ? this.say('row', { n: line.row + 1 }) : this.say('column', { n: line.column + 1 });
  }

  /** `rows 1 and 3 and column 4`. */
  lines(lines: readonly Line[]): string {
    const rows = lines.flatMap((line) => ('row' in line ? [line.row + 1] : [])).sort((a, b) => a - b);
    const columns = lines.flatMap((line) => ('column' in line ? [line.column + 1] : [])).sort((a, b) => a - b);
    const named = (numbers: readonly number[], one: 'row' | 'column') =>
      numbers.length === 0
        ? []
        : [numbers.length === 1 ? this.say(one, { n: numbers[0]! }) : this.say(`${one}s`, { n: this.and(numbers) })];
    return this.and([...named(rows, 'row'), ...named(columns, 'column')]);
  }

  /** `r1c1 < r1c2 < r2c2`. */
  along(cells: readonly Cell[], side: 'least' | 'most'): string {
    return this.names.along(cells, side === 'least' ? '>' : '<');
  }
}
