/** Explanations of Futoshiki, judged from their records alone. */
import { lengthFaults } from '../../core/test/explaining/sentence-faults.js';
import type { Fault } from '../../core/test/explaining/step-faults.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { chapterFaults } from './chapter-faults.js';
import { byTrying } from './premise-judge.js';
import { explained, stepFaults } from './records.js';

/** What is wrong with the explanation of a puzzle with one solution, by what sort of fault it is. */
export function explanationFaults(puzzle: Puzzle): Record<Fault['kind'] | 'chapters' | 'status' | 'length', string[]> {
  const explanation = explained(puzzle);
  const { status, steps } = explanation;
  const faults = stepFaults(puzzle, steps, byTrying);
  const of = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).map(({ text }) => text);
  return {
    unsound: of('unsound'),
    needless: of('needless'),
    form: of('form'),
    unnamed: of('unnamed'),
    chapters: chapterFaults(puzzle, explanation),
    status: status === 'explained' ? [] : [`it is ${status}`],
    length: lengthFaults(explanation),
  };
}
