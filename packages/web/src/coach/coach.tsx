/**
 * Tiny boards on which newcomers learn to play, with the app's own boards and trays. They are played like any other
 * game, but on a disk that forgets: nothing of it is kept.
 */
import type { KindName } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { type GameDisk, type Opened, Session } from '../game/session.js';
import { useSession } from '../game/use-session.js';
import { loadKind, playingOf } from '../kind/page.js';
import { focusBoard, focusIsLost, focusIsTaken } from '../ui/focus.js';
import { FrameContext } from '../ui/frame.js';
import { type Tools, ToolsContext, useTools } from '../ui/tools.js';
import './coach.css';
import { CoachFrame } from './coach-frame.js';
import { COURSE, startOf, type Unit } from './course.js';
import { LessonContext } from './lesson-context.js';
import { type AllCoachWords, loadCoachWords } from './load-words.js';
import { useCoachTools } from './use-coach-tools.js';
import { useMeans } from './use-means.js';

interface CoachProps {
  readonly onLeave: (how: 'finished' | 'skipped') => void;
}

/** It begins once its words and its first board are there. */
export function Coach({ onLeave }: CoachProps) {
  const { words, say } = useTools();
  const [loaded, setLoaded] = useState<{ readonly own: AllCoachWords; readonly first: Opened }>();
  const failed = () => {
    say(words.news.noSheet, 'seen');
    onLeave('skipped');
  };
  useEffect(() => {
    let wanted = true;
    Promise.all([loadCoachWords(words.languageTag), opened(0)]).then(
      ([own, first]) => wanted && setLoaded({ own, first }),
      failed,
    );
    return () => {
      wanted = false;
    };
  }, [words]);
  return loaded === undefined ? null : <Lessons {...loaded} onFailed={failed} onLeave={onLeave} />;
}

const FORGETFUL: GameDisk = {
  read: async () => undefined,
  write: async () => 'kept',
  append: async () => 'kept',
};

/** The number of a lesson is the name of its game. */
async function opened(at: number): Promise<Opened> {
  const unit = COURSE[at] as Unit;
  await loadKind(unit.kind);
  return { name: String(at), puzzle: 'coach', game: startOf(unit) };
}

interface LessonsProps extends CoachProps {
  readonly own: AllCoachWords;
  readonly first: Opened;
  readonly onFailed: () => void;
}

function Lessons({ own, first, onFailed, onLeave }: LessonsProps) {
  const [session] = useState(() => new Session(FORGETFUL, 'coach', first, undefined, {}));
  const { name, game } = useSession(session);
  const at = Number(name);
  const unit = COURSE[at] as Unit;
  const { tools, answer, speak } = useCoachTools(session, unit);
  const { words } = tools;
  const isLast = at === COURSE.length - 1;
  useKeys(tools.play);
  useEffect(() => {
    const before = document.title;
    document.title = `${own.coach.label} · ${words.appName}`;
    return () => {
      document.title = before;
    };
  }, [own, words]);

  const next = async () => {
    if (isLast) return onLeave('finished');
    await session.open(await opened(at + 1), undefined);
    requestAnimationFrame(() => focusIsLost() && focusBoard());
  };

  const { Screen } = playingOf<KindName>(game.kind);
  const lesson = {
    unit,
    words: { coach: own.coach, lessons: own.kinds[unit.kind] },
    means: useMeans(),
    answer,
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
            {own.coach.progress(at + 1, COURSE.length)}
            <span class="coach-dots" aria-hidden="true">
              {COURSE.map((each, i) => (
                <i key={each.kind + each.at} class={i <= at ? 'reached' : ''} />
              ))}
            </span>
          </span>
        </h1>
        <button type="button" class="coach-skip" onClick={() => onLeave('skipped')}>
          {own.coach.skip}
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
