/** Explanations of the Times's puzzles: whether they hold, come to their end, and can be read. */
import { finish } from '@pipwright/core';
import { type Chaptered, chapterFormFaults } from '../../core/test/explaining/chapter-faults.js';
import { tooLong } from '../../core/test/explaining/sentence-faults.js';
import { verify } from '../src/check/verify.js';
import { compile, SwiftWitnesses } from '../src/engines/swift/index.js';
import { pipsExplainer } from '../src/explain/index.js';
import { cellKey } from '../src/model/cell.js';
import { dominoKey } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Solution } from '../src/model/solution.js';
import { partsOf } from './claims.js';
import { explanationRecord } from './hint-player.js';
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

/** A chapter places one domino. */
const MOST_PLACING = 1;

/** Every domino is placed once, and where there is one solution, that is it. */
export function chapterFaults(puzzle: Puzzle, explanation: Chaptered, progress?: Solution): string[] {
  const { status, steps } = explanation;
  const placements = [...(progress?.placements ?? []), ...steps.flatMap((step) => partsOf(step).placed)];
  const cells = placements.flatMap((placement) => placement.cells.map(cellKey));
  const faults = chapterFormFaults(explanation, MOST_PLACING);
  if (new Set(cells).size < cells.length) faults.push('a cell is covered twice');
  if (status !== 'explained') return faults;
  const wrong = verify(puzzle, { placements });
  if (wrong.length > 0) faults.push(`the dominoes placed do not solve it: ${JSON.stringify(wrong)}`);
  const { supply } = puzzle;
  const names = (dominoes: readonly (readonly [number, number])[]) => dominoes.map(dominoKey).sort().join();
  if (supply.kind === 'list' && names(placements.map(({ domino }) => domino)) !== names(supply.dominoes))
    faults.push('not every domino is placed once');
  return faults;
}
