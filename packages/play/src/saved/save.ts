/**
 * A game as text: a line for the puzzle and the clock, then a line for each move.
 *
 *     {"pipwright":"game","version":1,"kind":"…","puzzle":{…},"clock":{…},"revision":0} 9c2f01ab
 *     1 {"type":"put","cell":[0,0],"number":3} 5be0d4c1
 *     2 {"type":"undo"} 07a55c9e
 *
 * A program can append the line of each move to what it saved before, and save the whole anew now and then: that
 * leaves out what no undo or redo can reach. Moves are numbered by the revision they lead to, so two programs that
 * append to one text are found out; a text that was cut is read up to its last whole line.
 */
import { hashText, hex32, type JsonObject, type JsonValue, mixBits } from '@pipwright/core';
import type { Game } from '../game.js';
import { type KindName, rulesOf } from '../kind.js';
import type { Move } from '../move.js';

export const VERSION = 1;

export function saveGame<K extends KindName>(game: Game<K>): string {
  const undone = game.moves.length - game.at;
  const undo: readonly Move<K>[] = undone === 0 ? [] : [{ type: 'undo', ...(undone === 1 ? {} : { steps: undone }) }];
  const moves: readonly Move<K>[] = [...game.moves, ...undo];
  const revision = game.revision - moves.length;
  const lines = moves.map((move, i) => numberedLine(revision + i + 1, move));
  return [makeLine(JSON.stringify(startToJson(game, revision))), ...lines].join('');
}

/** The line for a move that is about to be made in this game, to append to what was saved of it. */
export function moveLine<K extends KindName>(game: Game<K>, move: Move<K>): string {
  return numberedLine(game.revision + 1, move);
}

function numberedLine(revision: number, move: Move): string {
  return makeLine(`${revision} ${JSON.stringify(move)}`);
}

function startToJson<K extends KindName>(game: Game<K>, revision: number): JsonObject {
  const { kind, puzzle, clock, hints } = game;
  const used = Object.values(hints).some((times) => times > 0) ? { hints: { ...hints } } : {};
  const json = rulesOf(kind).puzzleToJson(puzzle);
  // A game has only a puzzle that came from JSON.
  const written: JsonValue = json.ok ? json.value : null;
  return { pipwright: 'game', version: VERSION, kind, puzzle: written, clock: { ...clock }, ...used, revision };
}

/** Line of a content without line breaks and its checksum, so that it can be trusted or left out by itself. */
export function makeLine(content: string): string {
  return `${content} ${checksum(content)}\n`;
}

/** The content of a line without its end; undefined where it is not whole. */
export function readLine(line: string): string | undefined {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  const content = text.slice(0, -9);
  return content !== '' && makeLine(content) === `${text}\n` ? content : undefined;
}

/** A mark that tells a damaged line from a whole one: one changed character always shows. */
export function checksum(text: string): string {
  return hex32(mixBits(hashText(text)));
}
