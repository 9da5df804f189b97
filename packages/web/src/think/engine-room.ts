/** Tasks for the engines, each with a worker of its own: a task that does not stop when told is ended with its worker. */
import type { AnyGame } from '@pipwright/play';
import { threads } from '../kind/page.js';
import type { EngineNews, EngineQuestion, Progress, TaskRequest } from './engine-messages.js';
import { asItIs } from './thinker.js';

const PATIENCE_MILLISECONDS = 1000;

export interface Job {
  stop(): void;
  drop(): void;
}

export function startTask(request: TaskRequest, hear: (news: EngineNews) => void): Job {
  const worker = threads().engines();
  let progress: Progress = { nodes: 0, milliseconds: 0, found: '0' };
  let patience: ReturnType<typeof setTimeout> | undefined;
  const end = (news: EngineNews) => {
    drop();
    hear(news);
  };
  const drop = () => {
    clearTimeout(patience);
    worker.onmessage = null;
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<EngineNews>) => {
    if (data.type !== 'progress') return end(data);
    progress = data.progress;
    hear(data);
  };
  worker.onerror = () => end({ type: 'failed', failure: 'broken' });
  ask(worker, { type: 'run', request: { ...request, game: asItIs(request.game) } });
  return {
    stop() {
      ask(worker, { type: 'stop' });
      patience ??= setTimeout(
        () => end({ type: 'ended', ending: 'stopped', progress, solutions: [] }),
        PATIENCE_MILLISECONDS,
      );
    },
    drop,
  };
}

const LONGEST_MILLISECONDS = 10_000;

/** How many steps back the last board is that could be finished; undefined where none could. */
export function askForLastGood(game: AnyGame): Promise<number | undefined> {
  const worker = threads().engines();
  const answer = new Promise<number | undefined>((resolve, fail) => {
    setTimeout(() => fail(new Error('It took too long.')), LONGEST_MILLISECONDS);
    worker.onmessage = ({ data }: MessageEvent<number | undefined>) => resolve(data);
    worker.onerror = () => fail(new Error('The worker failed.'));
    ask(worker, { type: 'last-good', game: { ...game, moves: [] } });
  });
  return answer.finally(() => worker.terminate());
}

function ask(worker: Worker, question: EngineQuestion): void {
  worker.postMessage(question);
}
