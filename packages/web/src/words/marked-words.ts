/** What is heard of cells beside what they hold: tries, faults and notes. */
import { type MarkAction, type Marks, marksAt } from '@pipwright/play';
import type { PlayWords } from './catalogue.js';

/** Cells with something about them, by name. */
export interface Marked {
  readonly tried: ReadonlySet<string>;
  readonly wrong: ReadonlySet<string>;
}

/** What is heard of a cell, and whether that is tried or wrong. */
export function withMarked(words: PlayWords, label: string, name: string, { tried, wrong }: Marked): string {
  return [label, ...(tried.has(name) ? [words.cell.tried] : []), ...(wrong.has(name) ? [words.cell.wrong] : [])].join(
    ', ',
  );
}

/** What became of notes. */
export function tellMarks({ did }: PlayWords, action: MarkAction, marks: Marks): string {
  return action.type === 'mark' ? did.noted(marksAt(marks, action.cell), action.cell) : did.notesCleared;
}
