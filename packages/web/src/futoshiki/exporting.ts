import { ok } from '@pipwright/core';
import { drawSvg, futoshikiReading, gridFormat, type Puzzle, tathamFormat } from '@pipwright/futoshiki/parts';
import { shortTitle } from '../game/title.js';
import type { KindExporting } from '../kind/parts.js';

export const futoshikiExporting: KindExporting<'futoshiki'> = {
  formats: futoshikiReading.formats,
  make(format, puzzles) {
    // An ID is a line, so that each can have a comment before it; JSON has none.
    if (format === tathamFormat)
      return ok(puzzles.map(({ title, puzzle }) => withComment(title, idOf(puzzle))).join(''));
    const made = format.make(puzzles.map(({ puzzle }) => puzzle));
    return made.ok && format === gridFormat ? ok(withComment(puzzles[0]?.title ?? '', made.value)) : made;
  },
  draw: (puzzle) => drawSvg(puzzle),
};

function withComment(title: string, text: string): string {
  const short = shortTitle(title);
  return short === '' ? text : `# ${short}\n${text}`;
}

function idOf(puzzle: Puzzle): string {
  const made = tathamFormat.make([puzzle]);
  return made.ok ? made.value : '';
}
