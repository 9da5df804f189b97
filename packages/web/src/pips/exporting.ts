import { drawSvg, type Puzzle, pipsReading } from '@pipwright/pips/parts';
import { shortTitle } from '../game/title.js';
import type { KindExporting, Titled } from '../kind/parts.js';

export const pipsExporting: KindExporting<'pips'> = {
  formats: pipsReading.formats,
  make: (format, puzzles) => format.make(puzzles.map(titled)),
  draw: (puzzle, tray) => drawSvg(puzzle, undefined, { tray }),
};

function titled({ puzzle, title }: Titled<'pips'>): Puzzle {
  const { name, comments = [] } = puzzle.about;
  const short = shortTitle(title);
  if (short === '' || name !== undefined) return puzzle;
  return { ...puzzle, about: { ...puzzle.about, name: short, comments: [...new Set([short, ...comments])] } };
}
