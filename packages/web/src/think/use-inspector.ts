/** One task at a time, which goes on while the game is played: it can be watched and stopped from anywhere. */
import { useRef, useState } from 'preact/hooks';
import type { EngineNews, TaskRequest } from './engine-messages.js';
import { type Job, startTask } from './engine-room.js';
import { begun, type Inspected, withNews } from './inspected.js';

export interface Inspector {
  readonly inspected: Inspected | undefined;
  /** In place of what runs. */
  start(puzzle: string, request: TaskRequest): void;
  stop(): void;
}

export function useInspector(): Inspector {
  const [inspected, setInspected] = useState<Inspected>();
  const job = useRef<Job | undefined>(undefined);
  return {
    inspected,
    start(puzzle, request) {
      job.current?.drop();
      let now = begun(puzzle, request);
      setInspected(now);
      job.current = startTask(request, (news) => {
        logToConsole(news);
        now = withNews(now, news);
        setInspected(now);
      });
    },
    stop: () => job.current?.stop(),
  };
}

/** As objects, many at once: a console that is open would hold up the page. */
function logToConsole(news: EngineNews): void {
  if (news.type !== 'failed' && news.log.length > 0) console.debug('Pipwright', news.log);
}
