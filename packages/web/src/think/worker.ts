/** What cannot come right, found out in a thread of its own: this may be asked after every move. */
import { whatIsWrong } from '@pipwright/play';
import type { Answer, Question } from './thinker.js';

addEventListener('message', ({ data: { id, game } }: MessageEvent<Question>) => {
  postMessage({ id, problems: whatIsWrong(game) } satisfies Answer);
});
