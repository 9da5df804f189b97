/** Numbers that cannot stand where bars lead from one to the other. */
import { NEXT } from '../../engines/swift/compile.js';
import type { Premise } from '../knowledge/premise.js';
import { type Board, lineOf } from './board.js';
import type { Named } from './reason.js';

/** Each bar is a step of one: from one number to another there must be enough of them, and an even number or an odd one. */
export function* barsBetween(board: Board): Generator<Named> {
  const near = board.pairs(NEXT);
  for (const [start, number] of board.numbers.entries()) {
    if (number === 0) continue;
    const from = new Map<number, { readonly cells: readonly number[]; readonly premises: readonly Premise[] }>();
    from.set(start, { cells: [start], premises: [board.by(start)] });
    for (const [at, { cells, premises }] of from) {
      const other = board.numbers[at]!;
      const away = Math.abs(other - number);
      const steps = cells.length - 1;
      if (at > start && other !== 0 && (away > steps || (steps - away) % 2 === 1)) {
        yield { reason: 'bars-between', cells, premises: [...premises, board.by(at)] };
      }
      // A number on the way is nearer.
      if (at !== start && other !== 0) continue;
      for (const { other: next, link } of near[at]!) {
        if (!from.has(next)) from.set(next, { cells: [...cells, next], premises: [...premises, link] });
      }
    }
  }
}

/** In a line, numbers along bars go up all the way, or down. */
export function* barRun(board: Board): Generator<Named> {
  const near = board.pairs(NEXT);
  for (const [line, cells] of board.lines.entries()) {
    for (let from = 0; from < cells.length; from++) {
      const premises: Premise[] = [lineOf(line)];
      let to = from;
      for (; to + 1 < cells.length; to++) {
        const bar = near[cells[to]!]!.find(({ other }) => other === cells[to + 1]);
        if (bar === undefined) break;
        premises.push(bar.link);
      }
      const run = cells.slice(from, to + 1);
      from = to;
      if (run.length < 3 || fits(board, run, cells)) continue;
      const written = board.written(line).map((cell) => board.by(cell));
      yield { reason: 'bar-run', cells: run, line, premises: [...premises, ...written] };
    }
  }
}

/** Can numbers go up along these cells, or down, past those that the rest of the line has? */
function fits({ side, numbers }: Board, run: readonly number[], line: readonly number[]): boolean {
  const elsewhere = new Set(line.filter((cell) => !run.includes(cell)).map((cell) => numbers[cell]));
  for (const step of [1, -1]) {
    for (let first = 1; first <= side; first++) {
      const isFree = (cell: number, number: number) =>
        number >= 1 && number <= side && !elsewhere.has(number) && (numbers[cell] === 0 || numbers[cell] === number);
      if (run.every((cell, i) => isFree(cell, first + step * i))) return true;
    }
  }
  return false;
}
