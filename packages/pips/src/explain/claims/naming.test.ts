/** Each argument follows where only what it names is in force, with the tray and what was told before. */
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { tellingOf } from '../../../test/claim-faults.js';
import { randomPuzzle } from '../../testing/index.js';
import { type Board, range, withRulesOf } from './board.js';
import type { Argument, Claim, Says } from './claim.js';
import { isTrue, namedIn, thenOf } from './kinds.js';
import { type Fact, Known } from './known.js';
import { follows, named } from './naming.js';

interface Made {
  readonly board: Board;
  readonly told: readonly Fact[];
  readonly argument: Argument;
}

/** All that is told of random boards, with the links of suppositions. */
function made(boards: number): Made[] {
  const found: Made[] = [];
  for (let seed = 0; seed < boards; seed++) {
    const telling = tellingOf(randomPuzzle(`named ${seed}`, { dominoes: 6 }));
    if (telling === undefined) continue;
    const { board } = telling;
    const told: Fact[] = [];
    for (const each of telling.arguments) {
      found.push(...withLinks(board, [...told], named(board, told, each)));
      told.push(...each.facts);
    }
  }
  return found;
}

function withLinks(board: Board, told: readonly Fact[], argument: Argument): Made[] {
  const all: Made[] = [{ board, told, argument }];
  if (argument.claim.says !== 'two') return all;
  const facts = [...told, argument.claim.suppose];
  for (const link of argument.claim.chain) {
    all.push(...withLinks(board, [...facts], link));
    facts.push(...link.facts);
  }
  return all;
}

/** Regions that a sentence names, or whose rule is seen at a cell that it names or concludes. */
function seenBy({ board, argument: { claim, facts } }: Made): Set<number> {
  const known = new Known(board);
  const { regions, cells } = namedIn(known, claim);
  const concluded = facts.flatMap((fact) => (fact.is === 'values' ? [fact.cell] : []));
  return new Set([
    ...regions,
    ...facts.flatMap((fact) => (fact.is === 'number' ? [fact.region] : [])),
    ...[...cells, ...concluded].flatMap((cell) => known.regionOf(cell) ?? []),
  ]);
}

/** Does it follow where only the rules of these regions are in force? */
function followsFrom({ board, told, argument }: Made, regions: ReadonlySet<number>): boolean {
  const known = new Known(withRulesOf(board, regions)).learn(told);
  if (known.isDead) return true;
  if (!isTrue(known, argument.claim)) return false;
  const after = known.copy().learn(thenOf(known, argument.claim));
  return after.isDead || argument.facts.every((fact) => !after.isNews(fact));
}

const says = ({ argument: { claim } }: Made): Says => claim.says;
const isPlain = (each: Made) => says(each) !== 'two';

const all = made(runs(1000));

it('follows from what is named', () => {
  expect(all.length).toBeGreaterThan(runs(2000));
  for (const each of all) expect(follows(each.board, each.told, each.argument), told(each)).toBe(true);
  for (const each of all.filter(isPlain)) expect(followsFrom(each, seenBy(each)), told(each)).toBe(true);
});

it('needs no rule to see which cells are left to pair', () => {
  const pairing = all.filter((each) => says(each) === 'neighbour');
  expect(pairing.length).toBeGreaterThan(0);
  for (const each of pairing) expect(each.argument.claim.beside, told(each)).toBeUndefined();
});

it('names no region beside the others that it can do without', () => {
  let beside = 0;
  for (const each of all.filter(isPlain)) {
    const seen = seenBy(each);
    for (const region of each.argument.claim.beside ?? []) {
      beside++;
      expect(followsFrom(each, without(seen, region)), `${region} in ${told(each)}`).toBe(false);
    }
  }
  expect(beside).toBeGreaterThan(0);
});

it('does not follow without a region that matters', () => {
  const fallen = new Map<Says, number>();
  for (const each of all.filter(isPlain)) {
    const own = ownRegions(each.argument.claim);
    const seen = seenBy(each);
    const isFallen = own.some((region) => !followsFrom(each, without(seen, region)));
    if (isFallen) fallen.set(says(each), (fallen.get(says(each)) ?? 0) + 1);
  }
  const kinds: readonly Says[] = ['enough', 'ways', 'sum', 'spent', 'reach', 'differ'];
  for (const kind of kinds) expect(fallen.get(kind) ?? 0, kind).toBeGreaterThan(0);
});

it('needs all rules where nothing is named', () => {
  const bare = all.filter((each) => isPlain(each) && !followsFrom(each, new Set()));
  const whole = bare.filter((each) => followsFrom(each, new Set(range(each.board.regions))));
  expect(whole.length).toBe(bare.length);
  expect(bare.length).toBeGreaterThan(all.length / 10);
});

function ownRegions(claim: Claim): readonly number[] {
  const needed = 'counts' in claim ? claim.counts : claim.says === 'spent' ? [claim] : [];
  return [
    ...('region' in claim ? [claim.region] : []),
    ...('regions' in claim ? claim.regions : []),
    ...needed.flatMap(({ needs }) => needs.flatMap(({ region }) => region ?? [])),
  ];
}

function without(regions: ReadonlySet<number>, gone: number): Set<number> {
  return new Set([...regions].filter((region) => region !== gone));
}

const told = ({ board, argument }: Made) => JSON.stringify([board.compiled.puzzle, argument]);
