/** Numbers that stand in each other's way. */
import { APART, GREATER } from '../../engines/swift/compile.js';
import type { Premise } from '../knowledge/premise.js';
import { type Board, bit, lineOf } from './board.js';
import type { Named } from './reason.js';

/** Two cells of a line have the same. */
export function* numberTwice(board: Board): Generator<Named> {
  const { lines, numbers } = board;
  for (const line of lines.keys()) {
    const written = board.written(line);
    for (const [i, one] of written.entries()) {
      for (const other of written.slice(i + 1)) {
        if (numbers[one] !== numbers[other]) continue;
        const premises = [lineOf(line), board.by(one), board.by(other)];
        yield { reason: 'number-twice', cells: [one, other], line, values: bit(numbers[one]!), premises };
      }
    }
  }
}

/** Both ends of a sign, of a bar or of a place without one have numbers that do not fit it. */
export function* brokenLink(board: Board): Generator<Named> {
  const { compiled, numbers, links } = board;
  for (const id of links) {
    const cells = [compiled.first[id]!, compiled.second[id]!] as const;
    const [one, other] = [numbers[cells[0]]!, numbers[cells[1]]!];
    if (one === 0 || other === 0) continue;
    const link: Premise = { kind: 'link', id };
    const premises = [link, board.by(cells[0]), board.by(cells[1])];
    const isNext = Math.abs(one - other) === 1;
    const kind = compiled.kind[id];
    if (kind === GREATER) {
      if (one <= other) yield { reason: 'broken-sign', cells, premises };
    } else if (isNext === (kind === APART)) {
      yield { reason: isNext ? 'missing-bar' : 'broken-bar', cells, premises };
    }
  }
}
