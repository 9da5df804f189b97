/**
 * Packs of puzzles, each puzzle from a seed of its own: puzzle 7 of a pack can be made again without the others.
 * A pack goes from gentler to harder.
 */
import { puzzleToJson } from '@pipwright/play';
import { type PackSize, packName } from '../src/game/sizes.js';
import { compareHardness, type Hardness } from './made.js';
import { FLAVOURS, makeFutoshiki } from './make-futoshiki.js';
import { makePips } from './make-pips.js';

interface PackLine extends Hardness {
  /** The puzzle as JSON, on one line. */
  readonly text: string;
}

/** One puzzle of a pack, by the order in which they are made. */
export function makeLine(size: PackSize, number: number): PackLine {
  const seed = `${packName(size)} ${number}`;
  if (size.kind === 'pips') {
    const { puzzle, ...hardness } = makePips(seed, size, number);
    return { text: written(puzzleToJson('pips', puzzle)), ...hardness };
  }
  const level = Math.floor(number / FLAVOURS.length) / (Math.ceil(size.puzzles / FLAVOURS.length) - 1);
  const flavour = FLAVOURS[number % FLAVOURS.length] ?? 'both';
  const { puzzle, ...hardness } = makeFutoshiki(seed, size, level, flavour);
  return { text: written(puzzleToJson('futoshiki', puzzle)), ...hardness };
}

/** The text of a pack's file. `made` hears of each puzzle. */
export function makePack(size: PackSize, made: (number: number, nodes: number) => void = () => {}): string {
  const lines = Array.from({ length: size.puzzles }, (_, number) => {
    const line = makeLine(size, number);
    made(number, line.nodes);
    return line;
  });
  const texts = gentlerToHarder(size, lines).map(({ text }) => text);
  const head = `"kind":${JSON.stringify(size.kind)},"size":${JSON.stringify(size.size)}`;
  return `{${head},"puzzles":[\n${texts.join(',\n')}\n]}\n`;
}

/** Flavours take turns, as they are made, and each has its own way from gentle to hard. */
function gentlerToHarder({ kind }: PackSize, lines: readonly PackLine[]): readonly PackLine[] {
  const turns = kind === 'pips' ? 1 : FLAVOURS.length;
  const rows = Array.from({ length: turns }, (_, turn) =>
    lines.filter((_, number) => number % turns === turn).sort(compareHardness),
  );
  return lines.flatMap((_, number) => rows[number % turns]?.[Math.floor(number / turns)] ?? []);
}

function written(json: ReturnType<typeof puzzleToJson>): string {
  if (!json.ok) throw new Error(`a puzzle cannot be written: ${JSON.stringify(json.error)}`);
  return JSON.stringify(json.value);
}
