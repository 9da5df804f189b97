/** Explains in a thread of its own: what is asked goes before what is only expected to be asked. */
import { answering } from '../think/explain.js';
import type { About, ExplainNews, ExplainQuestion } from '../think/explain-messages.js';
import type { Work } from '../think/explain-work.js';
import { Puzzles } from '../think/same-puzzle.js';
import { EXPLAINING } from './explaining.js';

/** Messages are heard between two such slices. */
const SLICE_MILLISECONDS = 8;

interface Job {
  readonly id: number;
  readonly ahead: boolean;
  readonly work: Work<About['type']>;
}

const jobs: Job[] = [];
const dropped = new Set<number>();
const puzzles = new Puzzles();
const { port1: here, port2: again } = new MessageChannel();
let isRunning = false;

function tell(news: ExplainNews): void {
  postMessage(news);
}

function run(): void {
  const job = jobs.find(({ ahead }) => !ahead) ?? jobs[0];
  isRunning = job !== undefined;
  if (job === undefined) return;
  const end = performance.now() + SLICE_MILLISECONDS;
  try {
    for (;;) {
      const { done, value } = job.work.next();
      if (done) {
        remove(job.id);
        tell({ id: job.id, answer: value });
        break;
      }
      if (value !== undefined) tell({ id: job.id, part: value });
      if (performance.now() > end) break;
    }
  } catch (error) {
    remove(job.id);
    tell({ id: job.id, failed: true });
    reportError(error);
  }
  again.postMessage(undefined);
}

function remove(id: number): void {
  const at = jobs.findIndex((job) => job.id === id);
  if (at >= 0) jobs.splice(at, 1);
}

here.onmessage = run;

async function take({ id, ahead, ...asking }: Extract<ExplainQuestion, { readonly type: 'ask' }>): Promise<void> {
  const game = puzzles.withOne(asking.game);
  const work = await answering(EXPLAINING, { ...asking, game }).catch(() => undefined);
  if (dropped.delete(id)) return;
  if (work === undefined) return tell({ id, failed: true });
  jobs.push({ id, ahead, work });
  if (!isRunning) run();
}

addEventListener('message', ({ data }: MessageEvent<ExplainQuestion>) => {
  if (data.type === 'ask') return void take(data);
  if (jobs.some(({ id }) => id === data.id)) remove(data.id);
  else dropped.add(data.id);
});
