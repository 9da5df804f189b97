/** All engines, in a thread of their own and in a file of their own: playing needs none of them. One task each. */
import type { EngineNews, EngineQuestion } from '../think/engine-messages.js';
import { lastGood, runTask } from '../think/run-task.js';
import { ENGINES } from './engines.js';

let stopped = false;

function answer(message: EngineNews | number | undefined): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<EngineQuestion>) => {
  if (data.type === 'stop') stopped = true;
  else if (data.type === 'last-good') void lastGood(ENGINES, data.game).then(answer, reportError);
  else void runTask(data.request, answer, () => stopped, ENGINES);
});
