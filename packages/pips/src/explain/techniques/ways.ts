/**
 * Every way to cover the cells of a region with dominoes that are left, by its rule and by what is known of the cells
 * around: what all these ways have in common holds. With two ways that is seen by looking at both.
 */
import { largest, members, smallest } from '@pipwright/core/bits';
import { DIFFERENT, SAME, SUM } from '../../engines/swift/compile.js';
import { FORBIDDEN, FORCED, OPEN } from '../../engines/swift/index.js';
import type { Conclusion } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { Premises } from '../knowledge/premise.js';
import { Remembered } from '../knowledge/remembered.js';
import { type Find, type Finding, technique } from './technique.js';

const TWO = 2;
/** More ways than these nobody compares. */
const MOST_WAYS = 8;
const MOST_NODES = 2_000;
/** Instead of a value. */
const NOTHING = -1;

/** What both ways have in common. */
export const twoWays = technique('two-ways', 3, common(TWO));

/** An edge that no way uses: a domino there would leave the region without what it needs. */
export const bridge = technique(
  'bridge',
  4,
  common(MOST_WAYS, (_, { kind }) => kind === 'part'),
);

/** What would need one domino twice. */
export const sameDomino = technique(
  'same-domino',
  4,
  common(MOST_WAYS, (knowledge, conclusion, region, cells) => {
    const others = inAllWays(knowledge, region, cells, { most: MOST_WAYS, isEachOnce: false });
    return others === undefined || !others.some((other) => implies(other, conclusion));
  }),
);

export const everyWay = technique('every-way', 4, common(MOST_WAYS));

function common(
  most: number,
  isWanted: (knowledge: Knowledge, conclusion: Conclusion, region: number, cells: readonly number[]) => boolean = () =>
    true,
): Find {
  const inRegion = (knowledge: Knowledge, region: number): readonly Finding[] => {
    const cells = knowledge.members[region]!.filter((cell) => !knowledge.isPlaced(cell));
    if (cells.length === 0) return [];
    const conclusions = inAllWays(knowledge, region, cells, { most, isEachOnce: true })?.filter(
      (conclusion) => knowledge.isNews([conclusion]) && isWanted(knowledge, conclusion, region, cells),
    );
    if (conclusions === undefined || conclusions.length === 0) return [];
    const because = reasons(knowledge, region, cells);
    return conclusions.map((conclusion) => ({ fact: [conclusion], because }));
  };
  return (knowledge) => {
    const found: Finding[] = [];
    for (let r = 0; r < knowledge.compiled.regions; r++) {
      const since = Math.max(knowledge.placedAt, knowledge.changedAround[r]!);
      found.push(...knowledge.look(inRegion, r, since, () => inRegion(knowledge, r)));
    }
    return found;
  };
}

interface Limits {
  readonly most: number;
  /** Is each domino used no more often than it is there? */
  readonly isEachOnce: boolean;
}

const remembered = new Remembered<readonly Conclusion[] | undefined>();

/** What all ways to cover the cells of a region have in common; undefined where there are too many of them, or none. */
function inAllWays(
  knowledge: Knowledge,
  region: number,
  cells: readonly number[],
  limits: Limits,
): readonly Conclusion[] | undefined {
  const question = `${limits.most} ${limits.isEachOnce} ${region} ${around(knowledge, region, cells)}`;
  return remembered.get(knowledge.compiled, question, () => {
    const ways = waysToCover(knowledge, region, cells, limits);
    return ways && shared(knowledge, cells, ways);
  });
}

/** All that the ways to cover the cells of a region depend on. */
function around(knowledge: Knowledge, region: number, cells: readonly number[]): string {
  const { values, joins, left, compiled } = knowledge;
  const { pips } = compiled;
  let key = '';
  let all = 0;
  for (const cell of knowledge.members[region]!) key += `${values[cell]},`;
  for (const cell of cells) {
    all |= values[cell]!;
    key += `${cell}:`;
    for (const edge of knowledge.edgesAt(cell)) {
      if (joins[edge] === FORBIDDEN) {
        key += '|';
        continue;
      }
      const other = values[knowledge.across(edge, cell)]!;
      all |= other;
      key += joins[edge] === FORCED ? `=${other}` : `+${other}`;
    }
  }
  key += ' ';
  for (let x = 0; x < pips; x++) {
    if ((all & (1 << x)) === 0) continue;
    for (let y = x; y < pips; y++) if ((all & (1 << y)) !== 0) key += `${left[x * pips + y]},`;
  }
  return key;
}

