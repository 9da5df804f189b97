/** Explanations as programs and people get them: steps as JSON with their sentences, to judge from that alone. */
import { finish, type JsonObject } from '@pipwright/core';
import type { Explanation, Hint } from '@pipwright/core/explaining';
import { type PipsConflict, type PipsStep, pipsExplainer } from '../src/explain/index.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Solution } from '../src/model/solution.js';

export interface StepRecord {
  readonly technique: string;
  readonly text: string;
  readonly because: readonly JsonObject[];
  readonly removes: readonly JsonObject[];
  readonly joins: readonly JsonObject[];
  readonly places: readonly JsonObject[];
}

export interface ConflictRecord {
  readonly class: string;
  readonly reason?: string | undefined;
  readonly text: string;
  readonly because: readonly JsonObject[];
}

const { languages, stepToJson, becauseToJson } = pipsExplainer;

export function stepRecord(puzzle: Puzzle, step: PipsStep, text: string): StepRecord {
  return { technique: step.technique, text, joins: [], ...stepToJson(puzzle, step) } as unknown as StepRecord;
}

export function stepRecords(puzzle: Puzzle, steps: readonly PipsStep[], progress?: Solution): StepRecord[] {
  return steps.map((step, index) => stepRecord(puzzle, step, languages.en.step(puzzle, { steps, index, progress })));
}

function conflictRecord(puzzle: Puzzle, conflict: PipsConflict | undefined): ConflictRecord | undefined {
  return (
    conflict && {
      class: conflict.class,
      reason: conflict.reason,
      text: languages.en.conflict(puzzle, conflict),
      because: becauseToJson(conflict.because),
    }
  );
}

export function explained(
  puzzle: Puzzle,
  progress?: Solution,
): {
  readonly status: Explanation['status'];
  readonly steps: readonly StepRecord[];
  readonly conflict: ConflictRecord | undefined;
} {
  const { status, steps, conflict } = finish(pipsExplainer.explain(puzzle, progress));
  return { status, steps: stepRecords(puzzle, steps, progress), conflict: conflictRecord(puzzle, conflict) };
}

export function hinted(
  puzzle: Puzzle,
  progress?: Solution,
): {
  readonly status: Hint['status'];
  readonly step: StepRecord | undefined;
  readonly conflict: ConflictRecord | undefined;
} {
  const { status, step, way = [], conflict } = finish(pipsExplainer.hint(puzzle, progress));
  return {
    status,
    step: step && stepRecord(puzzle, step, languages.en.hint(puzzle, { step, way }, progress)),
    conflict: conflictRecord(puzzle, conflict),
  };
}
