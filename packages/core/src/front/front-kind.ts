import type { JsonValue, Result } from '../data.js';
import type { AnyConflict, AnyStep, Explainer } from '../explaining/explainer.js';
import type { GeneratingPart, Wish } from '../generating.js';
import type { Problem, Words } from '../problem.js';
import type { Engine } from '../search.js';
import type { Shape } from '../shape.js';
import type { Checking } from './checking.js';

/** The types of a kind, by name. */
export interface AnyFront {
  readonly Spec: unknown;
  readonly Puzzle: object;
  readonly Solution: unknown;
  readonly Move: unknown;
  readonly Step: AnyStep;
  readonly Conflict: AnyConflict;
  readonly Request: Wish;
  readonly Words: Words;
  readonly Format: string;
  readonly Level: string;
  readonly Style: string;
}

/** What all functions of a kind need. */
export interface FrontKind<K extends AnyFront> {
  readonly checking: Checking<K['Spec'], K['Puzzle'], K['Words']>;
  readonly engine: Engine<K['Puzzle'], K['Solution'], K['Move']>;
  verify(puzzle: K['Puzzle'], solution: K['Solution']): readonly Problem[];
  solutionFromJson(value: JsonValue): Result<K['Solution'], readonly Problem[]>;
  solutionAfter(puzzle: K['Puzzle'], moves: readonly K['Move'][]): K['Solution'];
  /** The same solution in reading order. */
  tidy(solution: K['Solution']): K['Solution'];
}

export interface Making<K extends AnyFront>
  extends Pick<GeneratingPart<K['Puzzle'], K['Solution'], K['Request']>, 'refuses' | 'generate'> {
  readonly shape: Shape<K['Request']>;
}

export type ExplainerOf<K extends AnyFront> = Explainer<
  K['Puzzle'],
  K['Solution'],
  K['Move'],
  K['Step'],
  K['Conflict']
>;

/** The solution, complete or not, that a caller has handed in. Throws a `PuzzleError` for what does not look like one. */
export function shapedSolution<K extends AnyFront>(
  { checking, solutionFromJson }: FrontKind<K>,
  given: K['Solution'],
): K['Solution'] {
  // `solutionFromJson` accepts any value.
  const read = solutionFromJson(given as JsonValue);
  if (!read.ok) throw checking.refusal(read.error);
  return read.value;
}
