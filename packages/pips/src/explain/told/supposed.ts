/** What a step supposes, and how that lies beside what it concludes. */
import { type Domino, sameDomino } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import type { ToldLink } from './link.js';
import { samePair } from './pairs.js';
import { byName } from './tray.js';

/** Is a domino supposed where one is placed in the end: another, or the same the other way round? */
export function isSupposedThere({ suppose, placed }: ToldLink): boolean {
  return suppose?.kind === 'place' && samePair(placed?.cells, suppose.cells);
}

export function isTurned(told: ToldLink): boolean {
  return (
    told.suppose?.kind === 'place' && isSupposedThere(told) && sameDomino(told.suppose.domino, told.placed!.domino)
  );
}

/** The dominoes of which one is supposed, where these are all: two, or one that may lie either way round. */
export interface Either {
  readonly cells: Edge;
  readonly dominoes: readonly Domino[];
  readonly region: Region | undefined;
  /** Is it the pair that was named last? */
  readonly isJust: boolean;
}

export function eitherOf(told: ToldLink): Either | undefined {
  const { suppose } = told;
  if (suppose?.kind !== 'place' || !isSupposedThere(told)) return undefined;
  const { cells } = suppose;
  const { left } = told.candidates(cells);
  const isBoth = left.length === (isTurned(told) ? 1 : 2) && left.some((each) => sameDomino(each, suppose.domino));
  if (!isBoth) return undefined;
  const last = told.seen.flatMap((each) => each.edges('join')).at(-1);
  return { cells, dominoes: byName(left), region: told.around(cells), isJust: samePair(last, cells) };
}
