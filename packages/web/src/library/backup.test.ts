import { makeLine, saveGame } from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { anyGame } from '../../../play/src/testing/games.js';
import { ownName, recordOf, startOfRecord } from '../game/own-puzzles.js';
import '../kinds/testing/install.js';
import { nameOfResult, type PuzzleRecord, type ResultRecord } from '../storage/records.js';
import { readBackup, readBackupFile, writeBackup } from './backup.js';
import type { KeptGame, Shelf } from './merge.js';

const SOLVED = { solutions: '[{"grid":[[1]]}]', found: '2', complete: true };
const RESULT: ResultRecord = {
  puzzle: 'p',
  kind: 'pips',
  moment: 5,
  solvedOn: '2026-11-18',
  elapsed: 61_234,
  hints: {},
};
const DAILY: ResultRecord = { ...RESULT, hints: { where: 2, why: 1, what: 0 }, day: '2026-11-18' };
const shelf: fc.Arbitrary<Shelf> = fc
  .array(fc.tuple(anyGame, fc.string({ maxLength: 20 })), { maxLength: 3 })
  .map((all) => {
    const puzzles = new Map<string, PuzzleRecord>();
    const games = new Map<string, KeptGame>();
    for (const [game, title] of all) {
      const [name, record] = [ownName(game), recordOf(game, title)];
      if (record === undefined) continue;
      puzzles.set(name, record);
      const summary = { puzzle: name, revision: game.revision, finished: false, elapsed: 1, touched: 2 };
      games.set(name, { summary, text: saveGame(game) });
    }
    const solutions = new Map([...puzzles.keys()].map((name, i) => [name, { ...SOLVED, found: String(i + 2) }]));
    const results = new Map(
      [...puzzles.keys()].map((puzzle, i) => {
        const result = i % 2 === 0 ? { ...RESULT, puzzle } : { ...DAILY, puzzle };
        return [nameOfResult(result), result] as const;
      }),
    );
    return { puzzles, games, solutions, results };
  });
const NOTHING: Shelf = { puzzles: new Map(), games: new Map(), solutions: new Map(), results: new Map() };
const COUNTS = { puzzles: 0, games: 0, solutions: 0, results: 0, settings: false };
const SETTINGS = { theme: 'dark' };
const textOf = (kept: Shelf) => writeBackup({ ...kept, settings: SETTINGS }).join('');

