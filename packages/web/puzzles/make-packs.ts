/**
 * Packs of puzzles, each puzzle from a seed of its own: puzzle 7 of a pack can be made again without the others.
 * A pack goes from gentler to harder.
 */
import { finish, type Made } from '@pipwright/core';
import { type FutoshikiSize, futoshikiMaking } from '@pipwright/futoshiki';
import { pipsMaking } from '@pipwright/pips';
import { puzzleToJson } from '@pipwright/play';
import { type PackSize, packName } from '../src/game/sizes.js';

interface PackLine extends Pick<Made<unknown>, 'nodes' | 'clues'> {
  /** The puzzle as JSON, on one line. */
  readonly text: string;
}

/** They take turns in a pack of Futoshiki, the gentlest first. */
const TURNS: readonly FutoshikiSize['clues'][] = ['numbers', 'both', 'signs'];

/** One puzzle of a pack, by the order in which they are made: the later ones say less. */
export function makeLine(size: PackSize, number: number): PackLine {
  const seed = `${packName(size)} ${number}`;
  if (size.kind === 'pips') {
    const { least, most } = size.dominoes;
    const dominoes = least + (number % (most - least + 1));
    const { puzzle, ...hardness } = finish(
      pipsMaking.generate(seed, {
        ...size,
        dominoes: { least: dominoes, most: dominoes },
        level: number / (size.puzzles - 1),
        different: number % 5 < 2 && size.puzzles > 12,
      }),
    );
    return { text: written(puzzleToJson('pips', puzzle)), ...hardness };
  }
  const level = Math.floor(number / TURNS.length) / (Math.ceil(size.puzzles / TURNS.length) - 1);
  const clues = TURNS[number % TURNS.length] ?? 'both';
  const { puzzle, ...hardness } = finish(futoshikiMaking.generate(seed, { ...size, level, clues }));
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

/** Each turn has its own way from gentle to hard. */
function gentlerToHarder({ kind }: PackSize, lines: readonly PackLine[]): readonly PackLine[] {
  const turns = kind === 'pips' ? 1 : TURNS.length;
  const rows = Array.from({ length: turns }, (_, turn) =>
    lines.filter((_, number) => number % turns === turn).sort((a, b) => a.nodes - b.nodes || b.clues - a.clues),
  );
  return lines.flatMap((_, number) => rows[number % turns]?.[Math.floor(number / turns)] ?? []);
}

function written(json: ReturnType<typeof puzzleToJson>): string {
  if (!json.ok) throw new Error(`a puzzle cannot be written: ${JSON.stringify(json.error)}`);
  return JSON.stringify(json.value);
}
