/** Explanations of the Times's puzzles, judged from their records alone, and how they read. */
import { lengthFaults, tooLong } from '../../core/test/explaining/sentence-faults.js';
import { byKind } from '../../core/test/explaining/step-faults.js';
import { compile, SwiftWitnesses } from '../src/engines/swift/index.js';
import { commonOf } from '../src/model/common.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { seenAfter } from './board-seen.js';
import { BoardTold, chapterFaults } from './chapter-faults.js';
import { type ExplanationRecord, explained, explainedByReasons, type StepRecord } from './records.js';
import { claimFaults, type Fault, stepFaults } from './step-faults.js';
import { bySwift } from './swift-judge.js';

type Faults = Record<Fault['kind'] | 'chapters' | 'reached' | 'length', string[]>;

/** What is wrong with the explanation of a puzzle, by what sort of fault it is. */
export function explanationFaults(puzzle: Puzzle): Faults {
  const explanation = explained(puzzle);
  const { steps } = explanation;
  return {
    ...faultsOf(puzzle, explanation, claimFaults(puzzle, steps, bySwift), seenAfter(puzzle, steps)),
    length: steps.flatMap(({ text, chain = [] }) =>
      tooLong('step', [text, ...chain.map((link) => link.text)].flatMap(sentencesIn)),
    ),
  };
}

/** What is wrong with an explanation by reasons, which is what hints tell and grades count. */
export function reasonFaults(puzzle: Puzzle): Faults {
  const explanation = explainedByReasons(puzzle);
  return {
    ...faultsOf(puzzle, explanation, stepFaults(puzzle, explanation.steps, bySwift)),
    length: lengthFaults(explanation),
  };
}

/** Each with its end. */
const sentencesIn = (text: string) => text.match(/[^.?!]+[.?!]/g) ?? [];

function faultsOf(puzzle: Puzzle, explanation: ExplanationRecord, faults: readonly Fault[], seen?: CellsLeft) {
  return {
    ...byKind(faults),
    chapters: chapterFaults(puzzle, explanation),
    reached: reachedFaults(puzzle, explanation.steps, seen),
  };
}

type CellsLeft = ReturnType<typeof seenAfter>;

/** Is everything known in the end that all solutions share, and nothing else? */
function reachedFaults(puzzle: Puzzle, steps: readonly StepRecord[], seen?: CellsLeft): string[] {
  const board = new BoardTold(puzzle);
  for (const step of steps) board.learn(step);
  const common = commonOf(puzzle);
  const witnesses = new SwiftWitnesses(compile(puzzle));
  for (let step = witnesses.run(1e9); step.type === 'solution'; step = witnesses.run(1e9)) common.add(step.solution);
  const { cells, joined } = common.toJson() as unknown as ReturnType<BoardTold['toJson']>;
  const reached = { ...board.toJson(), ...(seen === undefined ? {} : { cells: seen }) };
  const said = (what: unknown) => JSON.stringify(what);
  // Where solutions do not agree on a number, which they take is shown by two of them.
  const open = cells.filter((each, i) => each.values.length === 1 && said(each) !== said(reached.cells[i]));
  const pairs = joined.map(said).sort();
  return [
    ...open.map((each) => `the end says otherwise than all solutions: ${said(each)}`),
    ...(said(pairs) === said(reached.joined)
      ? []
      : [`joined in all solutions: ${pairs}; in the end: ${reached.joined}`]),
  ];
}
