/**
 * A puzzle, or a position in it, as the fragment of an address: `#1` and what is packed, which no server ever sees.
 * A position is the moves that lead to it, so that a link cannot hold a board that nobody could play.
 */
import { isObject, type JsonValue, parseJson } from '@pipwright/core';
import {
  type AnyGame,
  boardOf,
  type KindName,
  type Move,
  newGame,
  play,
  puzzleFromJson,
  puzzleToJson,
  readMove,
} from '@pipwright/play';
import { pack, unpack } from './packed.js';

const VERSION = '1';
const MOST_MOVES = 2000;

/** `none`: the fragment is no link of ours. */
export type OpenedLink =
  | { readonly type: 'game'; readonly game: AnyGame }
  | { readonly type: 'none' | 'damaged' | 'version' | 'no-puzzle' };

/** The fragment for a puzzle, or with `position` for the board as it is now; undefined where it cannot be written. */
export async function linkFor(game: AnyGame, position: boolean): Promise<string | undefined> {
  const puzzle = puzzleToJson<KindName>(game.kind, game.puzzle);
  if (!puzzle.ok) return undefined;
  const moves = position ? movesTo(game) : [];
  const content = { kind: game.kind, puzzle: withoutStory(puzzle.value), ...(moves.length > 0 && { moves }) };
  return `#${VERSION}${await pack(JSON.stringify(content))}`;
}

export async function openLink(fragment: string): Promise<OpenedLink> {
  const [, version, packed = ''] = /^#(\d)(.+)$/s.exec(fragment) ?? [];
  if (version === undefined) return { type: 'none' };
  if (version !== VERSION) return { type: 'version' };
  const json = parseJson((await unpack(packed)) ?? '');
  if (!json.ok || !isObject(json.value)) return { type: 'damaged' };
  const game = gameOf(json.value.kind, json.value.puzzle ?? null, json.value.moves ?? []);
  return game === undefined ? { type: 'no-puzzle' } : { type: 'game', game };
}

function gameOf(kind: JsonValue | undefined, json: JsonValue, moves: JsonValue): AnyGame | undefined {
  if (kind !== 'pips' && kind !== 'futoshiki') return undefined;
  const puzzle = puzzleFromJson<KindName>(kind, json);
  const started = puzzle.ok ? newGame<KindName>(kind, puzzle.value) : puzzle;
  if (!started.ok || !Array.isArray(moves) || moves.length > MOST_MOVES) return undefined;
  let game = started.value as AnyGame;
  for (const each of moves) {
    const move = readMove<KindName>(kind, each as JsonValue);
    const next = move.ok ? play(game, move.value) : move;
    if (!next.ok) return undefined;
    game = next.value;
  }
  return game;
}

/** What a file says beside the puzzle, and its solution, are nobody else's. */
function withoutStory(puzzle: JsonValue): JsonValue {
  if (!isObject(puzzle)) return puzzle;
  const { solution: _, Solution: __, ...rest } = puzzle;
  return rest;
}

function movesTo(game: AnyGame): readonly Move[] {
  const marks = Object.entries(boardOf(game).marks).flatMap(([name, numbers]) => {
    const [row = 0, column = 0] = name.split(',').map(Number);
    return numbers.map((number): Move => ({ type: 'mark', cell: [row, column], number }));
  });
  return [...placed(game), ...marks];
}

function placed(game: AnyGame): readonly Move[] {
  if (game.kind === 'pips') return boardOf(game).lying.map(({ slot, cells }) => ({ type: 'place', slot, cells }));
  const start = game.positions[0]?.board;
  return boardOf(game).grid.flatMap((line, row) =>
    line.flatMap((number, column): Move[] =>
      number === 0 || start?.grid[row]?.[column] === number
        ? []
        : [{ type: 'put', cell: [row, column], number, keepMarks: true }],
    ),
  );
}
