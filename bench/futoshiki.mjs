/** Futoshiki: a solution and proof that it is the only one, by size; exact counts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPuzzlesSync } from '@pipwright/core';
import { verify } from '@pipwright/futoshiki/check';
import { futoshiki } from '@pipwright/futoshiki/parts';
import { say, showProgress } from './options.mjs';
import { count, table, time, whole } from './report/units.mjs';
import { machine, options, writeFiles } from './session.mjs';
import { groupBy, median, quantile } from './statistics.mjs';

/** @typedef {{ name: string, puzzle: import('@pipwright/futoshiki').Puzzle }} Item */
/** @typedef {{ milliseconds: number, nodes: number, outcome: 'one' | 'several' | 'none' | 'late' }} Answer */
/** @typedef {import('@pipwright/futoshiki').Puzzle} Puzzle */

const ENGINES = ['swift', 'MAC+BZ', 'FC+BZ', 'CBJ+MC', 'BT+NO'];
const ROUNDS = options.quick ? 3 : 25;
/** Milliseconds for one puzzle, and nodes between two looks at the clock. */
const CAP = Math.min(options.limits.cap, 2000);
const SLICE = 20_000;

/** Latin squares of orders 5, 6 and 7: OEIS A002860. */
const LATIN_SQUARES = [161_280n, 812_851_200n, 61_479_419_904_000n];
const SHIPPED = fileURLToPath(new URL('puzzles/futoshiki/', import.meta.url));

/** @type {string[]} */
const wrong = [];
const archive = options.data === undefined ? [] : archivePuzzles(join(options.data, 'futoshiki', 'puzzles.jsonl'));
const own = ownPuzzles();

