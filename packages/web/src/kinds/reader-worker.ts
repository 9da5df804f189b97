/** Reads texts in a thread of its own: every format and its words are here, and not with what thinks while one plays. */
import { readText } from '../think/read-text.js';
import type { ReaderNews, ReaderQuestion } from '../think/reader.js';
import { READINGS } from './reading.js';

addEventListener('message', ({ data: { text, defaults } }: MessageEvent<ReaderQuestion>) => {
  // What fails must end the worker, as it would if it were not in a promise.
  readText(text, READINGS, defaults).then((read) => postMessage(read satisfies ReaderNews), reportError);
});

postMessage('ready' satisfies ReaderNews);
