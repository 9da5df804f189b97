/** What signs say of the cells around them. */
import { largest, members, size, smallest } from '@pipwright/core/bits';
import { above, below } from '../../engines/swift/bits.js';
import { type Compiled, GREATER, LESS } from '../../engines/swift/compile.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { Premises } from '../knowledge/premise.js';
import { type Finding, lose, onceEach, place, technique } from './technique.js';

/** A sign as one of its cells sees it. */
interface Sign {
  readonly link: number;
  readonly other: number;
}

/** By puzzle, view and cell: the same are asked for again and again. */
const signsOf = new WeakMap<Compiled, Readonly<Record<View, readonly (readonly Sign[])[]>>>();

type View = typeof GREATER | typeof LESS;

/** The signs that a cell sees as the greater one, or as the lesser. */
export function beside({ compiled }: Knowledge, cell: number, view: View): readonly Sign[] {
  let signs = signsOf.get(compiled);
  if (signs === undefined) {
    signs = { [GREATER]: allSigns(compiled, GREATER), [LESS]: allSigns(compiled, LESS) };
    signsOf.set(compiled, signs);
  }
  return signs[view][cell]!;
}

function allSigns({ cells, start, view, link, other }: Compiled, wanted: View): Sign[][] {
  return Array.from({ length: cells }, (_, cell) => {
    const found: Sign[] = [];
    for (let i = start[cell]!; i < start[cell + 1]!; i++)
      if (view[i] === wanted) found.push({ link: link[i]!, other: other[i]! });
    return found;
  });
}

/** The 1 of a line is not in a cell that is greater than another, and the highest number in none that is less. */
export const forcedExtreme = technique('forced-extreme', 2, (knowledge) =>
  knowledge.lines.flatMap((cells, line) =>
    ([0, knowledge.side - 1] as const).flatMap((v): Finding[] => {
      const bit = 1 << v;
      if ((knowledge.missing[line]! & bit) === 0) return [];
      const signOf = (cell: number) => beside(knowledge, cell, v === 0 ? GREATER : LESS)[0];
      const homes = cells.filter((cell) => (knowledge.values[cell]! & bit) !== 0 && signOf(cell) === undefined);
      const [home] = homes;
      if (home === undefined || homes.length > 1 || knowledge.isPlaced(home)) return [];
      const because = new Premises().line(line);
      for (const cell of cells) {
        if (cell === home) continue;
        if ((knowledge.values[cell]! & bit) === 0) knowledge.addLost(because, cell, bit);
        else because.link(signOf(cell)!.link);
      }
      return [place(home, v, because)];
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
  const { compiled, values } = knowledge;
  const found: Finding[] = [];
  for (let link = 0; link < compiled.question.signs.length; link++) {
    const [greater, less] = [compiled.first[link]!, compiled.second[link]!];
    const least = smallest(values[less]!);
    const most = largest(values[greater]!);
    found.push(
      ...lose(knowledge, greater, ~above(least), (because) => {
        because.link(link);
        knowledge.addLost(because, less, below(least));
      }),
      ...lose(knowledge, less, ~below(most), (because) => {
        because.link(link);
        knowledge.addLost(because, greater, above(most));
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

function chained(knowledge: Knowledge, up: View): Finding[] {
  const { side, values, compiled } = knowledge;
  // Chains that lead down are chains that lead up among the numbers turned round.
  const turned = (set: number) => (up === LESS ? set : reversed(set, side));
  const before = up === LESS ? GREATER : LESS;
  const reached: (Reached | undefined)[] = new Array(compiled.cells);
  const onTheWay = new Set<number>();
  const reach = (cell: number): Reached => {
    const known = reached[cell];
    if (known !== undefined) return known;
    // Signs that lead round in a circle are a conflict, which others see.
    if (onTheWay.has(cell)) return { least: 0, from: undefined };
    const own = turned(values[cell]!);
    let best: Reached = { least: smallest(own), from: undefined };
    const signs = beside(knowledge, cell, before);
    if (signs.length > 0) onTheWay.add(cell);
    for (const sign of signs) {
      const left = own & above(reach(sign.other).least);
      const least = left === 0 ? side : smallest(left);
      if (least > best.least) best = { least, from: sign };
    }
    if (signs.length > 0) onTheWay.delete(cell);
    reached[cell] = best;
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

/** The numbers of a set counted from the other end. */
function reversed(set: number, side: number): number {
  let turned = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) turned |= 1 << (side - 1 - smallest(rest));
  return turned;
}

/** A cell that two neighbours in one line are greater than leaves room for both; and the other way round. */
function between(name: 'valley' | 'peak', view: View) {
  return technique(name, 2, (knowledge) => {
    const { values, compiled } = knowledge;
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
            const beyond = view === LESS ? above(v) : below(v);
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