writeFiles(
  new Map([
    [
      'benchmarks-futoshiki.md',
      `${[
        '# Benchmarks: Futoshiki',
        `Written by \`npm run bench -- --only futoshiki\` (add the folder of data files to include its 191 puzzles). A time runs from the puzzle as data to the answer as data. It is the median of ${ROUNDS} rounds after a warm-up (three for all engines but swift); puzzles that take longer than a second get one round. An engine without an answer after ${CAP / 1000} s is stopped; after three such puzzles in a row it skips the rest of their size, and one that has answered none there has no row. Every solution is verified, and no two engines may contradict each other.`,
        machine.map((line) => `- ${line}`).join('\n'),
        ...(archive.length === 0
          ? []
          : [
              '## The data folder',
              'A solution and proof that it is the only one, or a second one: puzzles of sides 4 to 9, which are not part of the repository.',
              bySize(archive),
            ]),
        '## Puzzles with few clues',
        'Our own puzzles (`bench/puzzles/futoshiki`), each with one solution. Nearly all would have more if any sign or number were removed.',
        bySize(own),
        '## Counting',
        'Exact numbers of solutions, counted by `swift`: Latin squares, and a 6×6 puzzle with four givens and six signs.',
        counts(),
        ...(wrong.length === 0 ? [] : ['## Wrong answers', wrong.map((one) => `- ${one}`).join('\n')]),
      ].join('\n\n')}\n`,
    ],
  ]),
);
for (const one of wrong) say(`WRONG: ${one}`);
if (wrong.length > 0) process.exitCode = 1;

/** @param {readonly Item[]} items */
function bySize(items) {
  const sizes = groupBy(items, ({ puzzle }) => puzzle.maxNumber);
  /** @type {Map<Item, Set<string>>} */
  const said = new Map();
  const rows = [...sizes]
    .sort(([a], [b]) => a - b)
    .flatMap(([side, group]) =>
      ENGINES.flatMap((engine) => {
        const answers = ask(engine, group, said);
        const times = answers.map(({ milliseconds }) => milliseconds);
        const answered = answers.filter(({ outcome }) => outcome !== 'late');
        if (answered.length === 0 && engine !== 'swift') return [];
        return [
          [
            `${side}×${side}`,
            engine,
            `${answered.length} of ${group.length}`,
            time(median(times), CAP),
            time(quantile(times, 0.95), CAP),
            time(Math.max(...times), CAP),
            whole(median(answered.map(({ nodes }) => nodes))),
            whole(Math.max(...answered.map(({ nodes }) => nodes))),
          ],
        ];
      }),
    );
  for (const [{ name }, answers] of said) {
    if (answers.size > 1) wrong.push(`${name}: ${[...answers].join(', but ')}`);
  }
  return table(['size', 'engine', 'answered', 'median', '95 %', 'worst', 'nodes, median', 'worst'], rows, 2);
}

function counts() {
  const questions = [
    ...LATIN_SQUARES.map((known, i) => {
      const side = 5 + i;
      return { name: `Latin squares of order ${side}`, known, puzzle: parse(`${side}:${blanks(side * side)}`) };
    }),
    {
      name: '6×6, four numbers, six signs',
      known: 6185n,
      puzzle: parse(readFileSync(join(SHIPPED, 'count_6x6.txt'), 'utf8')),
    },
  ];
  const engine = engineNamed('swift');
  const rows = questions.map(({ name, puzzle, known }) => {
    showProgress(`futoshiki, counting: ${name}`);
    const times = Array.from({ length: Math.min(ROUNDS, 5) }, () => {
      const began = performance.now();
      const counting = engine.count?.(puzzle);
      const step = counting?.run(Number.POSITIVE_INFINITY);
      return {
        milliseconds: performance.now() - began,
        nodes: counting?.nodes ?? 0,
        found: step?.type === 'solution' ? step.solution : -1n,
      };
    });
    if (times[0]?.found !== known) wrong.push(`${name}: ${times[0]?.found}, but it is known that there are ${known}`);
    return [
      name,
      count(times[0]?.found ?? -1n),
      time(median(times.map(({ milliseconds }) => milliseconds)), CAP),
      whole(times[0]?.nodes ?? 0),
    ];
  });
  say('futoshiki, counting: done');
  return table(['what', 'solutions', 'time', 'nodes'], rows);
}

/**
 * @param {string} engine
 * @param {readonly Item[]} items
 * @param {Map<Item, Set<string>>} said
 * @returns {Answer[]} with the median of the rounds
 */
function ask(engine, items, said) {
  /** @type {Answer[][]} */
  const rounds = items.map(() => []);
  const most = engine === 'swift' ? ROUNDS : 3;
  for (let round = 0; round <= most; round++) {
    items.forEach((item, i) => {
      const first = rounds[i]?.[0];
      if (round === 0 && isHopeless(rounds.slice(0, i))) return;
      if (round > 0 && first === undefined) return;
      if (first !== undefined && (first.outcome === 'late' || first.milliseconds > 1000)) return;
      showProgress(`futoshiki, ${engine}: ${item.name}`);
      rounds[i]?.push(prove(engine, item));
    });
  }
  say(`futoshiki, ${engine}: ${items.length} puzzles such as ${items[0]?.name}`);
  return items.map((item, i) => {
    const all = rounds[i] ?? [];
    const first = all[0] ?? {
      milliseconds: Number.POSITIVE_INFINITY,
      nodes: 0,
      outcome: /** @type {const} */ ('late'),
    };
    if (first.outcome !== 'late') said.set(item, (said.get(item) ?? new Set()).add(first.outcome));
    const warm = all.length > 1 ? all.slice(1) : all;
    return {
      ...first,
      milliseconds:
        first.outcome === 'late' ? Number.POSITIVE_INFINITY : median(warm.map(({ milliseconds }) => milliseconds)),
    };
  });
}

/** Were the last three asked all too late? Then the rest of the group is not asked. @param {readonly (readonly Answer[])[]} rounds */
function isHopeless(rounds) {
  const asked = rounds.flatMap(([first]) => (first === undefined ? [] : [first])).slice(-3);
  return asked.length === 3 && asked.every(({ outcome }) => outcome === 'late');
}

/** @param {string} name @param {Item} item @returns {Answer} */
function prove(name, { name: puzzleName, puzzle }) {
  const engine = engineNamed(name);
  const began = performance.now();
  const search = engine.search(puzzle);
  const found = [];
  /** @type {Answer['outcome'] | undefined} */
  let outcome;
  while (outcome === undefined) {
    const step = search.run(SLICE);
    if (step.type === 'solution') found.push(step.solution);
    if (found.length > 1) outcome = 'several';
    else if (step.type === 'exhausted') outcome = found.length === 1 ? 'one' : 'none';
    else if (performance.now() - began > CAP) outcome = 'late';
  }
  const milliseconds = performance.now() - began;
  if (found.some((solution) => verify(puzzle, solution).length > 0))
    wrong.push(`${name}, ${puzzleName}: a wrong solution`);
  return { milliseconds, nodes: search.nodes, outcome };
}

/** @param {string} name */
function engineNamed(name) {
  const engine = futoshiki.engines.find((each) => each.name === name);
  if (engine === undefined) throw new Error(`no engine ${name}`);
  return engine;
}

/** @param {string} path @returns {Item[]} */
function archivePuzzles(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { id, tathamId } = JSON.parse(line);
    return { name: id, puzzle: parse(tathamId) };
  });
}

/** Puzzles of bench/puzzles/futoshiki, one a line. @returns {Item[]} */
function ownPuzzles() {
  const files = readdirSync(SHIPPED).filter((name) => /^\d+x\d+\.txt$/.test(name));
  return files.flatMap((file) =>
    readFileSync(join(SHIPPED, file), 'utf8')
      .trim()
      .split('\n')
      .map((id, i) => ({ name: `${file} ${i + 1}`, puzzle: parse(id) })),
  );
}

/** @param {string} text @returns {Puzzle} */
function parse(text) {
  const checked = readPuzzlesSync(text, [futoshiki], 'tatham')[0]?.checked;
  if (checked === undefined || !checked.ok) throw new Error(`no puzzle: ${text.slice(0, 100)}`);
  return checked.value;
}

/** Letters for so many empty squares. @param {number} squares */
function blanks(squares) {
  return 'z'.repeat(Math.floor(squares / 26)) + (squares % 26 === 0 ? '' : String.fromCharCode(96 + (squares % 26)));
}
