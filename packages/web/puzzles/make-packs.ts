/**
 * Packs of puzzles, each puzzle from a seed of its own: puzzle 7 of a pack can be made again without the others.
 * A pack goes from gentler to harder.
 */
import { type KindName, type PuzzleOf, puzzleToJson } from '@pipwright/play';
import { FUTOSHIKI_PACKS } from '../src/futoshiki/packs.js';
import { PIPS_PACKS } from '../src/pips/packs.js';
import { compareHardness, type Hardness, type Made } from './made.js';
import { FLAVOURS, makeFutoshiki } from './make-futoshiki.js';
import { makePips } from './make-pips.js';

/** A pack and how its puzzles are made. */
export interface PackPlan {
  /** Of its file, and in `--only`. */
  readonly name: string;
  readonly kind: KindName;
  readonly size: string;
  readonly puzzles: number;
  /** So many flavours take turns. */
  readonly turns: number;
  make(seed: string, number: number): PackLine;
}

interface PackLine extends Hardness {
  /** The puzzle as JSON, on one line. */
  readonly text: string;
}

/** A kind is a line here. */
export const PLANS: readonly PackPlan[] = [
  ...PIPS_PACKS.map((pack) => planned('pips', pack, 1, (seed, number) => makePips(seed, pack, number))),
  ...FUTOSHIKI_PACKS.map((pack) =>
    planned('futoshiki', pack, FLAVOURS.length, (seed, number) => {
      const level = Math.floor(number / FLAVOURS.length) / (Math.ceil(pack.puzzles / FLAVOURS.length) - 1);
      return makeFutoshiki(seed, pack, level, FLAVOURS[number % FLAVOURS.length] ?? 'both');
    }),
  ),
];

function planned<K extends KindName>(
  kind: K,
  { size, puzzles }: { readonly size: string; readonly puzzles: number },
  turns: number,
  made: (seed: string, number: number) => Made<PuzzleOf<K>>,
): PackPlan {
  return {
    name: `${kind}-${size}`,
    kind,
    size,
    puzzles,
    turns,
    make(seed, number) {
      const { puzzle, ...hardness } = made(seed, number);
      return { text: written(puzzleToJson(kind, puzzle)), ...hardness };
    },
  };
}

/** One puzzle of a pack, by the order in which they are made. */
export function makeLine({ name, make }: PackPlan, number: number): PackLine {
  return make(`${name} ${number}`, number);
}

/** The text of a pack's file. `made` hears of each puzzle. */
export function makePack(plan: PackPlan, made: (number: number, nodes: number) => void = () => {}): string {
  const lines = Array.from({ length: plan.puzzles }, (_, number) => {
    const line = makeLine(plan, number);
    made(number, line.nodes);
    return line;
  });
  const texts = gentlerToHarder(plan, lines).map(({ text }) => text);
  const head = `"kind":${JSON.stringify(plan.kind)},"size":${JSON.stringify(plan.size)}`;
  return `{${head},"puzzles":[\n${texts.join(',\n')}\n]}\n`;
}

/** Flavours take turns, as they are made, and each has its own way from gentle to hard. */
function gentlerToHarder({ turns }: PackPlan, lines: readonly PackLine[]): readonly PackLine[] {
  const rows = Array.from({ length: turns }, (_, turn) =>
    lines.filter((_, number) => number % turns === turn).sort(compareHardness),
  );
  return lines.flatMap((_, number) => rows[number % turns]?.[Math.floor(number / turns)] ?? []);
}

function written(json: ReturnType<typeof puzzleToJson>): string {
  if (!json.ok) throw new Error(`a puzzle cannot be written: ${JSON.stringify(json.error)}`);
  return JSON.stringify(json.value);
}
