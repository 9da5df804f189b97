/**
 * Explanations of Pips: how they read, and what they take: of day files, of fresh boards, or of both. `--against`
 * measures the explanations of another checkout beside ours, board by board. Only what `explain --json` gives is read.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { finish } from '@pipwright/core';
import { pipsGenerating } from '@pipwright/pips/parts';
import { say } from '../options.mjs';
import { median, processorTimeSince, quantile, total } from '../statistics.mjs';
import { hasOneSolution } from './boards.mjs';
import { levelledIn, PIPS_LEVELS } from './levelled.mjs';
import { heavySteps } from './ways.mjs';

/**
 * @typedef {import('@pipwright/pips').Puzzle} Puzzle
 * @typedef {import('./ways.mjs').Step} Step
 * @typedef {{ boards: string, level: string, name: string, puzzle: Puzzle }} Board `boards`: where it comes from
 * @typedef {{ status: string, steps: readonly Step[], milliseconds: number, saying: number }} Told `saying`: of that and the words
 * @typedef {ReturnType<typeof figuresOf>} Figures
 * @typedef {(puzzle: Puzzle) => Told} Teller
 */

/** Boards told before anything is timed: code that has run often runs faster. */
const WARM = 12;
/** Fresh boards a level, where there are no day files. */
const USUAL = 60;
const LONG_SENTENCE = 160;
const LONG_OPENING = 7;
/** A supposition that is refuted in so many sentences counts as none. */
const SHORT_CHAIN = 2;

const HERE = fileURLToPath(new URL('../..', import.meta.url));

/** @param {import('./run.mjs').MeasureOptions} asked */
export async function* measure({ folder, count, from = '', to = '~', seed = 'telling', against, showProgress }) {
  /** @type {[name: string, tell: Teller][]} */
  const tellers = [['new', await tellerOf(HERE)]];
  if (against !== undefined) tellers.push(['old', await tellerOf(resolve(against))]);
  const days = folder === '' ? [] : daysIn(folder).filter(({ name }) => name >= from && name.slice(0, to.length) <= to);
  const boards = [...days, ...freshBoards(count ?? (folder === '' ? USUAL : 0), seed, showProgress)];
  /** @type {(Board & { isUnique: boolean, told: Record<string, Figures | undefined> })[]} */
  const rows = [];
  for (const { puzzle } of boards.slice(0, WARM)) for (const [, tell] of tellers) attempt(() => tell(puzzle));
  for (const [index, board] of boards.entries()) {
    showProgress(`telling ${board.name} ${index + 1}/${boards.length}`);
    /** @type {Record<string, Figures | undefined>} */
    const told = {};
    // The second teller may find memory that the first left to clear away.
    for (const [name, tell] of index % 2 === 0 ? tellers : tellers.toReversed()) {
      const one = attempt(() => figuresOf(board.puzzle, tell(board.puzzle)));
      if (one instanceof Error) say(`${name}, ${board.name}: ${one.stack}`);
      else told[name] = one;
    }
    rows.push({ ...board, isUnique: hasOneSolution(board.puzzle), told });
  }
  for (const from of new Set(rows.map(({ boards }) => boards))) {
    for (const level of PIPS_LEVELS) {
      const some = rows.filter((row) => row.boards === from && row.level === level);
      for (const [quantity, isOfUnique, of] of QUANTITIES) {
        const asked = some.filter(({ isUnique }) => isUnique === isOfUnique);
        const values = tellers.map(([name]) => {
          const figures = asked.flatMap(({ told }) => told[name] ?? []);
          return [name, Number(of(figures, asked.length).toFixed(3))];
        });
        yield { boards: from, level, quantity, ...Object.fromEntries(values) };
      }
    }
  }
}

