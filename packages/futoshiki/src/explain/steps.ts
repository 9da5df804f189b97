/** Chapters of arguments as steps: what claims are about, and what is left to cells. */
import type { Cell } from '@pipwright/core';
import { stepsOf } from '@pipwright/core/arguing';
import { squareOf } from '../model/square.js';
import type { Argument, Claim } from './claims/claim.js';
import type { Out } from './claims/kind.js';
import { aboutOf, techniqueOf } from './claims/kinds.js';
import { bitOf, type Fact, full, type Known, numbersOf, setOf } from './claims/known.js';
import { endIn, named, notesOf, Standing, saidIn, untold } from './claims/naming.js';
import { cellTold, claimTold, compareCells, factTold, lineTold, type Note, type ToldPart } from './claims/told.js';
import type { CellLeft, ThingPremise } from './step.js';

/** @param given what the player has written */
export function stepsFrom(start: Known, given: readonly Fact[]) {
  const { side, question } = start.board.compiled;
  const isGiven = new Set(question.givens.map(({ row, column }) => row * side + column));
  const isOwn = new Set(given.flatMap((fact) => (fact.is === 'placed' ? [fact.cell] : [])));
  return stepsOf({
    start: new Standing(start, untold(start.board).learn(given)),
    tell(at: Standing, argument: Argument) {
      const { known } = at;
      const whole = named(at, { ...argument, facts: endIn(known, saidIn(known, argument)) });
      const notes = notesOf(at, whole)
        .map((note) => noteTold(at, note))
        .sort((a, b) => compareCells(a.cell, b.cell));
      const part: ToldPart = {
        claim: claimTold(known, whole.claim),
        facts: whole.facts.map((fact) => factTold(known, fact)),
        ...(notes.length === 0 ? {} : { notes }),
        ...endOf(known, whole.claim),
      };
      return {
        whole,
        part,
        because: [...thingsOf(known, whole.claim, isGiven, isOwn), ...notes.map(({ cell }) => ({ cell }))],
      };
    },
    concluded: (before: Known, facts) => concludedBy(before, facts.flat()),
    techniqueOf: (claim: Claim) => techniqueOf(claim),
    supposedBy: (claim) => (claim.says === 'two' ? claim : undefined),
  });
}

/** What a claim is about, as premises; of lines beside it, the cells that have the numbers. */
function thingsOf(
  known: Known,
  claim: Claim,
  isGiven: ReadonlySet<number>,
  isOwn: ReadonlySet<number>,
): ThingPremise[] {
  const { lines } = known.board;
  const cell = (c: number): Cell => cellTold(known.board, c);
  const pair = ([a, b]: readonly [number, number]) => [cell(a), cell(b)] as const;
  const about = aboutOf(known, claim);
  const crossing = claim.lines ?? [];
  const ends = claim.says === 'chain' ? claim.cells.slice(-1) : (about.cells ?? []);
  const holders = crossing.flatMap(({ line, values }) =>
    lines[line]!.filter((each) => values.includes(known.written[each]!)),
  );
  const written = [...new Set([...ends, ...holders])].filter((each) => !known.isOpen(each));
  return [
    ...[...(about.lines ?? []), ...(about.unnamed ?? [])].map((line) => lineTold(known.board, line)),
    ...(about.signs ?? []).map((sign) => ({ sign: pair(sign) })),
    ...(about.bars ?? []).map((bar) => ({ bar: pair(bar) })),
    ...(about.noBars ?? []).map((noBar) => ({ noBar: pair(noBar) })),
    ...(about.cells ?? []).filter((each) => known.isOpen(each)).map((each) => ({ cell: cell(each) })),
    ...crossing.map(({ line }) => lineTold(known.board, line)),
    ...written.filter((each) => isGiven.has(each)).map((each) => ({ given: cell(each) })),
    ...written
      .filter((each) => isOwn.has(each))
      .map((each) => ({ placed: { square: squareOf(cell(each)), number: known.written[each]! } })),
  ];
}

function endOf({ board: { side }, written }: Known, claim: Claim): Pick<ToldPart, 'isWritten' | 'isPlainEnd' | 'out'> {
  if (claim.says === 'across' || claim.says === 'apart')
    return written[claim.other] === 0 ? { out: numbersOf(full(side) & ~setOf(claim.values)) } : { isWritten: true };
  if (claim.says !== 'chain') return {};
  if (written[claim.cells.at(-1)!] !== 0) return { isWritten: true };
  return claim.from === (claim.side === 'least' ? 1 : side) ? { isPlainEnd: true } : {};
}

function noteTold({ told: { board, values } }: Standing, { cell, set }: Out): Note {
  return { cell: cellTold(board, cell), values: numbersOf(set), left: numbersOf(values[cell]!) };
}

/** What is left to each cell, in the order in which it is said; what is written is written. */
function concludedBy({ board, values }: Known, facts: readonly Fact[]): CellLeft[] {
  const left = new Map<number, { readonly set: number; readonly isPlaced: boolean }>();
  for (const fact of facts) {
    if (fact.is === 'over') continue;
    const before = left.get(fact.cell) ?? { set: values[fact.cell]!, isPlaced: false };
    const set = before.set & (fact.is === 'placed' ? bitOf(fact.value) : fact.set);
    left.set(fact.cell, { set, isPlaced: before.isPlaced || fact.is === 'placed' });
  }
  return [...left].map(([cell, { set, isPlaced }]) => ({
    cell: cellTold(board, cell),
    isPlaced,
    values: numbersOf(set),
  }));
}
