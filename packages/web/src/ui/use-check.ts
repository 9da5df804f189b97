/** What cannot come right, once asked; with live checking, after every move. An answer holds for its board alone. */
import type { Problem } from '@pipwright/core';
import { type AnyGame, boardOf } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { sayProblem } from '../words/board-words.js';
import type { PlayWords } from '../words/catalogue.js';
import { useTools } from './tools.js';

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
  const { words, thinker, settings, say } = useTools();
  const [answered, setAnswered] = useState<Answered>();
  const board = boardOf(game);

  const think = async (asked: boolean) => {
    const problems = await thinker.whatIsWrong(game).catch(() => undefined);
    if (problems !== undefined) setAnswered({ board, problems, asked });
    if (asked) say(sayAnswer(words, game, problems), problems === undefined ? 'seen' : 'heard');
  };

  useEffect(() => {
    if (settings.liveCheck) void think(false);
  }, [board, settings.liveCheck]);

  const current = answered?.board === board ? answered : undefined;
  return { problems: current?.problems, asked: current?.asked ?? false, ask: () => void think(true) };
}

/** The answer as it is heard: whole, however much of it is seen. */
function sayAnswer(words: PlayWords, game: AnyGame, problems: readonly Problem[] | undefined): string {
  if (problems === undefined) return words.status.checkFailed;
  if (problems.length === 0) return words.status.fine;
  return [words.status.wrong(problems.length), ...problems.map((each) => sayProblem(words, game, each))].join(' ');
}
