/** Explanations and hints of Futoshiki as programs and people get them. */
import { type HintRecord as HintRecordOf, recorderOf } from '../../core/test/explaining/records.js';
import { type FutoshikiStep, futoshikiExplainer } from '../src/explain/index.js';
import type { Move } from '../src/model/solution.js';

export type HintRecord = HintRecordOf<Move, FutoshikiStep>;

export const { explained, hinted, conflictRecord } = recorderOf(futoshikiExplainer);
