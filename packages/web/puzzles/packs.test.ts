/** Every puzzle that is shipped (in `npm test` some of them): as its pack promises, with one solution and its grade, and what the maker makes. */
import { readFileSync } from 'node:fs';
import { type Engine, finish, type JsonValue, lookForTwo, runsOf } from '@pipwright/core';
import * as futoshiki from '@pipwright/futoshiki/parts';
import * as pips from '@pipwright/pips/parts';
import { type KindName, puzzleFromJson } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import { SOAKING, sample } from '../../core/src/testing/effort.js';
import { FUTOSHIKI_PACKS, type FutoshikiPack } from '../src/futoshiki/packs.js';
import { PIPS_PACKS, type PipsPack } from '../src/pips/packs.js';
import { likenessOf, type PackPlan, PLANS, regradePack } from './make-packs.js';

interface Pack {
  readonly kind: string;
  readonly size: string;
  readonly puzzles: readonly Entry[];
}

interface Entry {
  /** All of it is compared with what comes out now. */
  readonly grade: { readonly label: string; readonly effort: number };
  readonly puzzle: JsonValue;
}

const FOLDER = new URL('../public/puzzles/', import.meta.url);
const textOf = ({ name }: PackPlan) => readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');
const packOf = (plan: PackPlan): Pack => JSON.parse(textOf(plan));

/** Puzzles of packs of these sizes were made to have their name for a label, by an earlier scale. */
const LABELS: readonly string[] = ['easy', 'medium', 'hard', 'expert'];
/** So many levels off a puzzle may be now. */
const MOST_OFF: Readonly<Record<KindName, number>> = { pips: 1, futoshiki: 0 };

/** What is promised of the puzzles of a kind, by the size of their pack. */
const EXPECTATIONS: Readonly<Record<KindName, (size: string, entry: Entry) => void>> = {
  pips: (size, entry) => expectPips(PIPS_PACKS.find((pack) => pack.size === size) as PipsPack, entry),
  futoshiki: (size, entry) =>
    expectFutoshiki(FUTOSHIKI_PACKS.find((pack) => pack.size === size) as FutoshikiPack, entry),
};

describe.each(PLANS.map((plan) => ({ name: plan.name, plan })))('$name', ({ name, plan }) => {
  const pack = packOf(plan);
  const { kind, size, puzzles } = plan;

  it('is the pack it says it is, and its puzzles are about as hard', () => {
    expect({ kind: pack.kind, size: pack.size, puzzles: pack.puzzles.length }).toEqual({ kind, size, puzzles });
    if (!LABELS.includes(size)) return;
    const off = pack.puzzles.map(({ grade }) => Math.abs(LABELS.indexOf(grade.label) - LABELS.indexOf(size)));
    expect(off.filter((levels) => levels > MOST_OFF[kind])).toEqual([]);
  });

  const numbered = pack.puzzles.map((entry, i) => ({ number: i + 1, entry }));
  it.each(sample(numbered, numbered.length))(`${name} $number is as promised`, ({ entry }) => {
    EXPECTATIONS[kind](size, entry);
  });
});

it('no two puzzles are alike, of all packs', () => {
  const all = PLANS.flatMap((plan) => packOf(plan).puzzles.map(({ puzzle }) => likeness(plan.kind, puzzle)));
  expect(new Set(all).size).toBe(all.length);
});

function likeness<K extends KindName>(kind: K, json: JsonValue): string {
  const read = puzzleFromJson(kind, json);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return likenessOf(kind, read.value);
}

function expectPips(pack: PipsPack, { puzzle, grade }: Entry): void {
  const read = puzzleFromJson('pips', puzzle);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { cells, supply, regions, solution } = read.value;
  const dominoes = supply.kind === 'list' ? supply.dominoes : [];
  expect(dominoes.length).toBeGreaterThanOrEqual(pack.range[0]);
  expect(dominoes.length).toBeLessThanOrEqual(pack.range[1]);
  expect(new Set(dominoes.map((domino) => String([...domino].sort((a, b) => a - b)))).size).toBe(dominoes.length);
  expect(Math.max(...dominoes.flat())).toBeLessThanOrEqual(pack.set);
  expect({ solution, cells: cells.length }).toEqual({ cells: 2 * dominoes.length });
  expect(Math.max(...cells.map(([, column]) => column))).toBeLessThan(pack.columns);
  expect(Math.max(...cells.map(([row]) => row))).toBeLessThan(pack.rows);
  for (const region of regions) expect(pips.pieces(region.cells)).toHaveLength(1);
  const others = pack.size === 'easy' ? [pips.referenceEngine, pips.tilingEngine] : [];
  if (pack.size === 'medium') others.push(pips.tilingEngine);
  for (const engine of [pips.swiftEngine, ...others]) expectOneSolution(engine, read.value, pips.pipsSolving.verify);
  // The largest boards take minutes.
  const isGraded = SOAKING || LABELS.includes(pack.size);
  if (isGraded) expect(finish(pips.pipsExplainer.grade(read.value))).toMatchObject({ grade });
}

function expectFutoshiki(pack: FutoshikiPack, { puzzle, grade }: Entry): void {
  const read = puzzleFromJson('futoshiki', puzzle);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { bars, solution } = read.value;
  const side = futoshiki.sideOf(read.value);
  expect({ bars, solution }).toEqual({});
  expect(pack.sides).toContain(side);
  const others = futoshiki.cspEngines.filter(({ name }) => side <= 6 && name === 'MAC+BZ');
  expect(others.length).toBe(side <= 6 ? 1 : 0);
  for (const engine of [futoshiki.swiftEngine, ...others])
    expectOneSolution(engine, read.value, futoshiki.futoshikiSolving.verify);
  expect(finish(futoshiki.futoshikiExplainer.grade(read.value))).toMatchObject({ grade });
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

it.each(PLANS.filter(({ size }) => size === 'easy').map((plan) => [plan.name, plan] as const))(
  'some of %s, graded again, are as they are',
  (_, plan) => {
    const text = textOf(plan).split('\n').slice(0, 4).join('\n');
    const ungraded = text.replaceAll(/"effort":[\d.]+/g, '"effort":0');
    expect(ungraded).not.toBe(text);
    expect(regradePack(plan, ungraded)).toBe(text);
  },
);
