/** What cannot come right, once asked; with live checking, after every move. An answer holds for its board alone. */
import type { Problem } from '@pipwright/core';
import { type AnyGame, boardOf } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { useTools } from '../app/tools.js';

export interface Check {
  /** Undefined until it was asked for. */
  readonly problems: readonly Problem[] | undefined;
  /** Did the player ask? */
  readonly asked: boolean;
  ask(): void;
}

interface Answered {
  readonly board: unknown;
  readonly problems: readonly Problem[];
  readonly asked: boolean;
}

export function useCheck(game: AnyGame): Check {
  const { thinker, settings } = useTools();
  const [answered, setAnswered] = useState<Answered>();
  const board = boardOf(game as AnyGame);

  const think = async (asked: boolean) => {
    const problems = await thinker.whatIsWrong(game).catch(() => []);
    setAnswered({ board, problems, asked });
  };

  useEffect(() => {
    if (settings.liveCheck) void think(false);
  }, [board, settings.liveCheck]);

  const current = answered?.board === board ? answered : undefined;
  return { problems: current?.problems, asked: current?.asked ?? false, ask: () => void think(true) };
}
