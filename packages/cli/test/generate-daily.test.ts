/** The puzzles of every day that come with the program, as `generate --daily` gives them. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyKind, readPuzzlesSync } from '@pipwright/core';
import { futoshiki, puzzleKey as keyOfFutoshiki } from '@pipwright/futoshiki/parts';
import { puzzleKey as keyOfPips, pips } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { sample } from '../../core/src/testing/effort.js';
import { kindsWith } from '../src/registry.js';
import { pathOf } from './files.js';
import { handMade } from './hand-made.js';
import { at, HAND_GRADE } from './hand-told.js';
import { jsonLines, pipwright, root } from './run.js';

const FOLDER = join(root, 'packages/web/public/days');
/** Before the first and after the last day. */
const OUTSIDE = ['2026-09-30', '2028-01-01'];

interface DayPuzzle {
  readonly seed?: string;
  readonly figure?: string;
  readonly grade: object;
  readonly puzzle: unknown;
}

interface Day {
  readonly date: string;
  readonly theme: string | null;
  readonly pips: readonly DayPuzzle[];
  readonly futoshiki: readonly DayPuzzle[];
}

const days: readonly Day[] = readdirSync(FOLDER)
  .sort()
  .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')).days);
const dayOf = (date: string) => days.find((day) => day.date === date) as Day;

/** The same for the same puzzle, whatever it is written in. */
function keyOf(text: string): string {
  const [reading] = readPuzzlesSync(text, [pips, futoshiki]);
  if (reading?.checked.ok !== true) throw new Error(`not a puzzle: ${text}`);
  return reading.kind === pips
    ? keyOfPips(reading.checked.value as Parameters<typeof keyOfPips>[0])
    : keyOfFutoshiki(reading.checked.value as Parameters<typeof keyOfFutoshiki>[0]);
}

/** Grades take longer than all else. */
const NOT_GRADED = kindsWith().map((kind): AnyKind => {
  const { explainer } = kind;
  if (explainer === undefined) return kind;
  const graded = { status: 'graded', grade: HAND_GRADE, open: 1, efforts: [] } as const;
  return { ...kind, explainer: { ...explainer, grade: (puzzle) => ({ ...explainer.grade(puzzle), ...at(graded) }) } };
});

const daily = (kind: string, date: string, ...words: string[]) =>
  pipwright(['generate', kind, '--daily', date, ...words], { parts: { kinds: NOT_GRADED } });

describe('--daily gives what is committed', () => {
  it.each(sample(days, 60))('$date', async ({ date, theme, ...kinds }) => {
    for (const kind of ['pips', 'futoshiki'] as const) {
      const result = await daily(kind, date, '--json');
      expect([result.err, result.status]).toEqual(['', 0]);
      const lines = jsonLines(result);
      const expected = kinds[kind].map(({ seed, figure }, i) => ({
        puzzle: {
          kind,
          id: kind === 'pips' ? `pips-daily-${date}-${['easy', 'medium', 'hard'][i]}` : `futoshiki-daily-${date}`,
        },
        status: 'generated',
        seed: seed ?? (kind === 'pips' ? `daily ${date} ${['easy', 'medium', 'hard'][i]}` : `daily ${date}`),
        grade: HAND_GRADE,
        ...(figure === undefined ? {} : { theme, figure }),
      }));
      expect(lines).toMatchObject(expected);
      expect(lines.map(({ text }) => keyOf(String(text)))).toEqual(
        kinds[kind].map(({ puzzle }) => keyOf(typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle))),
      );
    }
  });

  it.each(sample(days, days.length))('graded on $date, with what files leave out', async ({ date, ...kinds }) => {
    for (const kind of ['pips', 'futoshiki'] as const) {
      const lines = jsonLines(await pipwright(['generate', kind, '--daily', date, '--json']));
      expect(lines).toHaveLength(kinds[kind].length);
      for (const [i, { grade }] of lines.entries()) {
        expect(grade).toMatchObject(kinds[kind][i]?.grade ?? {});
        expect((grade as { curve: number[] }).curve).toHaveLength(10);
      }
    }
  });

  it('without making anything', async () => {
    const hand = handMade();
    const { status } = await pipwright(['generate', 'pips', '--daily', '2026-10-05'], { parts: { kinds: hand.kinds } });
    expect([status, hand.asked]).toEqual([0, []]);
  });

  it('for people, with the theme of the day and what each board shows', async () => {
    const { theme, pips: puzzles } = dayOf('2026-10-04');
    const { out, err, status } = await daily('pips', '2026-10-04');
    expect(out.match(/^Theme: .*$/gm)).toEqual(puzzles.map(({ figure }) => `Theme: ${theme} (${figure})`));
    expect(out.match(/^pips-daily-2026-10-04-\w+: \w+, effort/gm)).toHaveLength(3);
    expect([err, status]).toEqual(['', 0]);
    expect((await daily('pips', '2026-10-05')).out).not.toContain('Theme');
  });

  it('into a folder, in any format, and resumed', async () => {
    const folder = pathOf('days');
    mkdirSync(folder);
    const first = await daily('pips', '2026-10-05', '-o', folder, '--format', 'yaml');
    expect(first.status).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(
      ['easy', 'hard', 'medium'].map((level) => `pips-daily-2026-10-05-${level}.yaml`),
    );
    const again = await daily('pips', '2026-10-05', '-o', folder, '--format', 'yaml', '--resume');
    expect([again.out, again.status]).toEqual([`3 puzzles in ${folder}\n`, 0]);
    const lines = await daily('futoshiki', '2026-10-05', '-o', join(folder, 'day.jsonl'), '--jobs', '2');
    expect(lines.status).toBe(0);
    expect(existsSync(join(folder, 'day.jsonl'))).toBe(true);
  });
});

