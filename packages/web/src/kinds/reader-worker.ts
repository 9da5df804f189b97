/** Reads texts in a thread of its own: every format and its words are here, and not with what thinks while one plays. */
import { readText } from '../think/read-text.js';
import type { ReaderNews, ReaderQuestion } from '../think/reader.js';
import { READINGS } from './reading.js';

addEventListener('message', ({ data: { text, defaults } }: MessageEvent<ReaderQuestion>) => {
  postMessage(readText(text, READINGS, defaults) satisfies ReaderNews);
});

postMessage('ready' satisfies ReaderNews);
