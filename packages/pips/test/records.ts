/** Explanations of Pips as programs and people get them. */
import { type HintRecord as HintRecordOf, recorderOf } from '../../core/test/explaining/records.js';
import { explainByReasons } from '../src/explain/explain.js';
import { type PipsStep, pipsExplainer } from '../src/explain/index.js';
import type { Cell } from '../src/model/cell.js';
import type { Placement } from '../src/model/solution.js';

export type {
  ChapterRecord,
  ConflictRecord,
  ExplanationRecord,
  LinkRecord,
  StepRecord,
} from '../../core/test/explaining/records.js';

export type HintRecord = HintRecordOf<Placement, PipsStep>;

export const { stepRecords, explanationRecord, explained, hinted, conflictRecord } = recorderOf(pipsExplainer);

/** What hints and grades go by. */
export const byReasons = { ...pipsExplainer, explain: explainByReasons };
export const { explained: explainedByReasons } = recorderOf(byReasons);

/** The pairs that one sees on the way to the step that a hint tells, which are no secret. */
export function pairsSeen({ typed }: HintRecord): readonly (readonly [Cell, Cell])[] {
  return (typed?.seen ?? []).flatMap(({ concludes }) => (concludes.kind === 'join' ? [concludes.edge] : []));
}
