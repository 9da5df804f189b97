/**
 * `npm run daily` makes the puzzles of every day that has none yet, month by month, and freezes them; it goes on where
 * an earlier run ended. A month that is there stays as it is unless `--replace` says otherwise.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildLibrary } from './build.mjs';
import { MONTHS } from './daily/calendar.mjs';
import { stateOf, writeMonth } from './daily/month-file.mjs';
import { ensureInstalled } from './install.mjs';

const USAGE = `Usage: npm run daily [-- [--months FIRST..LAST] [--jobs N] [--replace | --regrade]]
Makes the months ${MONTHS[0]}..${MONTHS.at(-1)} that are not made yet, or those of them that are asked for.
--replace makes months anew that are there. Their dates then have other puzzles than before:
only for dates that nobody has played. --regrade counts the grades of what is there anew.`;

const { months, jobs, isReplacing, isRegrading } = readOptions();
const changed = isReplacing ? undefined : months.find((month) => stateOf(month) === 'changed');
if (changed !== undefined)
  fail(`${changed} is not as it was made, and a date's puzzles never change: get the file back from the repository.`);
const due = months.filter((month) => isReplacing || (stateOf(month) === 'made') === isRegrading);
const task = isRegrading ? 'grade' : 'make';
console.error(`daily: ${due.length} of ${months.length} months to ${task}, ${jobs} puzzles at once`);

ensureInstalled();
const { stop } = await import('esbuild');
for (const name of ['core', 'csp', 'pips', 'futoshiki', 'play']) await buildLibrary(name);
// The bundler would go on running beside the threads.
await stop();

const { likenessesIn } = await import('./daily/month-file.mjs');
const { makeMonth } = await import('./daily/make-month.mjs');
const { regradeMonth } = await import('./daily/make-month.mjs');
const { openThreads } = await import('./daily/threads.mjs');
const threads = openThreads(jobs);
try {
  if (isRegrading) for (const month of due) writeMonth(month, await regradeMonth(month, threads.grade));
  else await makeAll();
} finally {
  await threads.close();
}

async function makeAll() {
  const others = MONTHS.filter((month) => !due.includes(month) && stateOf(month) === 'made');
  const taken = new Set(others.flatMap(likenessesIn));
  for (const month of due) {
    let made = 0;
    const days = await makeMonth(month, threads.make, taken, (date) => console.error(`daily: ${date}, ${++made} made`));
    writeMonth(month, days);
    console.error(`daily: ${month} is written`);
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        months: { type: 'string', default: `${MONTHS[0]}..${MONTHS.at(-1)}` },
        jobs: { type: 'string', default: String(availableParallelism()) },
        replace: { type: 'boolean', default: false },
        regrade: { type: 'boolean', default: false },
      },
    });
    const [first = '', last = first] = values.months.split('..');
    if (!MONTHS.includes(first) || !MONTHS.includes(last) || first > last)
      return fail(`--months takes one month or two of ${MONTHS[0]}..${MONTHS.at(-1)}, not ${values.months}.`);
    const jobs = Number(values.jobs);
    if (!Number.isInteger(jobs) || jobs < 1) return fail(`--jobs takes a whole number, not ${values.jobs}.`);
    if (values.replace && values.regrade) return fail('--replace and --regrade cannot be used together.');
    const months = MONTHS.filter((month) => month >= first && month <= last);
    return { months, jobs, isReplacing: values.replace, isRegrading: values.regrade };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`daily: ${message}\n${USAGE}`);
  process.exit(2);
}
