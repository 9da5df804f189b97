/** What the board shows with one page of a chapter: what has been said by its end, and what that page places or speaks of. */
import type { BoardOf, Cell, KindName } from '@pipwright/play';
import type { ChapterWalked } from '../think/walk-messages.js';
import { outlined } from './rings.js';
import type { Pages } from './use-pages.js';

export interface PageShown {
  readonly board: BoardOf<KindName>;
  readonly cells: readonly (readonly Cell[])[];
}

export function pageShown({ parts }: ChapterWalked, { starts }: Pages, page: number): PageShown | undefined {
  const read = parts.slice(starts[page], starts[page + 1]);
  const last = read.at(-1);
  if (last === undefined) return undefined;
  const placed = read.flatMap((part) => part.placed);
  return {
    board: last.board,
    cells: placed.length > 0 ? placed : outlined(read.flatMap(({ look }) => look)),
  };
}