describe('a backup', () => {
  it('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(shelf, async (kept) => {
        const read = await readBackup(textOf(kept));
        if (!read.ok) throw new Error(`${read.trouble} in line ${read.line}`);
        expect(read.backup.puzzles).toEqual(kept.puzzles);
        expect(read.backup.games).toEqual(kept.games);
        expect(read.backup.solutions).toEqual(kept.solutions);
        expect(read.backup.results).toEqual(kept.results);
        expect(read.backup.settings).toEqual(SETTINGS);
      }),
      { numRuns: runs(30) },
    );
  });

  it('that is damaged anywhere is refused, at its line', async () => {
    await fc.assert(
      fc.asyncProperty(shelf, fc.nat(), fc.constantFrom('', '~', '\n', 'é'), async (kept, place, put) => {
        const text = textOf(kept);
        const at = place % (text.length - 1);
        const damaged = text.slice(0, at) + put + text.slice(at + 1);
        const read = await readBackup(damaged);
        if (damaged === text || read.ok) return expect(damaged).toBe(text);
        expect(read.line).toBeGreaterThanOrEqual(text.slice(0, at).split('\n').length);
        expect(read.line).toBeLessThanOrEqual(text.slice(0, at).split('\n').length + 1);
      }),
      { numRuns: runs(30) },
    );
  });

  it('that was cut is refused', async () => {
    await fc.assert(
      fc.asyncProperty(shelf, fc.nat(), async (kept, place) => {
        const lines = textOf(kept).trimEnd().split('\n');
        const cut = lines.slice(0, place % lines.length).join('\n');
        expect(await readBackup(cut)).toMatchObject({ ok: false, trouble: cut === '' ? 'foreign' : 'short' });
      }),
      { numRuns: runs(30) },
    );
  });

  it.each([
    ['', 'foreign'],
    ['{"puzzles":[]}', 'foreign'],
    ['<html>', 'foreign'],
    [
      writeBackup({ ...NOTHING, settings: undefined })
        .join('')
        .replace(':2,', ':1,'),
      'damaged',
    ],
  ])('is not made by %j', async (text, trouble) => {
    expect(await readBackup(text)).toEqual({ ok: false, trouble, line: 1 });
  });

  it('of a later version is refused', async () => {
    const head = '{"pipwright":"backup","version":3,"puzzles":0,"games":0,"settings":false}';
    expect(await readBackup(makeLine(head))).toEqual({ ok: false, trouble: 'version', line: 1 });
  });

  it.each([
    ['game', { game: 'p', summary: { puzzle: 'p', revision: 1, finished: false, elapsed: 1, touched: 2 }, text: '…' }],
    ['solution', { solved: 'p', record: { ...SOLVED, solutions: '{}' } }],
    ['solution', { solved: 'p', record: { ...SOLVED, found: '-1' } }],
    ['result', { result: { ...RESULT, solvedOn: '2026-02-30' } }],
    ['result', { result: { ...DAILY, hints: { where: '1' } } }],
  ])('with a %s that cannot be read is refused, whatever its checksum', async (trouble, line) => {
    const head = { pipwright: 'backup', version: 2, ...COUNTS, [`${trouble}s`]: 1 };
    const text = [head, line].map((each) => makeLine(JSON.stringify(each))).join('');
    expect(await readBackup(text)).toEqual({ ok: false, trouble, line: 2 });
  });

  it('leaves out a game that cannot be read', async () => {
    const summary = { puzzle: 'p', revision: 1, finished: false, elapsed: 1, touched: 2 };
    const read = await readBackup(textOf({ ...NOTHING, games: new Map([['p', { summary, text: 'garbage' }]]) }));
    expect(read).toMatchObject({ ok: true, backup: { games: new Map() } });
  });

  describe('with a kind that this version does not know', () => {
    const name = 'own-0123456789abcdef';
    const record = {
      kind: 'sudoku',
      json: { rows: ['12'] },
      title: 'later',
      added: 1,
      size: '9×9',
      cells: 81,
    };
    const summary = { puzzle: name, revision: 1, finished: false, elapsed: 1, touched: 2 };
    const start = { pipwright: 'game', version: 1, kind: 'sudoku', puzzle: { rows: ['12'] }, clock: {}, revision: 0 };
    const text = makeLine(JSON.stringify(start)) + makeLine('1 {"type":"put"}');
    const later: Shelf = {
      puzzles: new Map([[name, record]]),
      games: new Map([[name, { summary, text }]]),
      solutions: new Map([[name, SOLVED]]),
      results: new Map([[`${name} ${RESULT.elapsed}`, { ...RESULT, puzzle: name, kind: 'sudoku' }]]),
    };

    it('keeps its puzzles and games as they are, beside all others', async () => {
      await fc.assert(
        fc.asyncProperty(shelf, async (kept) => {
          const puzzles = new Map([...kept.puzzles, ...later.puzzles]);
          const games = new Map([...kept.games, ...later.games]);
          const solutions = new Map([...kept.solutions, ...later.solutions]);
          const results = new Map([...kept.results, ...later.results]);
          const read = await readBackup(textOf({ puzzles, games, solutions, results }));
          expect(read).toMatchObject({ ok: true, backup: { puzzles, games, solutions, results } });
        }),
        { numRuns: runs(10) },
      );
    });

    it.each([
      ['a name that no puzzle has', 'pips-small-1', record],
      ['a kind that is no text', name, { ...record, kind: 7 }],
      ['a title that is none', name, { ...record, title: null }],
      ['a size that is none', name, { ...record, cells: -1 }],
    ])('is refused for %s', async (_, puzzle, damaged) => {
      const head = { pipwright: 'backup', version: 2, ...COUNTS, puzzles: 1 };
      const lines = [head, { puzzle, record: damaged }].map((each) => makeLine(JSON.stringify(each)));
      expect(await readBackup(lines.join(''))).toEqual({ ok: false, trouble: 'puzzle', line: 2 });
    });
  });

  it('of the first version is read without what is kept no more', async () => {
    const json = { rows: 1, cols: 2, maxPip: 6, dominoes: [[0, 1]], regions: [[0, 0]], constraints: {} };
    const record = { kind: 'pips', json, title: 'Two', added: 1, size: '1×2', cells: 2 };
    const game = startOfRecord(record);
    if (game === undefined) throw new Error('It is no puzzle.');
    const puzzle = ownName(game);
    const summary = { puzzle, revision: 0, finished: false, elapsed: 1, touched: 2 };
    const lines = [
      { pipwright: 'backup', version: 1, puzzles: 1, games: 1, solutions: 1, results: 1, settings: true },
      { settings: SETTINGS },
      { puzzle, record: { ...record, tags: ['hard', 'to do'] } },
      { game: puzzle, summary, text: saveGame(game) },
      { solved: puzzle, record: SOLVED },
      { result: { ...DAILY, puzzle, onTime: true } },
    ];
    const read = await readBackup(lines.map((line) => makeLine(JSON.stringify(line))).join(''));
    if (!read.ok) throw new Error(`${read.trouble} in line ${read.line}`);
    expect(read.backup.puzzles).toEqual(new Map([[puzzle, record]]));
    expect(read.backup.games).toEqual(new Map([[puzzle, { summary, text: saveGame(game) }]]));
    expect([...read.backup.results.values()]).toEqual([{ ...DAILY, puzzle }]);
    expect([...read.backup.solutions.values()]).toEqual([SOLVED]);
    expect(read.backup.settings).toEqual(SETTINGS);
  });

  it('is read from a file, and a file that cannot be opened is told of', async () => {
    const file = new Blob([textOf(NOTHING)]);
    expect(await readBackupFile(file)).toMatchObject({ ok: true });
    file.text = () => Promise.reject(new DOMException('It is gone.', 'NotReadableError'));
    expect(await readBackupFile(file)).toEqual({ ok: false, trouble: 'unreadable', line: 1 });
  });

  it('may be anything at all', async () => {
    await fc.assert(fc.asyncProperty(fc.string(), async (text) => !(await readBackup(text)).ok));
  });
});
