/** What is said of a board: its cells, notes and problems. */
import type { Problem } from '@pipwright/core';
import { type AnyGame, type Cell, type MarkAction, type Marks, marksAt } from '@pipwright/play';
import type { PlayWords } from './catalogue.js';
import type { Sayings } from './sentences.js';

/** A problem of a game: the facts come from the problem, or from the puzzle it speaks of. */
export function sayProblem(words: PlayWords, { kind, puzzle }: AnyGame, { code, data }: Problem): string {
  const tables: readonly Sayings[] = [words.kinds[kind].problems, words.problems];
  const say = tables.find((table) => Object.hasOwn(table, code))?.[code];
  return say === undefined ? words.cannot : say(data as never, puzzle as never);
}

/** Where a mistake is, for those who do not see it marked; undefined where its kind has no words for that. */
export function placeOf({ kinds }: PlayWords, { kind, puzzle }: AnyGame, { data }: Problem): string | undefined {
  return kinds[kind].place?.(data as never, puzzle as never);
}

export function sayFinding(words: PlayWords, game: AnyGame, problems: readonly Problem[], at: number): string {
  const { finding, wrong } = words.status;
  const problem = problems[at] as Problem;
  const counted = problems.length === 1 ? `${wrong(1)}.` : `${finding(at + 1, problems.length)}.`;
  const place = placeOf(words, game, problem);
  return `${counted} ${place === undefined ? '' : `${place}: `}${sayProblem(words, game, problem)}`;
}

export function cellsOf({ data }: Problem): readonly Cell[] {
  const { cell, cells } = data as { readonly cell?: Cell; readonly cells?: readonly Cell[] };
  return cells ?? (cell === undefined ? [] : [cell]);
}

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

export function tellMarks({ did }: PlayWords, action: MarkAction, marks: Marks): string {
  return action.type === 'mark' ? did.noted(marksAt(marks, action.cell), action.cell) : did.notesCleared;
}
