/**
 * One task at a time, which goes on while the game is played: it can be watched and stopped from anywhere. What watches
 * it is drawn anew ten times a second, so that is never the whole app.
 */
import { useEffect, useState } from 'preact/hooks';
import { type EngineNews, MOST_STORED, type TaskRequest } from './engine-messages.js';
import { type Job, startTask } from './engine-room.js';
import { begun, type Inspected, withNews } from './inspected.js';

class Inspector {
  inspected: Inspected | undefined;
  #job: Job | undefined;
  readonly #watchers = new Set<() => void>();

  /** In place of what runs. `keep` is told what is worth writing down: the first solutions as they come, and the end. */
  start(puzzle: string, title: string, request: TaskRequest, keep: (inspected: Inspected) => void): void {
    this.#job?.drop();
    const first = begun(puzzle, title, request);
    this.#show(first);
    this.#job = startTask(request, (news) => {
      logToConsole(news);
      const before = this.inspected ?? first;
      const now = withNews(before, news);
      this.#show(now);
      const found = before.solutions.length < MOST_STORED && now.solutions !== before.solutions;
      if (found || !now.running) keep(now);
    });
  }

  stop(): void {
    this.#job?.stop();
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #show(inspected: Inspected): void {
    this.inspected = inspected;
    for (const watcher of this.#watchers) watcher();
  }
}

/** The one of the page. */
export const inspector = new Inspector();

export function useInspected(): Inspected | undefined {
  const [inspected, setInspected] = useState(inspector.inspected);
  useEffect(() => {
    const show = () => setInspected(inspector.inspected);
    show();
    return inspector.watch(show);
  }, []);
  return inspected;
}

/** As objects, many at once: a console that is open would hold up the page. */
function logToConsole(news: EngineNews): void {
  if (news.type !== 'failed' && news.log.length > 0) console.debug('Pipwright', news.log);
}
