/** Conflicts of Futoshiki, judged from their records alone. */
import { cellName, finish } from '@pipwright/core';
import type { ConflictRecord } from '../../core/test/explaining/records.js';
import { tooLong } from '../../core/test/explaining/sentence-faults.js';
import { compile, questionOf, SwiftSearch, termsOf } from '../src/engines/swift/index.js';
import { REASONS } from '../src/explain/conflicts/reason.js';
import { conflict } from '../src/explain/explain.js';
import { becauseToJson, type FutoshikiConflict, type FutoshikiPremise } from '../src/explain/step.js';
import { addedNumbers } from '../src/model/added-numbers.js';
import { type Puzzle, sideOf } from '../src/model/puzzle.js';
import type { Solution } from '../src/model/solution.js';
import { cellOf } from '../src/model/square.js';
import { byTrying } from './premise-judge.js';
import { conflictFaults, conflictRecord } from './records.js';

export function hasSolution(puzzle: Puzzle, progress: Solution = { grid: [] }): boolean {
  const compiled = compile(questionOf(puzzle));
  const terms = termsOf(compiled);
  for (const { square, number } of addedNumbers(puzzle, progress))
    terms.fix(square.row * compiled.side + square.column, number);
  return new SwiftSearch(compiled, terms).run(Number.POSITIVE_INFINITY).type === 'solution';
}

/** What is told of a puzzle without a solution, with its sentences. */
export function conflictOf(
  puzzle: Puzzle,
  progress?: Solution,
): FutoshikiConflict & { readonly record: ConflictRecord } {
  const told = finish(conflict(puzzle, progress));
  return { ...told, record: conflictRecord(puzzle, told, progress) };
}

/** It is irreducible, shown soundly, well said, and combined only where nothing is simpler. */
export function faultsOfConflict(puzzle: Puzzle, progress?: Solution): string[] {
  const told = conflictOf(puzzle, progress);
  return [
    ...judgedFaults(puzzle, told.record),
    ...sentenceFaults(puzzle, told),
    ...(told.class === 'combined' && puzzle.bars === undefined ? simplerThanCombined(puzzle, progress) : []),
  ].map((fault) => `${fault} (${told.record.text})`);
}

/** What shows it may go another way than the shortest reason. */
export function judgedFaults(puzzle: Puzzle, record: ConflictRecord): string[] {
  return conflictFaults(puzzle, record, byTrying).flatMap(({ kind, text }) => (kind === 'unnamed' ? [] : [text]));
}

/** The sentence is short, speaks of nothing that it does not rest on, and has the class that its reason says. */
function sentenceFaults(
  puzzle: Puzzle,
  { because, reason, class: sort, record }: ReturnType<typeof conflictOf>,
): string[] {
  const { text, chain = [] } = record;
  const faults = [
    ...tooLong('step', [text]),
    ...tooLong(
      'link',
      chain.map((step) => step.text),
    ),
  ];
  if (!/^(?:[A-Z]|r\d).*[^.]\.$/.test(text)) faults.push('it is no sentence');
  const named = new Set(because.flatMap((premise) => namesOf(premise, sideOf(puzzle))));
  for (const [name] of text.matchAll(/r\d+c\d+|(?:row|column) \d+/gi))
    if (!named.has(name.toLowerCase())) faults.push(`it does not rest on ${name}`);
  const isOf = because.some((premise) => 'placed' in premise);
  if (/\byou/i.test(text) && !isOf) faults.push('it is not of the player');
  const expected = reason === undefined ? 'combined' : REASONS[reason];
  if (reason !== 'chain-in-lines' && sort !== expected) faults.push(`it is ${sort}, not ${expected}`);
  return faults;
}

/** The cells and lines that a sentence may name. */
function namesOf(premise: FutoshikiPremise, side: number): string[] {
  const line = Array.from({ length: side }, (_, i) => i);
  if ('row' in premise) return [`row ${premise.row + 1}`, ...line.map((column) => cellName([premise.row, column]))];
  if ('column' in premise)
    return [`column ${premise.column + 1}`, ...line.map((row) => cellName([row, premise.column]))];
  if ('sign' in premise) return premise.sign.map(cellName);
  if ('bar' in premise) return premise.bar.map(cellName);
  if ('noBar' in premise) return premise.noBar.map(cellName);
  if ('given' in premise) return [cellName(premise.given)];
  return 'placed' in premise ? [cellName(cellOf(premise.placed.square))] : [];
}

/** The signs and numbers alone, or with one line. */
function simplerThanCombined(puzzle: Puzzle, progress: Solution = { grid: [] }): string[] {
  const { signs, givens } = compile(questionOf(puzzle)).question;
  const all: FutoshikiPremise[] = [
    ...signs.map(({ greater, less }) => ({ sign: [cellOf(greater), cellOf(less)] }) as const),
    ...givens.map((square) => ({ given: cellOf(square) })),
    ...addedNumbers(puzzle, progress).map((placed) => ({ placed })),
  ];
  const lines = Array.from({ length: sideOf(puzzle) }, (_, i): FutoshikiPremise[] => [
    { row: i },
    { column: i },
  ]).flat();
  return [[], ...lines.map((line) => [line])]
    .filter((line) => byTrying.contradicts(puzzle, { steps: [] }, becauseToJson([...line, ...all])) === true)
    .map((line) => `${JSON.stringify(line)} with all signs and numbers is simpler`);
}
