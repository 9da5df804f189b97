/**
 * Packs of puzzles, each puzzle from a seed of its own: puzzle 7 of a pack can be made again without the others.
 * A pack goes from gentler to harder.
 */
import { finish, type Made, type Runs } from '@pipwright/core';
import { type FutoshikiSize, futoshikiMaking } from '@pipwright/futoshiki';
import { pipsMaking } from '@pipwright/pips';
import { type KindName, type PuzzleOf, puzzleToJson } from '@pipwright/play';
import { FUTOSHIKI_PACKS, type FutoshikiPack } from '../src/futoshiki/packs.js';
import { PIPS_PACKS, type PipsPack } from '../src/pips/packs.js';

/** A pack and how its puzzles are made. */
export interface PackPlan {
  /** Of its file, and in `--only`. */
  readonly name: string;
  readonly kind: KindName;
  readonly size: string;
  readonly puzzles: number;
  /** So many sorts of clues take turns. */
  readonly turns: number;
  make(seed: string, number: number): PackLine;
}

interface PackLine extends Pick<Made<unknown>, 'nodes' | 'clues'> {
  /** The puzzle as JSON, on one line. */
  readonly text: string;
}

/** They take turns in a pack of Futoshiki, the gentlest first. */
const TURNS: readonly FutoshikiSize['clues'][] = ['numbers', 'both', 'signs'];

/** A kind is a line here. */
export const PLANS: readonly PackPlan[] = [
  ...PIPS_PACKS.map((pack) => planned('pips', pack, 1, (seed, number) => makePips(seed, pack, number))),
  ...FUTOSHIKI_PACKS.map((pack) =>
    planned('futoshiki', pack, TURNS.length, (seed, number) => makeFutoshiki(seed, pack, number)),
  ),
];

/** The later ones say less. */
function makePips(seed: string, pack: PipsPack, number: number) {
  const { least, most } = pack.dominoes;
  const dominoes = least + (number % (most - least + 1));
  return pipsMaking.generate(seed, {
    ...pack,
    dominoes: { least: dominoes, most: dominoes },
    level: number / (pack.puzzles - 1),
    different: number % 5 < 2 && pack.puzzles > 12,
  });
}

function makeFutoshiki(seed: string, pack: FutoshikiPack, number: number) {
  const level = Math.floor(number / TURNS.length) / (Math.ceil(pack.puzzles / TURNS.length) - 1);
  return futoshikiMaking.generate(seed, { ...pack, level, clues: TURNS[number % TURNS.length] ?? 'both' });
}

function planned<K extends KindName>(
  kind: K,
  { size, puzzles }: { readonly size: string; readonly puzzles: number },
  turns: number,
  generate: (seed: string, number: number) => Runs<Made<PuzzleOf<K>>>,
): PackPlan {
  return {
    name: `${kind}-${size}`,
    kind,
    size,
    puzzles,
    turns,
    make(seed, number) {
      const { puzzle, ...hardness } = finish(generate(seed, number));
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

/** Each turn has its own way from gentle to hard. */
function gentlerToHarder({ turns }: PackPlan, lines: readonly PackLine[]): readonly PackLine[] {
  const rows = Array.from({ length: turns }, (_, turn) =>
    lines.filter((_, number) => number % turns === turn).sort((a, b) => a.nodes - b.nodes || b.clues - a.clues),
  );
  return lines.flatMap((_, number) => rows[number % turns]?.[Math.floor(number / turns)] ?? []);
}

function written(json: ReturnType<typeof puzzleToJson>): string {
  if (!json.ok) throw new Error(`a puzzle cannot be written: ${JSON.stringify(json.error)}`);
  return JSON.stringify(json.value);
}
