/**
 * `npm run hinting -- FOLDER` measures how long help takes: in the thread of explanations over all positions of a folder
 * of day files, or of the large grids of Futoshiki in its puzzles.jsonl; and on the page, in a real browser slowed down
 * to a quarter. A browser does not slow threads down, so what the thread takes counts four times.
 */
import { resolve } from 'node:path';
import { quantile } from '../bench/statistics.mjs';
import { ensureInstalled } from './install.mjs';

const SLOWER = 4;
const LIMIT_MILLISECONDS = 500;

const [named] = process.argv.slice(2);
if (named === undefined) {
  process.stderr.write('Usage: npm run hinting -- FOLDER\nFOLDER has day files, or puzzles.jsonl.\n');
  process.exit(2);
}
const folder = resolve(process.env.npm_lifecycle_event === 'hinting' ? (process.env.INIT_CWD ?? '.') : '.', named);
ensureInstalled();

const { threadTimes } = await import('./hinting/thread-times.mjs');
const { pageTimes } = await import('./hinting/page-times.mjs');

const thread = await threadTimes(folder, whisper);
const page = await pageTimes(whisper);
whisper('');
const onPage = quantile(page.fresh, 0.95);
say('asked', 'positions', 'median ms', '95 % ms', 'most ms', `95 % × ${SLOWER} + page`, `below ${LIMIT_MILLISECONDS}`);
for (const [name, times] of Object.entries(thread)) {
  const most = quantile(times, 0.95);
  const all = SLOWER * most + onPage;
  const shown = [quantile(times, 0.5), most, Math.max(...times), all].map((time) => time.toFixed(1));
  say(name, String(times.length), ...shown, all < LIMIT_MILLISECONDS ? 'yes' : 'NO');
}
/** @type {[string, number[]][]} */
const onPageAlone = [
  ['page alone, a new hint', page.fresh],
  ['page alone, the first hint after loading', page.first],
  ['page, the next chapter', page.next],
];
for (const [name, times] of onPageAlone)
  say(name, String(times.length), ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)));

/** @param {readonly string[]} cells */
function say(...cells) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

/** @param {string} text */
function whisper(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}