/** Does one conclusion say at least what another says? */
function implies(one: Conclusion, other: Conclusion): boolean {
  if (one.kind === 'values' && other.kind === 'values') {
    return one.cell === other.cell && (one.values & ~other.values) === 0;
  }
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A domino on an edge. */
interface Lying {
  readonly edge: number;
  readonly x: number;
  readonly y: number;
}

type Way = readonly Lying[];

/** Undefined where there are more than so many, or none, or it takes too long to find out. */
function waysToCover(
  knowledge: Knowledge,
  region: number,
  cells: readonly number[],
  { most, isEachOnce }: Limits,
): Way[] | undefined {
  const { first, second, pips } = knowledge.compiled;
  const ways: Way[] = [];
  const held = new Int32Array(knowledge.compiled.cells).fill(NOTHING);
  const used = new Int32Array(pips * pips);
  const way: Lying[] = [];
  let nodes = 0;
  const cover = (i: number): boolean => {
    if (++nodes > MOST_NODES) return false;
    while (i < cells.length && held[cells[i]!] !== NOTHING) i++;
    const cell = cells[i];
    if (cell === undefined) {
      if (ways.length === most) return false;
      ways.push([...way]);
      return true;
    }
    const edges = knowledge.joinedBy[cell] === -1 ? knowledge.openEdges(cell) : [knowledge.joinedBy[cell]!];
    for (const edge of edges) {
      const a = first[edge]!;
      const b = second[edge]!;
      if (held[a] !== NOTHING || held[b] !== NOTHING) continue;
      for (let restA = knowledge.values[a]!; restA !== 0; restA &= restA - 1) {
        const x = smallest(restA);
        for (let restB = knowledge.values[b]!; restB !== 0; restB &= restB - 1) {
          const y = smallest(restB);
          const pair = x < y ? x * pips + y : y * pips + x;
          if (knowledge.left[pair]! <= (isEachOnce ? used[pair]! : 0)) continue;
          held[a] = x;
          held[b] = y;
          used[pair]!++;
          way.push({ edge, x, y });
          const isFine = !mayHold(knowledge, region, held) || cover(i + 1);
          way.pop();
          used[pair]!--;
          held[a] = NOTHING;
          held[b] = NOTHING;
          if (!isFine) return false;
        }
      }
    }
    return true;
  };
  return cover(0) && ways.length > 0 ? ways : undefined;
}

/** Can the rule of a region still hold with what its cells hold, by cell? */
function mayHold(knowledge: Knowledge, region: number, held: Int32Array): boolean {
  const { shape, low, high, set } = knowledge.compiled;
  let least = 0;
  let most = 0;
  let seen = 0;
  let all = set[region]!;
  for (const cell of knowledge.members[region]!) {
    const isHeld = held[cell] !== NOTHING;
    const values = isHeld ? 1 << held[cell]! : knowledge.values[cell]!;
    least += smallest(values);
    most += largest(values);
    all &= values;
    if (shape[region] === SAME && all === 0) return false;
    if (shape[region] === DIFFERENT && (isHeld || knowledge.isKnown(cell))) {
      if ((seen & values) !== 0) return false;
      seen |= values;
    }
  }
  return shape[region] !== SUM || (least <= high[region]! && most >= low[region]!);
}

/** What all ways have in common. */
function shared(knowledge: Knowledge, cells: readonly number[], ways: readonly Way[]): Conclusion[] {
  const { first, second, pips } = knowledge.compiled;
  const all = (1 << pips) - 1;
  const conclusions: Conclusion[] = [];
  const edges = new Set(cells.flatMap((cell) => knowledge.openEdges(cell)));
  for (const edge of edges) {
    const lying = ways.flatMap((way) => way.filter((each) => each.edge === edge));
    if (lying.length === 0) {
      if (knowledge.joins[edge] === OPEN) conclusions.push({ kind: 'part', edge });
    } else if (lying.length === ways.length) {
      const [one, ...others] = lying;
      if (one !== undefined && others.every(({ x, y }) => x === one.x && y === one.y)) {
        conclusions.push({ kind: 'place', edge, domino: [one.x, one.y] });
      } else if (knowledge.joins[edge] !== FORCED) conclusions.push({ kind: 'join', edge });
    }
  }
  const touched = new Set(ways.flatMap((way) => way.flatMap(({ edge }) => [first[edge]!, second[edge]!])));
  for (const cell of touched) {
    let union = 0;
    for (const way of ways) {
      const lying = way.find(({ edge }) => first[edge] === cell || second[edge] === cell);
      union |= lying === undefined ? all : 1 << (first[lying.edge] === cell ? lying.x : lying.y);
    }
    const lost = knowledge.values[cell]! & ~union;
    if (lost !== 0) conclusions.push({ kind: 'values', cell, values: all & ~lost });
  }
  return conclusions;
}

function reasons(knowledge: Knowledge, region: number, cells: readonly number[]): Premises {
  const { pips } = knowledge.compiled;
  const because = new Premises().region(region);
  for (const cell of knowledge.members[region]!) knowledge.addValues(because, cell);
  const values = new Set<number>();
  for (const cell of cells) {
    for (const v of members(knowledge.values[cell]!)) values.add(v);
    for (const edge of knowledge.edgesAt(cell)) {
      if (knowledge.joins[edge] === FORBIDDEN) knowledge.addJoin(because, edge);
      else {
        if (knowledge.joins[edge] === FORCED) knowledge.addJoin(because, edge);
        knowledge.addValues(because, knowledge.across(edge, cell));
      }
    }
  }
  for (const v of values) {
    because.value(v);
    for (let y = 0; y < pips; y++) knowledge.addPlaced(because, v, y);
  }
  return because;
}
