/**
 * A puzzle, or a position in it, as the fragment of an address: `#1` and what is packed, which no server ever sees.
 * A position is the moves that lead to it, so that a link cannot hold a board that nobody could play.
 */
import { isObject, type JsonValue, parseJson } from '@pipwright/core';
import {
  type AnyGame,
  isKindName,
  type KindName,
  type MarkAction,
  type Marks,
  newGame,
  type PuzzleOf,
  play,
  puzzleFromJson,
  puzzleToJson,
  readMove,
} from '@pipwright/play';
import { shortTitle } from '../game/title.js';
import { kindOf, loadKind } from '../kind/page.js';
import { pack, unpack } from './packed.js';
import { isTime } from './to-beat.js';

const VERSION = '1';
const MOST_MOVES = 2000;

/** `none`: there is no fragment. `foreign`: it is no link of ours. */
type OpenedLink =
  | {
      readonly type: 'game';
      readonly game: AnyGame;
      readonly title: string;
      readonly seconds?: number;
    }
  | { readonly type: 'none' | LinkTrouble };
export type LinkTrouble = 'foreign' | 'damaged' | 'version' | 'no-puzzle';

/**
 * The fragment for a puzzle, or with `position` for the board as it is now; undefined where it cannot be written.
 * @param seconds a time to beat
 */
export async function linkFor(
  game: AnyGame,
  title: string,
  position: boolean,
  seconds?: number,
): Promise<string | undefined> {
  const kind = kindOf<KindName>(game.kind);
  const puzzle = await puzzleToLink(game);
  const moves = position ? (await kind.sharing()).movesTo(game) : [];
  if (puzzle === undefined || moves.length > MOST_MOVES) return undefined;
  const named = shortTitle(title);
  const content = {
    kind: game.kind,
    puzzle,
    ...(named !== '' && { title: named }),
    ...(moves.length > 0 && { moves }),
    ...(isTime(seconds) && { time: seconds }),
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
  const { kind, puzzle = null, moves = [], title = '', time } = json.value;
  const game = await gameOf(kind, puzzle, moves);
  if (game === undefined) return { type: 'no-puzzle' };
  return {
    type: 'game',
    game,
    title: typeof title === 'string' ? shortTitle(title) : '',
    ...(isTime(time) && { seconds: time }),
  };
}

async function gameOf(kind: unknown, content: JsonValue, moves: JsonValue): Promise<AnyGame | undefined> {
  if (!isKindName(kind)) return undefined;
  await loadKind(kind);
  const puzzle = await puzzleFromLink<KindName>(kind, content);
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

/** An ID where one says all of the puzzle, else its JSON; undefined where it cannot be written. */
async function puzzleToLink({ kind, puzzle }: AnyGame): Promise<JsonValue | undefined> {
  const ids = await kindOf<KindName>(kind).linkIds?.();
  const id = ids?.idOf(puzzle);
  if (id !== undefined) return id;
  const json = puzzleToJson<KindName>(kind, puzzle);
  return json.ok ? withoutStory(json.value) : undefined;
}

async function puzzleFromLink<K extends KindName>(kind: K, content: JsonValue): Promise<PuzzleOf<K> | undefined> {
  if (typeof content === 'string') return (await kindOf(kind).linkIds?.())?.puzzleOf(content);
  const puzzle = puzzleFromJson(kind, content);
  return puzzle.ok ? puzzle.value : undefined;
}

/** What a file says beside the puzzle, and its solution, are nobody else's. */
const STORY = new Set(['solution', 'Solution', 'id', 'Id', 'name', 'comments', 'constructors', 'editor', 'printDate']);

function withoutStory(puzzle: JsonValue): JsonValue {
  if (!isObject(puzzle)) return puzzle;
  return Object.fromEntries(Object.entries(puzzle).filter(([field]) => !STORY.has(field)));
}

/** Notes come first: dominoes and numbers may lie over them, and nothing can be noted under those. */
export function markMoves(marks: Marks): readonly MarkAction[] {
  return Object.entries(marks).flatMap(([name, numbers]) => {
    const [row = 0, column = 0] = name.split(',').map(Number);
    return numbers.map((number): MarkAction => ({ type: 'mark', cell: [row, column], number }));
  });
}
