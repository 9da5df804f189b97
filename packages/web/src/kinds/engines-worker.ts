/** All engines, in a thread of their own and in a file of their own: playing needs none of them. One task each. */
import type { Conflict, Model } from '../kind/engines.js';
import type { EngineNews, EngineQuestion } from '../think/engine-messages.js';
import { conflictOf, modelOf, runTask } from '../think/run-task.js';
import { ENGINES } from './engines.js';

let stopped = false;

function answer(message: EngineNews | Model | Conflict | undefined): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<EngineQuestion>) => {
  if (data.type === 'stop') stopped = true;
  else if (data.type === 'model') answer(modelOf(ENGINES, data.game));
  else if (data.type === 'conflict') answer(conflictOf(ENGINES, data.game));
  else void runTask(data.request, answer, () => stopped, ENGINES);
});
