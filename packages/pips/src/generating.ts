/** Making Pips as asked. */
import {
  type GeneratingPart,
  NODES_PER_YIELD,
  type Problem,
  problemMaker,
  type Random,
  type Wish,
} from '@pipwright/core';
import { type Drawn, type Maker, pursue } from '@pipwright/core/generating';
import { swiftEngine } from './engines/swift/index.js';
import { pipsExplainer } from './explain/index.js';
import { pipsScale } from './explain/scale.js';
import { boardOf } from './generate/board.js';
import { cutRegions } from './generate/cut-regions.js';
import { dealDominoes } from './generate/deal-dominoes.js';
import { generate } from './generate/generate.js';
import { loosen } from './generate/loosen.js';
import { tasteFor } from './generate/taste.js';
import { tighten } from './generate/tighten.js';
import { puzzleOf, Witness } from './generate/witness.js';
import type { Cell } from './model/cell.js';
import { type Domino, dominoSet } from './model/domino.js';
import { type Puzzle, puzzleKey } from './model/puzzle.js';
import { canonicalSolution, type Solution } from './model/solution.js';
import type { pipsWords } from './words.js';

/** What a Pips puzzle is asked to be. */
export interface PipsRequest extends Wish {
  readonly dominoes?: number;
  /** The cells of the board. */
  readonly shape?: readonly Cell[];
  /** A silhouette by its name, a letter or a digit. */
  readonly figure?: string;
  readonly symmetry?: 'mirror' | 'rotation' | 'none';
  /** Dominoes of the double-N set. */
  readonly set?: number;
  /** Just these dominoes. */
  readonly tray?: readonly Domino[];
  /** Whose rules, regions and free cells it takes after. */
  readonly like?: 'times' | Puzzle;
}

export interface Silhouette {
  readonly name: string;
  readonly theme: string;
  readonly cells: readonly Cell[];
}

const problem = problemMaker<typeof pipsWords>();

const drawn = (map: string): readonly Cell[] =>
  map.split('/').flatMap((row, r) => [...row].flatMap((at, c) => (at === '#' ? [[r, c] as const] : [])));

const SILHOUETTES: readonly Silhouette[] = [
  { name: 'flag', theme: 'signs', cells: drawn('####/####/#/#') },
  { name: 'house', theme: 'home', cells: drawn(' ##/####/####/#  #') },
];
const GLYPHS: Readonly<Record<string, string>> = {
  L: '#/#/#/#/####',
  O: '####/#  #/#  #/####',
  V: '#  #/#  #/####/ ##',
  E: '###/#/##/#/###',
  1: '#/#/#/#/#/#',
};

export function silhouettes(): readonly Silhouette[] {
  return SILHOUETTES;
}

export function silhouetteNamed(name: string): Silhouette | undefined {
  return SILHOUETTES.find((each) => each.name === name);
}

export function glyphOf(character: string): readonly Cell[] | undefined {
  const map = GLYPHS[character.toUpperCase()];
  return map === undefined ? undefined : drawn(map);
}

function cellsOf({ shape, figure }: PipsRequest): readonly Cell[] | undefined {
  return shape ?? (figure === undefined ? undefined : (silhouetteNamed(figure)?.cells ?? glyphOf(figure)));
}

function refuses(request: PipsRequest): readonly Problem[] {
  const { shape, figure, dominoes, set = 6, tray } = request;
  const asked = Object.entries({ shape, figure, dominoes }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (asked.length > 1) return [problem('wishes-contradict', {}, { wishes: asked })];
  if (!Number.isInteger(set) || set < 1 || set > 18) return [problem('set-out-of-range', {}, { set })];
  const most = Math.min(91, dominoSet(set).length);
  if (dominoes !== undefined && !(Number.isInteger(dominoes) && dominoes >= 3 && dominoes <= most))
    return [problem('dominoes-out-of-range', {}, { dominoes, most })];
  const cells = cellsOf(request);
  if (figure !== undefined && cells === undefined) return [problem('figure-unknown', {}, { figure })];
  if (cells !== undefined && cells.length % 2 === 1) return [problem('shape-odd', {}, { cells: cells.length })];
  if (cells !== undefined && cells.filter(([row, column]) => (row + column) % 2 === 0).length * 2 !== cells.length)
    return [problem('shape-untileable', {}, {})];
  const size = cells?.length ?? 2 * (dominoes ?? tray?.length ?? 0);
  if (tray !== undefined && tray.length * 2 !== size)
    return [problem('tray-does-not-fit', {}, { dominoes: tray.length, cells: size })];
  return [];
}

function* draw(request: PipsRequest, random: Random): Generator<void, Drawn<Puzzle, Solution> | undefined> {
  const puzzle = yield* puzzleFor(request, random);
  if (puzzle === undefined) return undefined;
  const step = swiftEngine.search(puzzle).run(Number.POSITIVE_INFINITY);
  return step.type === 'solution' ? { puzzle, solution: canonicalSolution(step.solution) } : undefined;
}

function* puzzleFor(request: PipsRequest, random: Random): Generator<void, Puzzle | undefined> {
  const { set = 6, dominoes = request.tray?.length ?? 4 } = request;
  const size = { dominoes: { least: dominoes, most: dominoes }, maxPip: set, columns: 18, rows: 18, level: 0 };
  const cells = cellsOf(request);
  if (cells === undefined) {
    const work = generate(String(random.uint32()), size);
    for (;;) {
      const step = work.run(NODES_PER_YIELD);
      if (step.type === 'solution') return step.solution.puzzle;
      if (step.type !== 'paused') return undefined;
      yield;
    }
  }
  const taste = { ...tasteFor(size, cells.length / 2), hopeless: Number.POSITIVE_INFINITY };
  const layout = yield* dealDominoes(random, boardOf(cells), set, taste.gathered);
  if (layout === undefined) return undefined;
  const witness = new Witness(layout, taste.nodes);
  if (!(yield* witness.isClear())) return undefined;
  const making = { random, layout, taste, witness };
  const tight = yield* tighten(making, cutRegions(random, layout, taste));
  const parts = tight && (yield* loosen(making, tight));
  if (parts === undefined || !(yield* witness.allowsOne(parts))) return undefined;
  return puzzleOf(layout, parts);
}

/** Making Pips. */
export const pipsGenerating: GeneratingPart<Puzzle, Solution, PipsRequest> = {
  refuses,
  generate(request, seed) {
    const maker: Maker<Puzzle, Solution> = {
      scale: pipsScale,
      techniques: pipsExplainer.techniques,
      draw: (random) => draw(request, random),
      grade: (puzzle) => pipsExplainer.grade(puzzle),
    };
    return pursue(maker, request, seed, 20_000_000);
  },
  likeness: puzzleKey,
};