/** Goes on where a teller fails: its board counts as not explained. @template T @param {() => T} work */
function attempt(work) {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** @param {string} folder @returns {Board[]} */
function daysIn(folder) {
  return levelledIn(folder).items.map(({ name, level, puzzle }) => ({ boards: 'days', level, name, puzzle }));
}

/** @param {number} count @param {string} seed @param {(text: string) => void} showProgress @returns {Board[]} */
function freshBoards(count, seed, showProgress) {
  return /** @type {const} */ (['easy', 'medium', 'hard']).flatMap((level) =>
    Array.from({ length: count }, (_, i) => {
      showProgress(`generating ${level} ${i + 1}/${count}`);
      const name = `${seed} ${level} ${i}`;
      const made = finish(pipsGenerating.generate({ difficulty: level }, name));
      return made.status === 'generated' ? [{ boards: 'fresh', level, name, puzzle: made.puzzle }] : [];
    }).flat(),
  );
}

/** Explainer of a checkout, ours or another, in one bundle of its sources. @param {string} checkout @returns {Promise<Teller>} */
async function tellerOf(checkout) {
  const { bundleProgram } = await import(pathToFileURL(join(checkout, 'scripts', 'build.mjs')).href);
  const made = mkdtempSync(join(tmpdir(), 'pipwright-telling-'));
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  const entries = ['cli/src/commands/explain/json', 'pips/src/index'];
  const sources = entries.map((entry) => join(checkout, 'packages', `${entry}.ts`));
  for (const { path, contents } of await bundleProgram(sources, made)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  const [{ explainToJson }, { pips }] = await Promise.all(
    entries.map((entry) => import(pathToFileURL(join(made, `${entry}.js`)).href)),
  );
  const tell = (/** @type {Puzzle} */ puzzle) => {
    const before = process.cpuUsage();
    const explanation = finish(/** @type {any} */ (pips.explainer.explain(puzzle)));
    const milliseconds = processorTimeSince(before);
    const input = { kind: pips, id: '', source: '', checked: { ok: true, value: puzzle } };
    const { status, steps } = explainToJson(input, { type: 'done', milliseconds, ...explanation });
    return { status, steps, milliseconds, saying: processorTimeSince(before) };
  };
  return (puzzle) => {
    // Warm: each is explained once before.
    tell(puzzle);
    return tell(puzzle);
  };
}

/** A full stop ends one where another begins, with a capital, a number or a cell, or where nothing follows. @param {string} text @returns {string[]} */
export function sentencesOf(text) {
  return text
    .trim()
    .split(/(?<=[.?!][”"’)]?)\s+(?=\P{Ll}|r\d+c\d)/u)
    .filter((sentence) => sentence !== '');
}

/** @param {Puzzle} puzzle @param {Told} told */
export function figuresOf(puzzle, { status, steps, milliseconds, saying }) {
  const dominoes = puzzle.cells.length / 2;
  const placed = steps.flatMap(({ places = [] }) => places).length;
  const suppositions = steps.filter(({ suppose }) => suppose !== undefined);
  const heavy = heavySteps(puzzle, steps).filter((isHeavy) => isHeavy).length;
  const sentences = steps.flatMap(sentencesIn);
  const first = steps.findIndex(({ places = [] }) => places.length > 0);
  return {
    isExplained: status === 'explained' && placed === dominoes,
    isAmbiguous: status === 'ambiguous',
    isFree: heavy === 0 && suppositions.every(isShort),
    isLookingAhead: steps.some(({ technique }) => technique === 'looking-ahead'),
    suppositions: suppositions.length,
    heavy,
    dominoes,
    steps: steps.length,
    sentences: sentences.length,
    characters: total(steps.flatMap(textsOf).map((text) => text.length)),
    long: sentences.filter((sentence) => sentence.length > LONG_SENTENCE).length,
    twice: sentences.length - new Set(sentences).size,
    opening: steps.slice(0, first < 0 ? undefined : first + 1).flatMap(sentencesIn).length,
    milliseconds,
    saying,
  };
}

/** Is this a choice between two that is settled at once? @param {Step} step */
function isShort({ technique, claim, chain = [] }) {
  const { values, partners, dominoes, edges } = claim?.of ?? {};
  const options = values ?? partners ?? dominoes ?? edges ?? [];
  return (
    technique === 'try-both' &&
    options.length <= 2 &&
    chain.flatMap(({ text }) => sentencesOf(text)).length <= SHORT_CHAIN
  );
}

/** @param {Step} step */
function textsOf({ text, chain = [] }) {
  return [text, ...chain.map((link) => link.text)];
}

/** @param {Step} step */
function sentencesIn(step) {
  return textsOf(step).flatMap(sentencesOf);
}

/** Of boards with one solution, or of those with several: what to say of the `told`, where there are so many in `all`. @type {readonly (readonly [string, boolean, (told: readonly Figures[], all: number) => number])[]} */
const QUANTITIES = [
  ['boards with one solution', true, (_, all) => all],
  ['explained to the end', true, (told) => count(told, ({ isExplained }) => isExplained)],
  ['explained to the end, share', true, (told, all) => count(told, ({ isExplained }) => isExplained) / all],
  ['boards with several solutions', false, (_, all) => all],
  ['of these, explained to the end', false, (told) => count(told, ({ isAmbiguous }) => isAmbiguous)],
  ['no supposition as counted, share', true, (told) => share(told, ({ isFree }) => isFree)],
  ['no supposition at all, share', true, (told) => share(told, ({ suppositions }) => suppositions === 0)],
  ['suppositions', true, (told) => sum(told, 'suppositions')],
  ['boards looking ahead', true, (told) => count(told, ({ isLookingAhead }) => isLookingAhead)],
  ['boards looking ahead, share', true, (told) => share(told, ({ isLookingAhead }) => isLookingAhead)],
  ['steps that stand on many ways, share', true, (told) => sum(told, 'heavy') / sum(told, 'steps')],
  ['characters a domino, median', true, (told) => median(told.map((one) => one.characters / one.dominoes))],
  [`sentences above ${LONG_SENTENCE} characters`, true, (told) => sum(told, 'long')],
  ['sentences said again', true, (told) => sum(told, 'twice')],
  [
    `openings of ${LONG_OPENING} sentences, share`,
    true,
    (told) => share(told, ({ opening }) => opening >= LONG_OPENING),
  ],
  ['steps a board', true, (told) => sum(told, 'steps') / told.length],
  ['sentences a domino', true, (told) => sum(told, 'sentences') / sum(told, 'dominoes')],
  ['CPU ms, median', true, (told) => median(told.map(({ milliseconds }) => milliseconds))],
  [
    'CPU ms, 95th percentile',
    true,
    (told) =>
      quantile(
        told.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
  ],
  [
    'CPU ms, worst',
    true,
    (told) =>
      quantile(
        told.map(({ milliseconds }) => milliseconds),
        1,
      ),
  ],
  ['CPU ms with all words, median', true, (told) => median(told.map(({ saying }) => saying))],
];

/** @param {readonly Figures[]} told @param {(one: Figures) => boolean} has */
function count(told, has) {
  return told.filter(has).length;
}

/** @param {readonly Figures[]} told @param {(one: Figures) => boolean} has */
function share(told, has) {
  return count(told, has) / told.length;
}

/** @param {readonly Figures[]} told @param {'suppositions' | 'heavy' | 'steps' | 'sentences' | 'dominoes' | 'long' | 'twice'} what */
function sum(told, what) {
  return total(told.map((one) => one[what]));
}
