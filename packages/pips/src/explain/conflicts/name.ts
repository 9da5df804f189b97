/** What a conflict is called, by what it rests on alone. */
import type { Judge } from '../judge.js';
import { type Premise, tiled, tiledCells } from '../premise.js';
import { uncoverableArea } from './area.js';
import { tooFewDominoes } from './dominoes.js';
import { tooFewDoubles } from './doubles.js';
import { emptyCell } from './empty-cell.js';
import { MOST_CELLS } from './limits.js';
import { boardOf, type Loosened } from './loosened.js';
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
  tooManyOfANumber,
  tooFewDoubles,
  tooFewForAPair,
  tooFewOfSeveralNumbers,
  tooFewPips,
  tooManyPips,
];

/** No more regions than these can be looked at together with the tray. */
const FEW_REGIONS = 2;

export interface Name {
  readonly class: ConflictClass;
  readonly reason?: ConflictReason;
  readonly shortage?: Shortage;
  /** Where nothing fits. */
  readonly at?: number;
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
  const [only, ...others] = tiledCells(because);
  if (only !== undefined && others.length === 0) return named({ reason: 'nothing-fits-a-cell', at: only });
  if (regions <= FEW_REGIONS) return named({ reason: 'dominoes-do-not-fit' });
  const at = judge.compiled.cells > MOST_CELLS ? undefined : emptyCell(judge, because);
  return at === undefined ? { class: 'combined' } : named({ reason: 'nothing-fits-a-cell', at });
}

function named({ reason, shortage, at }: Named): Name {
  return {
    class: REASONS[reason],
    reason,
    ...(shortage === undefined ? {} : { shortage }),
    ...(at === undefined ? {} : { at }),
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
