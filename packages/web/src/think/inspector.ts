/** One task at a time, which ends with what shows it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TaskRequest } from './engine-messages.js';
import { type Job, startTask } from './engine-room.js';
import { begun, type Inspected, withNews } from './inspected.js';

interface Inspector {
  readonly inspected: Inspected | undefined;
  start(request: TaskRequest): void;
  stop(): void;
}

/** `keep` is told what is worth writing down: solutions as they come, and the end. */
export function useInspector(keep: (inspected: Inspected) => void): Inspector {
  const [inspected, setInspected] = useState<Inspected>();
  const job = useRef<Job>(undefined);
  useEffect(() => () => job.current?.drop(), []);
  const start = (request: TaskRequest) => {
    job.current?.drop();
    let now = begun(request);
    setInspected(now);
    job.current = startTask(request, (news) => {
      const { solutions } = now;
      now = withNews(now, news);
      setInspected(now);
      if (now.solutions !== solutions || !now.running) keep(now);
    });
  };
  return { inspected, start, stop: () => job.current?.stop() };
}
