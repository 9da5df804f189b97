/**
 * What a conflict is called, by what it rests on alone: it has a name only where the premises that are left are that
 * conflict by themselves. A module that counts one kind of conflict must be sound for any loosened board.
 */
import type { Judge } from '../judging/judge.js';
import { type Premise, tiled } from '../knowledge/premise.js';
import { uncoverableArea } from './area.js';
import { tooFewDominoes } from './dominoes.js';
import { tooFewDoubles } from './doubles.js';
import { boardOf, type Loosened } from './loosened.js';
import { noPartner } from './no-partner.js';
import { outOfReach, regionWithoutNumbers } from './out-of-reach.js';
import { tooFewPips, tooManyPips } from './pips.js';
import { type ConflictClass, type ConflictReason, type Named, REASONS, type Shortage } from './reason.js';
import { impossibleRegion } from './region.js';
import { canShareOut } from './sharing.js';
import { tooFewForAPair, tooFewNumbers, tooFewOfANumber, tooFewOfSeveralNumbers } from './too-few.js';
import { tooManyOfANumber } from './too-many.js';

/** Those that are found by arithmetic, the plainest first. */
export const COUNTED: readonly ((board: Loosened) => Iterable<Named>)[] = [
  uncoverableArea,
  impossibleRegion,
  tooFewDominoes,
  tooFewNumbers,
  tooFewOfANumber,
  outOfReach,
  tooFewDoubles,
  noPartner,
  tooManyOfANumber,
  tooFewForAPair,
  tooFewOfSeveralNumbers,
  tooFewPips,
  tooManyPips,
  regionWithoutNumbers,
];

/** No more regions than these can be looked at together with the tray. */
const FEW_REGIONS = 2;

export interface Name {
  readonly class: ConflictClass;
  readonly reason?: ConflictReason;
  readonly shortage?: Shortage;
  /** Where nothing fits. */
  readonly at?: number;
  readonly left?: Named['left'];
  readonly needs?: Named['needs'];
}

export function nameOf(judge: Judge, because: readonly Premise[]): Name {
  const board = boardOf(judge, because);
  for (const find of COUNTED) for (const found of find(board)) return named(found);
  if (!canShareOut(board)) return named({ reason: 'numbers-do-not-fit' });
  const regions = because.filter(({ kind }) => kind === 'region').length;
  if (!because.some(({ kind }) => kind === 'value' || kind === 'domino')) {
    if (regions === 0) return named({ reason: 'area' });
    if (regions === 1) return named({ reason: 'region' });
  }
  return regions <= FEW_REGIONS ? named({ reason: 'dominoes-do-not-fit' }) : { class: 'combined' };
}

function named({ reason, shortage, at, left, needs }: Named): Name {
  return {
    class: REASONS[reason],
    reason,
    ...(shortage === undefined ? {} : { shortage }),
    ...(at === undefined ? {} : { at }),
    ...(left === undefined ? {} : { left }),
    ...(needs === undefined ? {} : { needs }),
  };
}

/** What a named conflict rests on, and all that a player has placed. */
export function premisesNamed({ regions = [], values = [], cells = [] }: Named, facts: number): Premise[] {
  return [
    ...tiled(cells),
    ...values.map((id): Premise => ({ kind: 'value', id })),
    ...regions.map((id): Premise => ({ kind: 'region', id })),
    ...Array.from({ length: facts }, (_, id): Premise => ({ kind: 'fact', id })),
  ];
}
