/**
 * Tiny boards on which newcomers learn to play, with the app's own boards and trays. They are played like any other
 * game, but on a disk that forgets: nothing of it is kept.
 */
import type { KindName } from '@pipwright/play';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type GameDisk, type Opened, Session } from '../game/session.js';
import { useSession } from '../game/use-session.js';
import { loadKind, playingOf } from '../kind/page.js';
import { focusBoard, focusIsLost, focusIsTaken } from '../ui/focus.js';
import { FrameContext } from '../ui/frame.js';
import { Shell } from '../ui/shell.js';
import { type Tools, ToolsContext, useTools } from '../ui/tools.js';
import { enCoach } from '../words/en/coach.js';
import { CoachFrame } from './coach-frame.js';
import { COURSE, startOf, type Unit } from './course.js';
import { LessonContext } from './lesson-context.js';
import { useCoachTools } from './use-coach-tools.js';
import { useMeans } from './use-means.js';

interface CoachProps {
  readonly next: string | undefined;
  readonly onLeave: () => void;
  readonly onFailed: () => void;
}

let prepared: Opened | undefined;

export async function prepareCoach(): Promise<Opened> {
  prepared ??= await opened(0);
  return prepared;
}

export function Coach({ next, onLeave, onFailed }: CoachProps) {
  const { words, say } = useTools();
  const [first, setFirst] = useState(prepared);
  const isThere = useRef(true);
  useEffect(
    () => () => {
      isThere.current = false;
    },
    [],
  );
  const giveUp = (leave: () => void) => {
    if (!isThere.current) return;
    say(words.news.noSheet, 'seen');
    leave();
  };
  useEffect(() => {
    let wanted = true;
    prepareCoach().then(
      (board) => wanted && setFirst(board),
      () => giveUp(onFailed),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return first === undefined ? (
    <Shell />
  ) : (
    <Lessons first={first} next={next} onFailed={() => giveUp(onLeave)} onLeave={onLeave} />
  );
}

const FORGETFUL: GameDisk = {
  read: async () => undefined,
  write: async () => 'kept',
  append: async () => 'kept',
};

async function opened(at: number): Promise<Opened> {
  const unit = COURSE[at] as Unit;
  await loadKind(unit.kind);
  return { name: String(at), puzzle: 'coach', game: startOf(unit) };
}

interface LessonsProps extends CoachProps {
  readonly first: Opened;
}

function Lessons({ first, next: after, onFailed, onLeave }: LessonsProps) {
  const [session] = useState(() => new Session(FORGETFUL, undefined, first, undefined, {}));
  const { name, game } = useSession(session);
  const at = Number(name);
  const unit = COURSE[at] as Unit;
  const { tools, answer, speak } = useCoachTools(session, unit);
  const { words } = tools;
  const isLast = at === COURSE.length - 1;
  useKeys(tools.play);
  useEffect(() => {
    document.title = `${enCoach.label} · ${words.appName}`;
  }, [words]);

  const next = async () => {
    if (isLast) return onLeave();
    await session.open(await opened(at + 1), undefined);
    requestAnimationFrame(() => focusIsLost() && focusBoard());
  };

  const { Screen } = playingOf<KindName>(game.kind);
  const lesson = {
    unit,
    words: { coach: enCoach, lessons: unit.of.words },
    means: useMeans(),
    answer,
    wayOn: isLast ? (after ?? enCoach.play) : enCoach.next,
    isLast,
    speak,
    onNext: () => void next().catch(onFailed),
  };
  return (
    <ToolsContext.Provider value={tools}>
      <header class="top coach-top">
        <h1>
          <span class="title">{words.kinds[unit.kind].name}</span>{' '}
          <span class="kind">
            {enCoach.progress(at + 1, COURSE.length)}
            <span class="coach-dots" aria-hidden="true">
              {COURSE.map((each, i) => (
                <i key={each.kind + each.at} class={i <= at ? 'reached' : ''} />
              ))}
            </span>
          </span>
        </h1>
        <button type="button" class="coach-skip" onClick={onLeave}>
          {enCoach.skip}
        </button>
      </header>
      <LessonContext.Provider value={lesson}>
        <FrameContext.Provider value={CoachFrame}>
          <Screen key={name} game={game} />
        </FrameContext.Provider>
      </LessonContext.Provider>
    </ToolsContext.Provider>
  );
}

/** Those of the app that mean something here. */
function useKeys(play: Tools['play']): void {
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const command = event.ctrlKey || event.metaKey;
      const back = command && key === 'z' && !event.shiftKey;
      const forth = command && (key === 'y' || (key === 'z' && event.shiftKey));
      if (back || forth) void play({ type: back ? 'undo' : 'redo' });
      else if (!command && key.startsWith('arrow') && !focusIsTaken()) focusBoard();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', keyed);
    return () => document.removeEventListener('keydown', keyed);
  }, [play]);
}
