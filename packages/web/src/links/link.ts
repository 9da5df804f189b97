/**
 * A puzzle, or a position in it, as the fragment of an address: `#1` and what is packed, which no server ever sees.
 * A position is the moves that lead to it, so that a link cannot hold a board that nobody could play.
 */
import { isObject, type JsonValue, parseJson } from '@pipwright/core';
import { type AnyGame, boardOf, type KindName, type Move, newGame, play, readMove } from '@pipwright/play';
import { shortTitle } from '../game/title.js';
import { pack, unpack } from './packed.js';
import { puzzleFromLink, puzzleToLink } from './puzzle-content.js';

const VERSION = '1';
const MOST_MOVES = 2000;

/** `none`: there is no fragment. `foreign`: it is no link of ours. */
type OpenedLink =
  | { readonly type: 'game'; readonly game: AnyGame; readonly title: string }
  | { readonly type: 'none' | LinkTrouble };
export type LinkTrouble = 'foreign' | 'damaged' | 'version' | 'no-puzzle';

/** The fragment for a puzzle, or with `position` for the board as it is now; undefined where it cannot be written. */
export async function linkFor(game: AnyGame, title: string, position: boolean): Promise<string | undefined> {
  const puzzle = puzzleToLink(game);
  const moves = position ? movesTo(game) : [];
  if (puzzle === undefined || moves.length > MOST_MOVES) return undefined;
  const named = shortTitle(title);
  const content = {
    kind: game.kind,
    puzzle,
    ...(named !== '' && { title: named }),
    ...(moves.length > 0 && { moves }),
  };
  return `#${VERSION}${await pack(JSON.stringify(content))}`;
}

export async function openLink(fragment: string): Promise<OpenedLink> {
  if (fragment === '' || fragment === '#') return { type: 'none' };
  const [, version, packed = ''] = /^#(\d)(.*)$/s.exec(fragment) ?? [];
  if (version === undefined) return { type: 'foreign' };
  if (version !== VERSION) return { type: 'version' };
  const json = parseJson((await unpack(packed)) ?? '');
  if (!json.ok || !isObject(json.value)) return { type: 'damaged' };
  const { kind, puzzle = null, moves = [], title = '' } = json.value;
  const game = gameOf(kind, puzzle, moves);
  if (game === undefined) return { type: 'no-puzzle' };
  return { type: 'game', game, title: typeof title === 'string' ? shortTitle(title) : '' };
}

function gameOf(kind: JsonValue | undefined, content: JsonValue, moves: JsonValue): AnyGame | undefined {
  if (kind !== 'pips' && kind !== 'futoshiki') return undefined;
  const puzzle = puzzleFromLink(kind, content);
  const started = puzzle === undefined ? undefined : newGame<KindName>(kind, puzzle);
  if (!started?.ok || !Array.isArray(moves) || moves.length > MOST_MOVES) return undefined;
  let game = started.value as AnyGame;
  for (const each of moves) {
    const move = readMove<KindName>(kind, each as JsonValue);
    const next = move.ok ? play(game, move.value) : move;
    if (!next.ok) return undefined;
    game = next.value;
  }
  return game;
}

/** Notes first: dominoes and numbers may lie over them, and nothing can be noted under those. */
function movesTo(game: AnyGame): readonly Move[] {
  const marks = Object.entries(boardOf(game).marks).flatMap(([name, numbers]) => {
    const [row = 0, column = 0] = name.split(',').map(Number);
    return numbers.map((number): Move => ({ type: 'mark', cell: [row, column], number }));
  });
  return [...marks, ...placed(game)];
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
