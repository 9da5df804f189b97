/** What bars say in Adjacent: numbers on both sides of a bar are neighbours, and others that touch are not. */
import { members } from '@pipwright/core/bits';
import { full } from '../../engines/swift/bits.js';
import { APART, NEXT } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { asOne, type Finding, lose, technique } from './technique.js';

/** The numbers next to those of a set. */
function nextTo(values: number, side: number): number {
  return ((values << 1) | (values >>> 1)) & full(side);
}

/** Each pair of neighbours with or without a bar, both ways round. */
function* pairs(
  { compiled }: Knowledge,
  kind: number,
): Generator<readonly [link: number, cell: number, other: number]> {
  for (let link = compiled.question.signs.length; link < compiled.links; link++) {
    if (compiled.kind[link] !== kind) continue;
    yield [link, compiled.first[link]!, compiled.second[link]!];
    yield [link, compiled.second[link]!, compiled.first[link]!];
  }
}

/** Across a bar stands one more or one less. */
export const acrossBar = technique('across-bar', 2, (knowledge) => {
  const found: Finding[] = [];
  for (const [link, cell, other] of pairs(knowledge, NEXT)) {
    const near = nextTo(knowledge.values[other]!, knowledge.side);
    found.push(
      ...lose(knowledge, cell, ~near, (because) => {
        because.link(link);
        knowledge.addValues(because, other);
      }),
    );
  }
  return found;
});

/** Without a bar nothing that would be next to all that the neighbour can be. */
export const noBar = technique('no-bar', 2, (knowledge) => {
  const found: Finding[] = [];
  for (const [link, cell, other] of pairs(knowledge, APART)) {
    const line = knowledge.lines.findIndex((cells) => cells.includes(cell) && cells.includes(other));
    const dead = members(knowledge.values[cell]!).filter((v) => {
      // Two cells of one line do not hold the same.
      const left = knowledge.values[other]! & ~(1 << v);
      return (left & ~nextTo(1 << v, knowledge.side)) === 0;
    });
    const lost = dead.reduce((all, v) => all | (1 << v), 0);
    found.push(
      ...lose(knowledge, cell, lost, (because) => {
        because.link(link).line(line);
        knowledge.addValues(because, other);
      }),
    );
  }
  return found;
});

/** Along bars in one line numbers go up one by one, or down: none comes twice. */
export const barRun = technique('bar-run', 2, (knowledge) => {
  const { side, values, lines, compiled } = knowledge;
  const linkOf = new Map<string, number>();
  for (const [link, cell, other] of pairs(knowledge, NEXT)) linkOf.set(`${cell} ${other}`, link);
  const found: Finding[] = [];
  for (const [line, cells] of lines.entries()) {
    for (let from = 0; from < cells.length; from++) {
      let to = from;
      while (to + 1 < cells.length && linkOf.has(`${cells[to]} ${cells[to + 1]}`)) to++;
      if (to - from < 2) continue;
      const run = cells.slice(from, to + 1);
      const left = run.map(() => 0);
      for (const step of [1, -1]) {
        for (let first = 0; first < side; first++) {
          const numbers = run.map((_, i) => first + step * i);
          if (!numbers.every((v, i) => v >= 0 && v < side && (values[run[i]!]! & (1 << v)) !== 0)) continue;
          for (const [i, v] of numbers.entries()) left[i]! |= 1 << v;
        }
      }
      found.push(
        ...asOne(
          run.flatMap((cell, i) =>
            lose(knowledge, cell, ~left[i]!, (because) => {
              because.line(line);
              for (let k = 1; k < run.length; k++) because.link(linkOf.get(`${run[k - 1]} ${run[k]}`)!);
              for (const each of run) if (each !== cell) knowledge.addValues(because, each);
            }),
          ),
        ),
      );
      from = to;
    }
  }
  return compiled.question.bars === undefined ? [] : found;
});
