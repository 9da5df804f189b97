/**
 * `npm run --silent bench -- measure NAME [FOLDER] [--count N] [--queue URL]…` prints lines of JSON. Each
 * measure in `MEASURES` is a module beside this one; FOLDER has day files, or Futoshiki in puzzles.jsonl. `telling` also
 * takes the first and the last day, a seed for fresh boards, and another checkout to measure beside this one.
 */
import { parseArgs } from 'node:util';
import { say, showProgress, stop } from '../options.mjs';
import { describeMachine } from '../report/units.mjs';

/**
 * @typedef {object} MeasureOptions
 * @property {string} folder
 * @property {number | undefined} count how many to make or repeat; by default the measure's own number
 * @property {readonly string[]} queues
 * @property {string} [from] the first day
 * @property {string} [to] the last
 * @property {string} [seed] of boards that it makes
 * @property {string} [against] the folder of another checkout
 * @property {(text: string) => void} showProgress
 */

/** Whether each measure needs a folder. @type {Readonly<Record<string, 'folder' | 'nothing'>>} */
const MEASURES = {
  batching: 'nothing',
  boards: 'folder',
  conflicts: 'folder',
  explaining: 'folder',
  generating: 'nothing',
  grading: 'folder',
  hinting: 'folder',
  telling: 'nothing',
  times: 'folder',
};
const USAGE = `Usage: npm run --silent bench -- measure ${Object.keys(MEASURES).join('|')} [FOLDER] [--count N] [--queue URL]… [--from DATE] [--to DATE] [--seed WORDS] [--against CHECKOUT]`;

const { name, ...asked } = options();
say(describeMachine([]).join('; '));
const { measure } = await import(`./${name}.mjs`);
for await (const line of measure({ ...asked, showProgress })) {
  showProgress('');
  console.log(JSON.stringify(line));
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: {
        count: { type: 'string' },
        queue: { type: 'string', multiple: true, default: [] },
        from: { type: 'string' },
        to: { type: 'string' },
        seed: { type: 'string' },
        against: { type: 'string' },
      },
    });
    const [name = '', folder = '', ...others] = positionals;
    const count = values.count === undefined ? undefined : Number(values.count);
    const isWhole = count === undefined || (Number.isInteger(count) && count > 0);
    if (!Object.hasOwn(MEASURES, name) || others.length > 0 || !isWhole) return stop(USAGE);
    if (MEASURES[name] === 'folder' && folder === '') return stop(`${name} needs a folder. ${USAGE}`);
    const { queue: queues, from, to, seed, against } = values;
    return { name, folder, count, queues, from, to, seed, against };
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}
