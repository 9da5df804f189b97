/** What rows and columns say: each of them holds every number once. */
import { members, size, smallest } from '@pipwright/core/bits';
import { full } from '../../engines/swift/bits.js';
import { type Knowledge, linesThrough } from '../knowledge/knowledge.js';
import { Premises } from '../knowledge/premise.js';
import { asOne, type Finding, impossible, lose, onceEach, place, placed, technique } from './technique.js';

/** The one number that a line lacks. */
export const lastNumber = technique('last-number', 1, (knowledge) =>
  knowledge.lines.flatMap((cells, line) => {
    const missing = knowledge.missing[line]!;
    const cell = size(missing) === 1 ? cells.find((each) => !knowledge.isPlaced(each)) : undefined;
    return cell === undefined ? [] : [place(cell, smallest(missing), addPlacedIn(new Premises(), knowledge, line))];
  }),
);

/** Of the two numbers that a line lacks, something says which goes where. */
export const twoLeft = technique('two-left', 1, (knowledge) =>
  onceEach(knowledge.lines.flatMap((cells, line) => twoLeftIn(knowledge, cells, line))),
);

function twoLeftIn(knowledge: Knowledge, cells: readonly number[], line: number): Finding[] {
  const missing = knowledge.missing[line]!;
  // Where a line has no more than two cells, a sign between them says all without it.
  if (size(missing) !== 2 || knowledge.side === 2) return [];
  const [one, other, ...more] = cells.filter((each) => !knowledge.isPlaced(each));
  if (one === undefined || other === undefined || more.length > 0) return [];
  const [low, high] = members(missing) as [number, number];
  const both = (first: number, v: number, because: Premises): Finding => {
    const [next, w] = [first === one ? other : one, v === low ? high : low];
    return { fact: [placed(first, v), placed(next, w)], because };
  };
  const because = addPlacedIn(new Premises(), knowledge, line);
  const link = linkBetween(knowledge, one, other);
  if (link !== undefined) return [both(one, knowledge.compiled.first[link] === one ? high : low, because.link(link))];
  for (const cell of [one, other]) {
    for (const v of [low, high]) {
      if ((knowledge.values[cell]! & (1 << v)) !== 0) continue;
      knowledge.addLost(because, cell, 1 << v);
      // The cell that one of them does not go to comes first.
      return [both(cell, v === low ? high : low, because)];
    }
  }
  return [];
}

/** The one number that a cell can still hold. */
export const nakedSingle = technique('naked-single', 1, (knowledge) => {
  const found: Finding[] = [];
  for (let cell = 0; cell < knowledge.compiled.cells; cell++) {
    const values = knowledge.values[cell]!;
    if (knowledge.isPlaced(cell) || size(values) > 1) continue;
    const because = new Premises();
    knowledge.addValues(because, cell);
    found.push(values === 0 ? impossible(cell, because) : place(cell, smallest(values), because));
  }
  return found;
});

/** The same, where nothing but the numbers in its row and column has to be looked at. */
export const lastOfAll = technique('last-number', 1, (knowledge) => {
  const { side, missing, compiled } = knowledge;
  const found: Finding[] = [];
  for (let cell = 0; cell < compiled.cells; cell++) {
    const [row, column] = linesThrough(cell, side);
    const left = missing[row]! & missing[column]!;
    if (knowledge.isPlaced(cell) || size(left) !== 1) continue;
    const because = new Premises();
    for (const line of [row, column]) addPlacedIn(because, knowledge, line);
    found.push(place(cell, smallest(left), because));
  }
  return found;
});

/** The one cell of a line that a number can still go to. */
export const hiddenSingle = technique('hidden-single', 1, (knowledge) => {
  const { values, missing } = knowledge;
  const found: Finding[] = [];
  for (const [line, cells] of knowledge.lines.entries()) {
    let [once, twice] = [0, 0];
    for (const cell of cells) {
      if (knowledge.isPlaced(cell)) continue;
      twice |= once & values[cell]!;
      once |= values[cell]!;
    }
    for (const v of members(missing[line]! & ~twice)) {
      const because = new Premises().line(line);
      const home = cells.find((cell) => !knowledge.isPlaced(cell) && (values[cell]! & (1 << v)) !== 0);
      for (const cell of cells) if (cell !== home) knowledge.addLost(because, cell, 1 << v);
      const open = home ?? cells.find((cell) => !knowledge.isPlaced(cell)) ?? cells[0]!;
      found.push(home === undefined ? impossible(open, because) : place(home, v, because));
    }
  }
  return found;
});