describe('a day as one file of the Times', () => {
  it.each([
    ['--format nyt', ['--format', 'nyt']],
    ['-o day.json', ['-o', pathOf('one-day.json')]],
  ])('%s holds all three, and is read as that day', async (_, words) => {
    const made = await daily('pips', '2026-10-05', ...words);
    expect(made.status).toBe(0);
    const text = words.includes('-o') ? readFileSync(pathOf('one-day.json'), 'utf8') : made.out;
    expect(JSON.parse(text)).toMatchObject({ printDate: '2026-10-05', easy: {}, medium: {}, hard: {} });
    const solved = jsonLines(await pipwright(['solve', '-', '--json'], { input: text }));
    const ids = ['easy', 'medium', 'hard'].map((level) => `2026-10-05-${level}`);
    expect(solved.map(({ puzzle, status, complete }) => [(puzzle as { id: string }).id, status, complete])).toEqual(
      ids.map((id) => [id, 'solved', true]),
    );
    expect(readPuzzlesSync(text, [pips]).map(({ checked }) => checked.ok && keyOfPips(checked.value))).toEqual(
      dayOf('2026-10-05').pips.map(({ puzzle }) => keyOf(JSON.stringify(puzzle))),
    );
  });

  it('is none in a format of one puzzle, nor of Futoshiki', async () => {
    expect((await daily('pips', '2026-10-05', '--format', 'text')).err).toMatch(
      /There are 3 puzzles .* text holds one/,
    );
    const { err } = await daily('futoshiki', '2026-10-05', '--format', 'nyt');
    expect(err).toContain('Futoshiki puzzles cannot be written as nyt');
  });
});

describe('a date without puzzles of its own', () => {
  const made = async (date: string, findDays?: () => string | undefined) => {
    const hand = handMade();
    const parts = { kinds: hand.kinds, ...(findDays === undefined ? {} : { findDays }) };
    return { ...(await pipwright(['generate', 'pips', '--daily', date, '--json'], { parts })), asked: hand.asked };
  };

  it.each(OUTSIDE)('%s is made, and a line says what may change', async (date) => {
    const { asked, err, status } = await made(date);
    expect(asked.map(({ seed }) => seed)).toEqual(['easy', 'medium', 'hard'].map((level) => `daily ${date} ${level}`));
    expect(err).toBe(`The puzzles of ${date} are made now. A later version may make others for this date.\n`);
    expect(status).toBe(0);
  });

  it('is told by the same names as others', async () => {
    const { kinds } = handMade();
    const { out } = await pipwright(['generate', 'pips', '--daily', '2028-01-01'], { parts: { kinds } });
    expect(out.match(/^pips-daily-2028-01-01-(?:easy|medium|hard): medium, effort/gm)).toHaveLength(3);
    expect(out).not.toContain('Seed');
  });

  it('is any, where the program is without those puzzles', async () => {
    const { asked, err } = await made('2026-10-05', () => undefined);
    expect([asked.length, err.length > 0]).toEqual([3, true]);
  });
});
