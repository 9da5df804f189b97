/** Every puzzle that is shipped (in `npm test` every fourth): well formed, of its pack's size, with one solution, and what the maker makes. */
import { readFileSync } from 'node:fs';
import { type Engine, finish, type JsonValue, lookForTwo, runsOf } from '@pipwright/core';
import * as futoshiki from '@pipwright/futoshiki';
import * as pips from '@pipwright/pips';
import { type KindName, puzzleFromJson } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import { SOAKING, sample } from '../../core/src/testing/effort.js';
import { FUTOSHIKI_PACKS, type FutoshikiPack } from '../src/futoshiki/packs.js';
import { PIPS_PACKS, type PipsPack } from '../src/pips/packs.js';
import { makeLine, makePack, type PackPlan, PLANS } from './make-packs.js';

interface Pack {
  readonly kind: string;
  readonly size: string;
  readonly puzzles: readonly JsonValue[];
}

const textOf = ({ name }: PackPlan) => readFileSync(new URL(`../public/puzzles/${name}.json`, import.meta.url), 'utf8');
const packOf = (plan: PackPlan): Pack => JSON.parse(textOf(plan));
function planNamed(name: string): PackPlan {
  const found = PLANS.find((plan) => plan.name === name);
  if (found === undefined) throw new Error(`no pack is named ${name}`);
  return found;
}

/** What is promised of the puzzles of a kind, by the size of their pack. */
const EXPECTATIONS: Readonly<Record<KindName, (size: string, json: JsonValue) => void>> = {
  pips: (size, json) => expectPips(PIPS_PACKS.find((pack) => pack.size === size) as PipsPack, json),
  futoshiki: (size, json) => expectFutoshiki(FUTOSHIKI_PACKS.find((pack) => pack.size === size) as FutoshikiPack, json),
};

describe.each(PLANS.map((plan) => ({ name: plan.name, plan })))('$name', ({ name, plan }) => {
  const pack = packOf(plan);
  const { kind, size, puzzles } = plan;

  it('is the pack it says it is', () => {
    expect({ kind: pack.kind, size: pack.size, puzzles: pack.puzzles.length }).toEqual({ kind, size, puzzles });
    expect(new Set(pack.puzzles.map((puzzle) => JSON.stringify(puzzle))).size).toBe(puzzles);
  });

  const numbered = pack.puzzles.map((json, i) => ({ number: i + 1, json }));
  it.each(sample(numbered, 8))(`${name} $number is as promised`, ({ json }) => {
    EXPECTATIONS[kind](size, json);
  });
});

function expectPips(size: PipsPack, json: JsonValue): void {
  const read = puzzleFromJson('pips', json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { cells, supply, maxPip, regions, solution } = read.value;
  const dominoes = supply.kind === 'list' ? supply.dominoes : [];
  expect(dominoes.length).toBeGreaterThanOrEqual(size.dominoes.least);
  expect(dominoes.length).toBeLessThanOrEqual(size.dominoes.most);
  expect(new Set(dominoes.map((domino) => String([...domino].sort((a, b) => a - b)))).size).toBe(dominoes.length);
  expect({ maxPip, solution, cells: cells.length }).toEqual({ maxPip: size.maxPip, cells: 2 * dominoes.length });
  expect(Math.max(...cells.map(([, column]) => column))).toBeLessThan(size.columns);
  expect(Math.max(...cells.map(([row]) => row))).toBeLessThan(size.rows);
  for (const region of regions) {
    expect(region.cells.length).toBeLessThanOrEqual(6);
    expect(pips.pieces(region.cells)).toHaveLength(1);
    expect(['sum', 'same', 'different']).toContain(region.rule.kind);
  }
  const others = size.size === 'small' ? [pips.referenceEngine, pips.tilingEngine] : [];
  if (size.size === 'medium') others.push(pips.tilingEngine);
  for (const engine of [pips.swiftEngine, ...others]) expectOneSolution(engine, read.value, pips.verify);
}

function expectFutoshiki(size: FutoshikiPack, json: JsonValue): void {
  const read = puzzleFromJson('futoshiki', json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { bars, solution } = read.value;
  expect({ side: futoshiki.sideOf(read.value), bars, solution }).toEqual({ side: size.side });
  const others = futoshiki.cspEngines.filter(({ name }) => size.side <= 6 && name === 'MAC+BZ');
  expect(others.length).toBe(size.side <= 6 ? 1 : 0);
  for (const engine of [futoshiki.swiftEngine, ...others]) expectOneSolution(engine, read.value, futoshiki.verify);
}

function expectOneSolution<Puzzle, Solution, Move>(
  engine: Engine<Puzzle, Solution, Move>,
  puzzle: Puzzle,
  verify: (puzzle: Puzzle, solution: Solution) => readonly unknown[],
): void {
  const { unique, solutions } = finish(runsOf(lookForTwo(engine.search(puzzle), Number.POSITIVE_INFINITY)));
  expect(unique, engine.name).toBe(true);
  for (const solution of solutions) expect(verify(puzzle, solution)).toEqual([]);
}

describe('the maker run again', () => {
  it.each(sample(['futoshiki-4', 'futoshiki-5', 'pips-small'], 3))('makes %s', (name) => {
    const plan = planNamed(name);
    expect(makePack(plan)).toBe(textOf(plan));
  });

  it.each<readonly [string, number]>([
    ['pips-small', 2],
    ['pips-small', 13],
    ['pips-small', 29],
    ['pips-medium', 20],
    ['pips-large', 1],
    ['futoshiki-7', 35],
    ['futoshiki-9', 1],
    ...(SOAKING ? ([['pips-medium', 0]] as const) : []),
  ])('makes a puzzle of %s from seed %i', (name, number) => {
    const plan = planNamed(name);
    expect(textOf(plan).split(/,?\n/)).toContain(makeLine(plan, number).text);
  });
});