/** As many cells of a line as they have numbers: no other cell of it holds these. */
function nakedSet(name: 'naked-pair' | 'naked-triple', count: number, level: number) {
  return technique(name, level, (knowledge) =>
    knowledge.lines.flatMap((cells, line) => {
      const open = cells.filter((cell) => !knowledge.isPlaced(cell) && size(knowledge.values[cell]!) > 1);
      if (open.length <= count) return [];
      return groups(
        open.filter((cell) => size(knowledge.values[cell]!) <= count),
        count,
      ).flatMap((group) => {
        const values = group.reduce((all, cell) => all | knowledge.values[cell]!, 0);
        if (size(values) !== count) return [];
        const others = open.filter((cell) => !group.includes(cell));
        return asOne(
          others.flatMap((cell) =>
            lose(knowledge, cell, values, (because) => {
              because.line(line);
              for (const each of group) knowledge.addValues(because, each);
            }),
          ),
        );
      });
    }),
  );
}

/** As many numbers as there are cells for them in a line: these cells hold nothing else. */
function hiddenSet(name: 'hidden-pair' | 'hidden-triple', count: number, level: number) {
  return technique(name, level, (knowledge) =>
    knowledge.lines.flatMap((cells, line) => {
      const missing = members(knowledge.missing[line]!);
      const open = cells.filter((cell) => !knowledge.isPlaced(cell));
      if (missing.length <= count) return [];
      const homesOf = (v: number) => open.filter((cell) => (knowledge.values[cell]! & (1 << v)) !== 0);
      return groups(
        missing.filter((v) => homesOf(v).length <= count && homesOf(v).length > 1),
        count,
      ).flatMap((numbers) => {
        const homes = [...new Set(numbers.flatMap(homesOf))];
        if (homes.length !== count) return [];
        const set = numbers.reduce((all, v) => all | (1 << v), 0);
        return asOne(
          homes.flatMap((home) =>
            lose(knowledge, home, full(knowledge.side) & ~set, (because) => {
              because.line(line);
              for (const cell of cells) if (!homes.includes(cell)) knowledge.addLost(because, cell, set);
            }),
          ),
        );
      });
    }),
  );
}

export const nakedPair = nakedSet('naked-pair', 2, 3);
export const nakedTriple = nakedSet('naked-triple', 3, 3);
export const hiddenPair = hiddenSet('hidden-pair', 2, 3);
export const hiddenTriple = hiddenSet('hidden-triple', 3, 3);

/** In as many rows as columns a number has no other place: in these columns it is in no other row; and the other way round. */
function fish(name: 'x-wing' | 'swordfish', count: number, level: number) {
  return technique(name, level, (knowledge) => {
    const { side, lines } = knowledge;
    const found: Finding[] = [];
    for (let v = 0; v < side; v++) {
      const bit = 1 << v;
      for (const start of [0, side]) {
        const bases = lines.slice(start, start + side).flatMap((cells, i) => {
          const at = cells.flatMap((cell, position) =>
            (knowledge.values[cell]! & bit) === 0 ? [] : [{ position, isPlaced: knowledge.isPlaced(cell) }],
          );
          const isOpen = at.length > 1 && at.length <= count && !at.some(({ isPlaced }) => isPlaced);
          return isOpen ? [{ line: start + i, positions: at.map(({ position }) => position) }] : [];
        });
        for (const group of groups(bases, count)) {
          const positions = [...new Set(group.flatMap((base) => base.positions))];
          if (positions.length !== count) continue;
          const own = group.map(({ line }) => line);
          const across = positions.map((position) => (start === 0 ? side : 0) + position);
          const losing = across.flatMap((line) =>
            lines[line]!.filter((_, i) => !own.includes(start + i)).flatMap((cell) =>
              lose(knowledge, cell, bit, (because) => {
                for (const each of [...own, ...across]) because.line(each);
                for (const base of own)
                  for (const each of lines[base]!)
                    if ((knowledge.values[each]! & bit) === 0) knowledge.addLost(because, each, bit);
              }),
            ),
          );
          found.push(...asOne(losing));
        }
      }
    }
    return found;
  });
}

export const xWing = fish('x-wing', 2, 4);
export const swordfish = fish('swordfish', 3, 4);

/** A line and what is placed in it. */
function addPlacedIn(because: Premises, knowledge: Knowledge, line: number): Premises {
  because.line(line);
  for (const cell of knowledge.lines[line]!) if (knowledge.isPlaced(cell)) knowledge.addValues(because, cell);
  return because;
}

/** The sign between two neighbours. */
function linkBetween({ compiled }: Knowledge, one: number, other: number): number | undefined {
  const { start, other: others, view, link } = compiled;
  for (let i = start[one]!; i < start[one + 1]!; i++) if (others[i] === other && view[i]! <= 1) return link[i];
  return undefined;
}

/** All groups of so many. */
export function groups<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((first, i) => groups(all.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}
