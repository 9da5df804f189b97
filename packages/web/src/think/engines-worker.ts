/** All engines, in a thread of their own and in a file of their own: playing needs none of them. One task each. */
import type { EngineNews, EngineQuestion, Model } from './engine-messages.js';
import { modelOf } from './model.js';
import { runTask } from './run-task.js';

let stopped = false;

function answer(message: EngineNews | Model): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<EngineQuestion>) => {
  if (data.type === 'stop') stopped = true;
  else if (data.type === 'model') answer(modelOf(data.puzzle));
  else void runTask(data.request, answer, () => stopped);
});
