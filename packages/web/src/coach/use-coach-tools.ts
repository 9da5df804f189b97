/** The tools of the app for boards of the coach: a game that nobody keeps, and a voice that leaves the last word to it. */
import { type KindName, type Move, status } from '@pipwright/play';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Overlay } from '../aid/overlay.js';
import type { Session } from '../game/session.js';
import { tellOutcome } from '../ui/announce.js';
import { type Tools, useTools } from '../ui/tools.js';
import { sayFinding, sayProblem } from '../words/board-words.js';
import type { Unit } from './course.js';
import { positionOf } from './position.js';

/** So long an answer is seen that no move follows. */
const ANSWER_MILLISECONDS = 4000;
/** What is said within this time of a move belongs to it. */
const TOGETHER_MILLISECONDS = 100;

/** Only what shows a place: no card is opened here. */
const AID_PARTS = { AidCard: () => null, Watch: () => null, Overlay };
const useAidParts: Tools['useAidParts'] = () => AID_PARTS;

interface CoachTools {
  readonly tools: Tools;
  /** What the app said to the last thing that was tried, until the next move. */
  readonly answer: { readonly text: string } | undefined;
  /** Says it together with what the last move did. */
  readonly speak: (text: string) => void;
}

export function useCoachTools(session: Session, unit: Unit): CoachTools {
  const outer = useTools();
  const { words } = outer;
  const [answer, setAnswer] = useState<{ readonly text: string }>();
  const told = useRef('');
  const askAid: Tools['askAid'] = useRef(undefined);

  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => setAnswer(undefined), ANSWER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [answer]);
  useEffect(() => setAnswer(undefined), [unit]);

  const say: Tools['say'] = useCallback(
    (text, how) => {
      const { game } = session.state;
      const { mistake } = positionOf(unit, game);
      // The coach itself says what is marked.
      if (mistake !== undefined && text === sayFinding(words, game, [mistake], 0)) return;
      if (how === 'seen') setAnswer({ text });
      else outer.say(text);
    },
    [session, unit, words, outer.say],
  );

  const speak = useCallback(
    (text: string) => {
      outer.say(`${told.current} ${text}`.trim());
      told.current = '';
    },
    [outer.say],
  );

  const play = useCallback(
    async (...moves: readonly Move[]): Promise<boolean> => {
      const outcome = await session.play(...moves);
      if (outcome.type === 'refused') {
        const [problem] = outcome.problems;
        if (problem !== undefined) setAnswer({ text: sayProblem(words, session.state.game, problem) });
        return false;
      }
      setAnswer(undefined);
      told.current = '';
      if (outcome.type === 'made' && status<KindName>(outcome.after) !== 'finished') {
        told.current = tellOutcome(words, outcome.before, moves, outcome.after);
        outer.say(told.current);
        setTimeout(() => {
          told.current = '';
        }, TOGETHER_MILLISECONDS);
      }
      return true;
    },
    [session, words, outer.say],
  );

  const tools = useMemo((): Tools => {
    // Boards so small need no thread.
    const thinker: Tools['thinker'] = {
      async whatIsWrong(game) {
        const { mistake } = positionOf(unit, game);
        return mistake === undefined ? [] : [mistake];
      },
    };
    const settings = { ...outer.settings, liveCheck: true };
    return { ...outer, settings, session, thinker, useAidParts, askAid, play, say };
  }, [outer, session, unit, play, say]);

  return { tools, answer, speak };
}
