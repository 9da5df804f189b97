/** Explains in a thread of its own, in slices: between two of them it hears what else is asked, and what no longer. */
import { answering } from '../think/explain.js';
import type { ExplainNews, ExplainQuestion } from '../think/explain-messages.js';
import { ExplainQueue } from '../think/explain-queue.js';
import { SamePuzzle } from '../think/same-puzzle.js';
import { EXPLAINING } from './explaining.js';

const SLICE_MILLISECONDS = 8;

const queue = new ExplainQueue();
const puzzle = new SamePuzzle();
const { port1: here, port2: again } = new MessageChannel();
let isRunning = false;

function tell(news: ExplainNews): void {
  postMessage(news);
}

function run(): void {
  const job = queue.next();
  isRunning = job !== undefined;
  if (job === undefined) return;
  const { id, work } = job;
  const end = performance.now() + SLICE_MILLISECONDS;
  try {
    do {
      const { done, value } = work.next();
      if (done) {
        queue.drop(id);
        tell({ id, answer: value });
        break;
      }
      if (value !== undefined) tell({ id, part: value });
    } while (performance.now() < end);
  } catch (error) {
    queue.drop(id);
    tell({ id, failed: true });
    // Not reported to the page as an error of the thread: other questions go on.
    console.error(error);
  }
  again.postMessage(undefined);
}

here.onmessage = run;

function take({ id, ahead, ...asking }: Extract<ExplainQuestion, { readonly type: 'ask' }>): void {
  const work = answering(EXPLAINING, { ...asking, game: puzzle.in(asking.game) });
  if (work === undefined) tell({ id, failed: true });
  else {
    queue.add({ id, work, isAhead: ahead });
    if (!isRunning) run();
  }
}

addEventListener('message', ({ data }: MessageEvent<ExplainQuestion>) => {
  if (data.type === 'ask') take(data);
  else queue[data.type](data.id);
});
