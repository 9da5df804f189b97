/** Explanations of the Times's puzzles: whether they hold, come to their end, and can be read. */
import { finish } from '@pipwright/core';
import { tooLong } from '../../core/test/explaining/sentence-faults.js';
import { compile, SwiftWitnesses } from '../src/engines/swift/index.js';
import { pipsExplainer } from '../src/explain/index.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { chapterFaults } from './chapter-faults.js';
import { explanationRecord } from './records.js';
import { reachedFaults, toldFaults } from './told-faults.js';

/** What is wrong with the explanation of a puzzle, by what sort of fault it is. */
export function explanationFaults(puzzle: Puzzle): Record<'told' | 'chapters' | 'reached' | 'length', string[]> {
  const explanation = finish(pipsExplainer.explain(puzzle));
  const record = explanationRecord(puzzle, explanation);
  return {
    told: toldFaults(puzzle, explanation),
    chapters: chapterFaults(puzzle, record),
    reached: reachedFaults(puzzle, explanation.steps, witnesses(puzzle)),
    length: record.steps.flatMap(({ text, chain = [] }) =>
      tooLong('step', [text, ...chain.map((link) => link.text)].flatMap(sentencesIn)),
    ),
  };
}

/** Each with its end. */
const sentencesIn = (text: string) => text.match(/[^.?!]+[.?!]/g) ?? [];

/** Solutions that share no more than all do. */
function witnesses(puzzle: Puzzle) {
  const search = new SwiftWitnesses(compile(puzzle));
  const found = [];
  for (let step = search.run(1e9); step.type === 'solution'; step = search.run(1e9)) found.push(step.solution);
  return found;
}
