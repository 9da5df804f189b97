/** Explanations of Pips as programs and people get them. */
import { type HintRecord as HintRecordOf, recorderOf } from '../../core/test/explaining/records.js';
import { type PipsStep, pipsExplainer } from '../src/explain/index.js';
import type { Placement } from '../src/model/solution.js';

export type { StepRecord } from '../../core/test/explaining/records.js';

export type HintRecord = HintRecordOf<Placement, PipsStep>;

export const { stepRecords, explanationRecord, hinted } = recorderOf(pipsExplainer);
