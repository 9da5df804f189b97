/** What signs say of the cells around them. */
import { largest, members, size, smallest } from '@pipwright/core/bits';
import { full } from '../../engines/swift/bits.js';
import { GREATER, LESS } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { Premises } from '../knowledge/premise.js';
import { type Finding, lose, onceEach, place, technique } from './technique.js';

/** A sign as one of its cells sees it. */
interface Sign {
  readonly link: number;
  readonly other: number;
}

/** The cells that are greater than a cell, or those that are less. */
export function beside({ compiled }: Knowledge, cell: number, view: typeof GREATER | typeof LESS): Sign[] {
  const found: Sign[] = [];
  for (let i = compiled.start[cell]!; i < compiled.start[cell + 1]!; i++) {
    if (compiled.view[i] === view) found.push({ link: compiled.link[i]!, other: compiled.other[i]! });
  }
  return found;
}

/** Numbers below v, or from v on. */
function below(v: number): number {
  return (1 << v) - 1;
}

/** The 1 of a line is not in a cell that is greater than another, and the highest number in none that is less. */
export const forcedExtreme = technique('forced-extreme', 2, (knowledge) =>
  knowledge.lines.flatMap((cells, line) =>
    ([0, knowledge.side - 1] as const).flatMap((v): Finding[] => {
      const bit = 1 << v;
      if (cells.some((cell) => knowledge.isPlaced(cell) && knowledge.values[cell] === bit)) return [];
      const because = new Premises().line(line);
      const homes = cells.filter((cell) => {
        if ((knowledge.values[cell]! & bit) === 0) {
          knowledge.addLost(because, cell, bit);
          return false;
        }
        const [sign] = beside(knowledge, cell, v === 0 ? GREATER : LESS);
        if (sign === undefined) return true;
        because.link(sign.link);
        return false;
      });
      const [home] = homes;
      return home === undefined || homes.length > 1 || knowledge.isPlaced(home) ? [] : [place(home, v, because)];
    }),
  ),
);

/** Two cells of a line that hold the same two numbers, with a sign between them. */
export const orderedPair = technique('ordered-pair', 2, (knowledge) => {
  const { compiled, values } = knowledge;
  const found: Finding[] = [];
  for (let link = 0; link < compiled.question.signs.length; link++) {
    const [greater, less] = [compiled.first[link]!, compiled.second[link]!];
    const both = values[greater]!;
    if (size(both) !== 2 || both !== values[less] || knowledge.isPlaced(greater) || knowledge.isPlaced(less)) continue;
    const because = new Premises().link(link);
    knowledge.addValues(because, greater);
    knowledge.addValues(because, less);
    found.push({
      fact: [
        { kind: 'place', cell: greater, values: 1 << largest(both) },
        { kind: 'place', cell: less, values: 1 << smallest(both) },
      ],
      because,
    });
  }
  return onceEach(found);
});

/** What is greater than something is greater than the least that can be; and the other way round. */
export const bound = technique('bound', 2, (knowledge) => {
  const { compiled, values, side } = knowledge;
  const found: Finding[] = [];
  for (let link = 0; link < compiled.question.signs.length; link++) {
    const [greater, less] = [compiled.first[link]!, compiled.second[link]!];
    const least = smallest(values[less]!);
    const most = largest(values[greater]!);
    found.push(
      ...lose(knowledge, greater, below(least + 1), (because) => {
        because.link(link);
        knowledge.addLost(because, less, below(least));
      }),
      ...lose(knowledge, less, full(side) & ~below(most), (because) => {
        because.link(link);
        knowledge.addLost(because, greater, full(side) & ~below(most + 1));
      }),
    );
  }
  return found;
});

/** A chain of signs: each cell is greater than the one before it, as far as numbers are left to it. */
export const chainBound = technique('chain-bound', 2, (knowledge) => [
  ...chained(knowledge, LESS),
  ...chained(knowledge, GREATER),
]);

/** A cell at the end of a chain, by the best of all chains that lead to it. */
interface Reached {
  /** The least number that is left for it, from the end that the chain starts at. */
  readonly least: number;
  readonly from: Sign | undefined;
}

function chained(knowledge: Knowledge, up: typeof GREATER | typeof LESS): Finding[] {
  const { side, values, compiled } = knowledge;
  // Chains that lead down are chains that lead up among the numbers turned round.
  const turned = (set: number) => (up === LESS ? set : members(set).reduce((all, v) => all | (1 << (side - 1 - v)), 0));
  const before = up === LESS ? GREATER : LESS;
  const reached = new Map<number, Reached>();
  const onTheWay = new Set<number>();
  const reach = (cell: number): Reached => {
    const known = reached.get(cell);
    if (known !== undefined) return known;
    // Signs that lead round in a circle are a conflict, which others see.
    if (onTheWay.has(cell)) return { least: 0, from: undefined };
    onTheWay.add(cell);
    let best: Reached = { least: smallest(turned(values[cell]!)), from: undefined };
    for (const sign of beside(knowledge, cell, before)) {
      const left = turned(values[cell]!) & ~below(reach(sign.other).least + 1);
      const least = left === 0 ? side : smallest(left);
      if (least > best.least) best = { least, from: sign };
    }
    onTheWay.delete(cell);
    reached.set(cell, best);
    return best;
  };
  const found: Finding[] = [];
  for (let cell = 0; cell < compiled.cells; cell++) {
    const { least, from } = reach(cell);
    if (from === undefined || reach(from.other).from === undefined) continue;
    found.push(
      ...lose(knowledge, cell, turned(below(least)), (because) => {
        for (let at: number | undefined = cell; at !== undefined; ) {
          const end: Reached = reach(at);
          // What lies between the number before and this one is lost by other facts.
          knowledge.addLost(because, at, turned(below(end.least)));
          if (end.from !== undefined) because.link(end.from.link);
          at = end.from?.other;
        }
      }),
    );
  }
  return found;
}

/** A cell that two neighbours in one line are greater than leaves room for both; and the other way round. */
function between(name: 'valley' | 'peak', view: typeof GREATER | typeof LESS) {
  return technique(name, 2, (knowledge) => {
    const { side, values, compiled } = knowledge;
    const found: Finding[] = [];
    for (let cell = 0; cell < compiled.cells; cell++) {
      const signs = beside(knowledge, cell, view);
      for (const [i, one] of signs.entries()) {
        for (const other of signs.slice(i + 1)) {
          const line = knowledge.lines.findIndex((cells) =>
            [cell, one.other, other.other].every((each) => cells.includes(each)),
          );
          if (line === -1) continue;
          const dead = members(values[cell]!).filter((v) => {
            const beyond = view === LESS ? full(side) & ~below(v + 1) : below(v);
            const [a, b] = [values[one.other]! & beyond, values[other.other]! & beyond];
            return a === 0 || b === 0 || (a === b && size(a) === 1);
          });
          if (dead.length === 0) continue;
          const lost = dead.reduce((all, v) => all | (1 << v), 0);
          found.push(
            ...lose(knowledge, cell, lost, (because) => {
              because.line(line).link(one.link).link(other.link);
              knowledge.addValues(because, one.other);
              knowledge.addValues(because, other.other);
            }),
          );
        }
      }
    }
    return found;
  });
}

export const valley = between('valley', LESS);
export const peak = between('peak', GREATER);
