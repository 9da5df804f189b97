/** Explanations of Futoshiki, judged from their records alone. */
import { lengthFaults } from '../../core/test/explaining/sentence-faults.js';
import { byKind, type Fault } from '../../core/test/explaining/step-faults.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { chapterFaults } from './chapter-faults.js';
import { byTrying } from './premise-judge.js';
import { explained, stepFaults } from './records.js';

/** What is wrong with the explanation of a puzzle with one solution, by what sort of fault it is. */
export function explanationFaults(puzzle: Puzzle): Record<Fault['kind'] | 'chapters' | 'status' | 'length', string[]> {
  const explanation = explained(puzzle);
  const { status, steps } = explanation;
  return {
    ...byKind(stepFaults(puzzle, steps, byTrying)),
    chapters: chapterFaults(puzzle, explanation),
    status: status === 'explained' ? [] : [`it is ${status}`],
    length: lengthFaults(explanation),
  };
}
