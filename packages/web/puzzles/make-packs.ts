/**
 * Packs of puzzles, each puzzle from a seed of its own, with its grade beside it. Those made first are the smallest; in
 * the pack they stand by the effort that they take. A puzzle that does not come out as asked, does not fit a phone or is
 * like another one is made again from the next seed.
 */
import {
  finish,
  type Generation,
  type Grade,
  type Grading,
  type JsonValue,
  type Label,
  type Wish,
} from '@pipwright/core';
import { futoshikiExplainer, futoshikiGenerating } from '@pipwright/futoshiki/parts';
import { type Puzzle as PipsPuzzle, pipsExplainer, pipsGenerating } from '@pipwright/pips/parts';
import { type KindName, type PuzzleOf, puzzleFromJson, puzzleToJson } from '@pipwright/play';
import { FUTOSHIKI_PACKS, type FutoshikiPack } from '../src/futoshiki/packs.js';
import { packName } from '../src/game/packs.js';
import { PIPS_PACKS, type PipsPack } from '../src/pips/packs.js';

export interface PackPlan {
  readonly name: string;
  readonly kind: KindName;
  readonly size: string;
  readonly puzzles: number;
  make(seed: string, number: number): MadePuzzle | undefined;
}

export interface MadePuzzle {
  readonly effort: number;
  readonly likeness: string;
  readonly text: string;
}

const LABELS: readonly Label[] = ['easy', 'medium', 'hard', 'expert'];

export const PLANS: readonly PackPlan[] = [
  ...PIPS_PACKS.map((pack) => planned('pips', pack, (seed, number) => makePips(seed, pack, number), fitsIn(pack))),
  ...FUTOSHIKI_PACKS.map((pack) =>
    planned(
      'futoshiki',
      pack,
      (seed, number) => makeFutoshiki(seed, pack, number),
      () => true,
    ),
  ),
];

function makePips(seed: string, { size, range: [least, most], set, puzzles }: PipsPack, number: number) {
  const dominoes = least + Math.floor((number * (most - least + 1)) / puzzles);
  return pipsGenerating.generate({ dominoes, set, ...wishFor(size) }, seed);
}

function makeFutoshiki(seed: string, { size, sides, puzzles }: FutoshikiPack, number: number) {
  const side = sides[Math.floor((number * sides.length) / puzzles)];
  return futoshikiGenerating.generate({ ...(side !== undefined && { side }), ...wishFor(size) }, seed);
}

function labelOf(size: string): Label | undefined {
  return LABELS.find((label) => label === size);
}

function wishFor(size: string): Wish {
  const difficulty = labelOf(size);
  return difficulty === undefined ? {} : { difficulty };
}

function fitsIn({ columns, rows }: PipsPack): (puzzle: PipsPuzzle) => boolean {
  return ({ cells }) => cells.every(([row, column]) => row < rows && column < columns);
}

function planned<K extends KindName>(
  kind: K,
  { size, puzzles }: { readonly size: string; readonly puzzles: number },
  generate: (seed: string, number: number) => Generation<PuzzleOf<K>, unknown>,
  fits: (puzzle: PuzzleOf<K>) => boolean,
): PackPlan {
  const difficulty = labelOf(size);
  return {
    name: packName(kind, size),
    kind,
    size,
    puzzles,
    make(seed, number) {
      const generated = finish(generate(seed, number));
      const made = generated.status === 'generated' ? generated : difficulty ? undefined : generated.nearest;
      if (made === undefined || !fits(made.puzzle)) return undefined;
      const json = writtenPuzzle(kind, made.puzzle);
      // As it is in the file: the order of regions and cells may change the effort a little.
      const puzzle = readPuzzle(kind, json);
      const graded = finish(KINDS[kind].grade(puzzle));
      if (graded.status !== 'graded' || graded.grade.label !== (difficulty ?? graded.grade.label)) return undefined;
      const text = JSON.stringify({ grade: keptOf(graded.grade), puzzle: json });
      return { effort: graded.grade.effort, likeness: likenessOf(kind, puzzle), text };
    },
  };
}

function keptOf({ label, effort, forItsSize, hardest, steps, chapters, curve, scale }: Grade) {
  return { label, effort, forItsSize, hardest, steps, chapters, curve, scale };
}

function writtenPuzzle<K extends KindName>(kind: K, puzzle: PuzzleOf<K>) {
  const json = puzzleToJson(kind, puzzle);
  if (!json.ok) throw new Error(`a puzzle cannot be written: ${JSON.stringify(json.error)}`);
  return json.value;
}

function readPuzzle<K extends KindName>(kind: K, json: JsonValue): PuzzleOf<K> {
  const read = puzzleFromJson(kind, json);
  if (!read.ok) throw new Error(`a puzzle cannot be read: ${JSON.stringify(read.error)}`);
  return read.value;
}

const KINDS: {
  readonly [K in KindName]: { likeness(puzzle: PuzzleOf<K>): string; grade(puzzle: PuzzleOf<K>): Grading };
} = {
  pips: { likeness: pipsGenerating.likeness, grade: (puzzle) => pipsExplainer.grade(puzzle) },
  futoshiki: { likeness: futoshikiGenerating.likeness, grade: (puzzle) => futoshikiExplainer.grade(puzzle) },
};

export function likenessOf<K extends KindName>(kind: K, puzzle: PuzzleOf<K>): string {
  return `${kind} ${KINDS[kind].likeness(puzzle)}`;
}

export function makeEntry({ name, make }: PackPlan, number: number, taken: ReadonlySet<string>): MadePuzzle {
  for (let again = 0; ; again++) {
    const made = make(again === 0 ? `${name} ${number}` : `${name} ${number} again ${again}`, number);
    if (made !== undefined && !taken.has(made.likeness)) return made;
  }
}

export function makePack(plan: PackPlan, made: (number: number, effort: number) => void): string {
  const taken = new Set<string>();
  const entries = Array.from({ length: plan.puzzles }, (_, number) => {
    const entry = makeEntry(plan, number, taken);
    taken.add(entry.likeness);
    made(number, entry.effort);
    return entry;
  });
  const texts = entries.sort((a, b) => a.effort - b.effort).map(({ text }) => text);
  const head = `"kind":${JSON.stringify(plan.kind)},"size":${JSON.stringify(plan.size)}`;
  return `{${head},"puzzles":[\n${texts.join(',\n')}\n]}\n`;
}

/** The text of a pack's file with grades as they come out now; the rest stays to the byte. `graded` hears of each puzzle. */
export function regradePack(
  { kind }: PackPlan,
  text: string,
  graded: (number: number, effort: number) => void = () => {},
): string {
  let number = 0;
  return text.replace(/^\{"grade":\{.*?\},"puzzle":(.*?)\},?$/gm, (line, puzzle: string) => {
    const grade = gradeAgain(kind, JSON.parse(puzzle));
    graded(number++, grade.effort);
    return `{"grade":${JSON.stringify(keptOf(grade))}${line.slice(line.indexOf(',"puzzle":'))}`;
  });
}

function gradeAgain<K extends KindName>(kind: K, json: JsonValue): Grade {
  const graded = finish(KINDS[kind].grade(readPuzzle(kind, json)));
  if (graded.status !== 'graded') throw new Error(`a puzzle has no grade: ${graded.status}`);
  return graded.grade;
}
