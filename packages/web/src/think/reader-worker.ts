/** Reads texts in a thread of its own: every format and its words are here, and not with what thinks while one plays. */
import { readText } from './read-text.js';
import type { ReaderNews, ReaderQuestion } from './reader.js';

addEventListener('message', ({ data: { text, defaults } }: MessageEvent<ReaderQuestion>) => {
  postMessage(readText(text, defaults) satisfies ReaderNews);
});

postMessage('ready' satisfies ReaderNews);
