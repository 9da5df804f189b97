/** What the thread of explanations takes for each question, in milliseconds, without a browser. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../workspace.mjs';

const SOURCES = join(root, 'packages', 'web', 'src');

/** The app's own modules, in one bundle. */
async function modules() {
  const contents = `
    export { answering } from './think/explain.js';
    export { READINGS } from './kinds/reading.js';
    export { EXPLAINING } from './kinds/explaining.js';
    export { newGame, play, status } from '@pipwright/play';
    export { readPuzzles } from '@pipwright/core';`;
  const place = mkdtempSync(join(tmpdir(), 'pipwright-hinting-'));
  try {
    const outfile = join(place, 'modules.mjs');
    await build({
      stdin: { contents, resolveDir: SOURCES },
      bundle: true,
      outfile,
      format: 'esm',
      platform: 'browser',
      conditions: ['pipwright-source'],
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * By what is asked, of every position on the way to the solution.
 * @param {string} folder @param {(text: string) => void} whisper
 * @returns {Promise<Record<string, number[]>>}
 */
export async function threadTimes(folder, whisper) {
  const { answering, EXPLAINING, newGame, play, status, readPuzzles, READINGS } = await modules();
  const reading = READINGS.pips.readingWith({ maxPip: 6, allowDuplicates: true });
  /** @type {Record<string, number[]>} */
  const times = { hint: [], 'another hint': [], 'why not': [], 'why lost': [], 'what can stay': [] };
  /** @param {string} name @param {any} game @param {any} about */
  const timed = async (name, game, about) => {
    const work = await answering(EXPLAINING, { game, language: 'en', about });
    const start = performance.now();
    let step = work.next();
    while (!step.done) step = work.next();
    times[name]?.push(performance.now() - start);
    return step.value;
  };
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const file of files) {
    whisper(`asking about ${file}`);
    for (const { checked } of readPuzzles(readFileSync(join(folder, file), 'utf8'), [reading])) {
      const made = checked.ok ? newGame('pips', checked.value) : undefined;
      if (!made?.ok) continue;
      let game = made.value;
      while (status(game) === 'playing') {
        const answer = await timed('hint', game, { type: 'hint', chapter: 0 });
        if (answer.type !== 'chapter') break;
        await timed('another hint', game, { type: 'hint', chapter: 1 });
        const [action] = answer.steps.at(-1).actions;
        if (action?.type !== 'place') break;
        const wrong = { ...action, cells: [action.cells[1], action.cells[0]] };
        const found = await timed('why not', game, { type: 'why-not', action: wrong });
        const spoilt = found.type === 'forbidden' ? play(game, wrong) : undefined;
        if (spoilt?.ok) {
          await timed('why lost', spoilt.value, { type: 'lost' });
          await timed('what can stay', spoilt.value, { type: 'keep' });
        }
        game = play(game, action).value;
      }
    }
  }
  return times;
}
