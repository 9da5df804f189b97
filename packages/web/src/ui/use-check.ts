/**
 * What is wrong, once asked; with live checking, after every move. An answer holds for its board alone. No rule broken
 * does not mean that the board can be finished: that is found out too.
 */
import type { Problem } from '@pipwright/core';
import { type AnyGame, boardOf, status } from '@pipwright/play';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clockFace } from '../game/time.js';
import type { Ahead } from '../think/look-ahead.js';
import { sayFinding } from '../words/board-words.js';
import type { Aid } from './aid.js';
import type { Check, CheckShown } from './check.js';
import { useClosable } from './open-things.js';
import { useTools } from './tools.js';

interface Known<T> {
  readonly board: unknown;
  readonly is: T;
}

const NOTHING: readonly Problem[] = [];

/** @param aid one card at a time: its cards close those of Check, and the other way round; it says why a board is lost */
export function useCheck(game: AnyGame, aid: Aid): Check {
  const { words, thinker, settings, say } = useTools();
  const [answered, setAnswered] = useState<Known<CheckShown>>();
  const [live, setLive] = useState<Known<readonly Problem[]>>();
  const [isLeftAlone, setLeftAlone] = useState(false);
  const board = boardOf(game);
  const isFull = status(game) === 'full-but-wrong';
  /** Ends what is being thought about the board. */
  const end = useRef(() => {});
  const lastLive = useRef('');

  useEffect(() => {
    let wanted = true;
    const show = (problems: readonly Problem[]) => {
      if (!wanted) return;
      setLive({ board, is: problems });
      // What is marked without being asked for is heard as well, when it is new.
      const named = JSON.stringify(problems);
      if (problems.length > 0 && named !== lastLive.current) say(sayFinding(words, game, problems, 0));
      lastLive.current = named;
    };
    if (settings.liveCheck) thinker.whatIsWrong(game).then(show, () => {});
    return () => {
      wanted = false;
    };
  }, [board, settings.liveCheck]);
  const forget = () => {
    end.current();
    setAnswered(undefined);
  };
  // Who comes back to this board by Undo has not asked again.
  useEffect(() => forget, [board]);
  useEffect(() => {
    // Since when it is lost is asked of a finding, which is there again afterwards.
    if (aid.request && aid.request.type !== 'lost') forget();
  }, [aid.request]);
  useEffect(() => {
    if (!isFull) setLeftAlone(false);
  }, [isFull]);

  const show = (is: CheckShown | undefined) => setAnswered(is && { board, is });
  const find = (problems: readonly Problem[], at: number) => {
    show({ type: 'findings', problems, at });
    say(sayFinding(words, game, problems, at));
  };

  const hear = (ahead: Ahead) => {
    show(ahead === 'checking' ? { type: ahead } : undefined);
    const { canFinish, unsure } = words.status;
    if (ahead === 'lost' || ahead === 'unsolvable') aid.ask({ type: ahead });
    else if (ahead !== 'checking') say(ahead === 'open' ? canFinish : unsure, 'seen');
  };

  const ask = async () => {
    const now = answered?.board === board ? answered.is : undefined;
    aid.close();
    if (now?.type === 'findings') return step(aid.request ? 0 : 1);
    if (status(game) === 'finished') return say(words.finished.title(clockFace(game.clock.elapsed)), 'seen');
    end.current();
    let wanted = true;
    end.current = () => {
      wanted = false;
    };
    const problems = await thinker.whatIsWrong(game).catch(() => undefined);
    const later = await import('../think/look-ahead.js').catch(() => undefined);
    if (!wanted) return;
    if (problems === undefined || later === undefined) say(words.status.checkFailed, 'seen');
    else if (problems.length > 0) find(problems, 0);
    else end.current = later.lookAhead(game, hear);
  };

  const verdict: CheckShown | undefined =
    answered?.board === board ? answered.is : isFull && !isLeftAlone ? { type: 'full' } : undefined;
  const step = (by: number) => {
    if (verdict?.type !== 'findings') return;
    const { problems, at } = verdict;
    find(problems, (at + by + problems.length) % problems.length);
  };

  const close = () => {
    if (verdict?.type === 'checking') say(words.status.fine, 'seen');
    end.current();
    show(undefined);
    setLeftAlone(isFull);
  };

  useClosable(verdict !== undefined && verdict.type !== 'full', close);

  const all = live?.board === board && settings.liveCheck ? live.is : NOTHING;
  const current = verdict?.type === 'findings' ? verdict.problems.slice(verdict.at, verdict.at + 1) : undefined;
  return {
    verdict,
    marked: useStableList(current ?? all),
    ask: () => void ask(),
    step,
    close,
  };
}

/** The same list for the same things in it: the board is drawn anew for another. */
function useStableList<T>(list: readonly T[]): readonly T[] {
  const last = useRef(list);
  const isSame = last.current.length === list.length && last.current.every((each, i) => each === list[i]);
  if (!isSame) last.current = list;
  return last.current;
}
