/** What the screens of all kinds have: a cursor, notes on or off, the view of the board, and what is marked on it. */
import type { Problem } from '@pipwright/core';
import { type AnyGame, type Cell, triedCells } from '@pipwright/play';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useStable } from '../board/memo.js';
import { Viewport } from '../board/viewport.js';
import { cellsOf } from '../words/board-words.js';
import type { Aid, Plane } from './aid.js';
import { useAid } from './use-aid.js';
import { useCheck } from './use-check.js';

export function useBoardScreen(game: AnyGame, plane: Plane, first: () => Cell, domino?: Aid['domino']) {
  const { width, height } = plane;
  const help = useAid(game);
  const aid: Aid = domino === undefined ? help : { ...help, domino };
  const check = useCheck(game, aid);
  const [cursor, setCursor] = useState(first);
  const [noting, setNoting] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const viewport = useMemo(() => new Viewport({ width, height }), [width, height]);
  const walked = aid.shown?.board;
  const isOwn = walked === undefined;
  const tried = useMemo(() => new Set(isOwn ? triedCells(game).map(String) : []), [game, isOwn]);
  const wrong = useMemo(() => wrongPlaces(isOwn ? check.marked : []), [check.marked, isOwn]);
  const place = useStable((cell: Cell) => ({ ...plane.corner(cell), side: 1 }));
  const onCursor = useStable((cell: Cell) => {
    setCursor(cell);
    viewport.reveal({ ...plane.corner(cell), width: 1, height: 1 });
  });
  return {
    cursor,
    setCursor,
    noting,
    holder,
    viewport,
    tried,
    wrong,
    aid,
    /** What is shown in place of the player's board: nothing is played on it. */
    walked,
    framed: { game, viewport, check, aid, noting, onNoting: setNoting },
    grid: { cursor, place, onCursor },
  };
}

/** Keys that belong to the browser, or are held down, mean nothing on a board. */
export function isPlain({ ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || repeat);
}

/** Where on the board it is that something cannot come right. */
export interface WrongPlaces {
  readonly cells: ReadonlySet<string>;
  readonly regions: ReadonlySet<number>;
}

function wrongPlaces(problems: readonly Problem[]): WrongPlaces {
  return {
    cells: new Set(problems.flatMap((problem) => cellsOf(problem).map(String))),
    regions: new Set(problems.flatMap(({ data }) => (typeof data.region === 'number' ? [data.region] : []))),
  };
}
