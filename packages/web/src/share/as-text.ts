/**
 * A puzzle as text that others can read: the shortest way its kind has, else the one that holds everything. A position
 * stands below it where comments do, drawn and as JSON, so that people see it and programs still read the puzzle.
 */
import { boardOf, type Game, type KindName } from '@pipwright/play';
import type { KindSharing } from '../kind/parts.js';

export function puzzleAsText<K extends KindName>({ formats }: KindSharing<K>, { puzzle }: Game<K>): string | undefined {
  for (const format of formats) {
    const made = format.make([puzzle]);
    if (made.ok) return made.value;
  }
  return undefined;
}

/** The same with the board as it stands, below what `heading` calls it. */
export function positionAsText<K extends KindName>(
  kind: KindSharing<K>,
  game: Game<K>,
  heading: string,
): string | undefined {
  const text = puzzleAsText(kind, game);
  if (text === undefined) return undefined;
  const { json, drawing } = kind.position(game.puzzle, boardOf(game));
  if (text.startsWith('{')) return `${JSON.stringify({ ...JSON.parse(text), position: json }, undefined, 2)}\n`;
  const comments = [heading, ...drawing.trimEnd().split('\n'), JSON.stringify(json)];
  return `${text}\n${comments.map((line) => `${kind.comment} ${line}\n`).join('')}`;
}
