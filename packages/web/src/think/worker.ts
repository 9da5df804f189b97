/** What cannot come right, found out in a thread of its own: this may be asked after every move. */
import { brokenByMoves } from './broken-by-moves.js';
import type { Answer, Question } from './thinker.js';

addEventListener('message', ({ data: { id, game } }: MessageEvent<Question>) => {
  postMessage({ id, problems: brokenByMoves(game) } satisfies Answer);
});
