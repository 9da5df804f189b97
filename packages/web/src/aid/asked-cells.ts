/** Where what is only asked about would be, on the board: a sentence calls that here. */
import type { ActionOf, Cell, KindName } from '@pipwright/play';
import type { Shown } from '../ui/aid.js';

function cellsAsked(action: ActionOf<KindName>): readonly Cell[] {
  switch (action.type) {
    case 'place':
      return action.cells;
    case 'move':
      return action.to;
    case 'put':
      return [action.cell];
    default:
      return [];
  }
}

export function withAsked(action: ActionOf<KindName>, shown: Shown): Shown {
  const asked = cellsAsked(action);
  const names = sorted(asked);
  return { ...shown, glow: [asked, ...shown.glow.filter((cells) => sorted(cells) !== names)] };
}

function sorted(cells: readonly Cell[]): string {
  return cells.map(String).sort().join(' ');
}
