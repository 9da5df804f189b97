import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, DAY, file, MALFORMED, pathOf, text, UNIQUE, UNSOLVABLE } from './files.js';
import { jsonLines, pipwright } from './run.js';

const EXAMPLE = 'examples/hard_2025-10-12.txt';
const FUTOSHIKI = 'examples/futoshiki_4x4.txt';

const byCell = (a: Step['places'][number], b: Step['places'][number]) =>
  a.cells[0][0] - b.cells[0][0] || a.cells[0][1] - b.cells[0][1];

interface Step {
  readonly because: readonly { readonly step?: number }[];
  readonly places: readonly { readonly domino: readonly number[]; readonly cells: [[number, number]] }[];
}

const stepsOf = (line: Record<string, unknown> | undefined) => line?.steps as readonly Step[];

describe('explain --json', () => {
  it.each([
    ['one solution', UNIQUE, { status: 'explained', grade: { label: 'easy' } }, 0],
    ['several', AMBIGUOUS, { status: 'ambiguous' }, 0],
    [
      'none',
      UNSOLVABLE,
      {
        status: 'conflict',
        steps: [],
        conflict: {
          class: 'domino-exhaustion',
          reason: 'too-few-of-a-number',
          text: 'The “5” region needs a 5; the tray has none.',
          because: [{ cell: [0, 0] }, { region: 0 }],
        },
      },
      1,
    ],
    ['nothing to do', text('', ''), { status: 'explained', steps: [], grade: { hardest: null, steps: 0 } }, 0],
    ['no puzzle', MALFORMED, { status: 'invalid' }, 2],
  ])('%s', async (_, puzzle, expected, status) => {
    const result = await pipwright(['explain', '--json', '-'], { input: puzzle });
    expect(jsonLines(result)).toMatchObject([{ puzzle: { id: '-' }, ...expected }]);
    expect(result.err).toBe('');
    expect(result.status).toBe(status);
  });

  it('places every domino of the examples once, each step upon earlier ones alone', async () => {
    const sources = [EXAMPLE, 'examples/day_with_three_levels.json'];
    const explained = jsonLines(await pipwright(['explain', '--json', ...sources]));
    const solved = jsonLines(await pipwright(['solve', '--json', ...sources]));
    expect(explained.map(({ status }) => status)).toEqual(solved.map(() => 'explained'));
    for (const [i, line] of explained.entries()) {
      const places = stepsOf(line).flatMap((step) => step.places);
      expect([{ placements: places.sort(byCell) }]).toEqual(solved[i]?.solutions);
      for (const [at, { because }] of stepsOf(line).entries()) {
        for (const { step } of because) if (step !== undefined) expect(step).toBeLessThan(at);
      }
    }
  });

  it('stops when the time is up', async () => {
    const result = await pipwright(['explain', '--json', '--timeout', '1ms', EXAMPLE]);
    expect(jsonLines(result)).toMatchObject([{ status: 'stopped', steps: expect.any(Array) }]);
    expect(result.status).toBe(3);
    const people = await pipwright(['explain', '--timeout', '1ms', EXAMPLE]);
    expect(people.out).toMatch(
      /(^|\n)hard_2025-10-12: not explained( to the end)? \(stopped early: the time is up; --timeout gives it more\)\n$/,
    );
    expect(people.status).toBe(3);
  });

  it('works on several inputs, and the highest status wins', async () => {
    const sources = [file('none.txt', UNSOLVABLE), FUTOSHIKI, file('day.json', DAY)];
    const result = await pipwright(['explain', '--json', ...sources]);
    expect(jsonLines(result)).toMatchObject([
      { status: 'conflict' },
      { status: 'invalid', problems: [{ code: 'kind-without-explainer', data: { kind: 'futoshiki' } }] },
      { status: 'explained' },
      { status: 'invalid' },
      { status: 'explained' },
    ]);
    expect(result.status).toBe(2);
    const hard = await pipwright(['explain', '--json', '--level', 'hard', ...sources.slice(2)]);
    expect(jsonLines(hard)).toMatchObject([{ puzzle: { id: '2030-01-02-hard' }, status: 'explained' }]);
  });
});

describe('explain, for people,', () => {
  it('numbers steps from 1, with reason, technique and conclusion', async () => {
    const { out, err, status } = await pipwright(['explain', file('one.txt', UNIQUE)]);
    expect(out).toMatch(/^one\n\n1\. \S.*\.\n {3}[a-z-]+: \S.*\n\n2\. /);
    expect(out).toMatch(/\n {3}[a-z-]+: the 0–1 lies on r1c1 and r1c2\n/);
    expect(out).toMatch(
      /\n\nSolved, and there is no other solution\.\nGrade easy: \d steps, score \d+, hardest technique [a-z-]+\.\n$/,
    );
    expect([err, status]).toEqual(['', 0]);
  });

  it('says what stays open', async () => {
    const { out } = await pipwright(['explain', file('two.txt', AMBIGUOUS)]);
    expect(out).toContain('There are several solutions. That is all they share. What stays open:\n');
    expect(out).toContain('What stays open:\n  which way round the 0–1 lies on r1c1 and r1c2\n');
  });

  it('says why there is no solution', async () => {
    const { out, status } = await pipwright(['explain', file('none.txt', UNSOLVABLE)]);
    expect(out).toMatch(
      /\n\nThe puzzle has no solution \([a-z-]+\)\.\n.*“5” region .*\.\nDrop any one of these 2, and .*: .*the “5” region at r1c1/,
    );
    expect(status).toBe(1);
  });

  it('refuses a kind that cannot be explained', async () => {
    const { out, err, status } = await pipwright(['explain', FUTOSHIKI]);
    expect(err).toContain('Futoshiki puzzles cannot be explained yet');
    expect([out, status]).toEqual(['', 2]);
  });
});

describe('explain --draw', () => {
  it('draws the board at each step, with marks that need no colour', async () => {
    const { out } = await pipwright(['explain', '--draw', file('one.txt', UNIQUE)]);
    const boards = out.split('\n\n').filter((part) => part.includes('┌'));
    expect(boards).toHaveLength(1 + (out.match(/^\d\. /gm) ?? []).length);
    expect(boards[0]).toBe('    1   2\n  ┌───┬───┐\n1 │ 0 │ * │\n  └───┴───┘');
    expect(out).toContain('│0 [0]');
    expect(out).toContain('│[0]  [1] │');
    expect(out).not.toContain('\u001b');
  });

  it('marks a pair that shares a domino, and what a conflict rests on', async () => {
    const pair = await pipwright(['explain', '--draw', file('two.txt', AMBIGUOUS)]);
    expect(pair.out).toContain('│[?]  [?] │');
    const conflict = await pipwright(['explain', '--draw', file('none.txt', UNSOLVABLE)]);
    expect(conflict.out).toContain('│5 · │  * │');
  });
});

describe('explain -o', () => {
  const page = (name: string) => readFileSync(pathOf(name), 'utf8');

  it('writes a page that needs nothing else', async () => {
    const result = await pipwright(['explain', '-o', pathOf('steps.html'), EXAMPLE]);
    expect(result).toEqual({ status: 0, out: '', err: '' });
    const html = page('steps.html');
    expectWellFormed(html);
    expect(html).not.toMatch(/<script|<link|<img|\son\w+=|\sstyle=|src=|url\(|https?:/i);
    expect(html).toContain('<title>hard_2025-10-12, explained</title>');
    const steps = html.match(/<li id="step-\d+">/g) ?? [];
    expect(steps.length).toBeGreaterThan(20);
    const pictures = html.match(/<svg (?!aria-hidden)[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(steps.length + 2);
    for (const picture of pictures) expect(picture).toMatch(/ role="img" aria-label="[^"]{20,}"/);
    for (const rule of ['@page', 'break-inside:avoid', '@media print']) expect(html).toContain(rule);
  });

  it('shows what stays open, and what conflicts', async () => {
    const open = await pipwright(['explain', '-o', pathOf('open.html'), file('two.txt', AMBIGUOUS)]);
    expect(open.status).toBe(0);
    expect(page('open.html')).toContain('<li>which way round the 0–1 lies on r1c1 and r1c2</li>');
    const conflict = await pipwright(['explain', '--json', '-o', pathOf('none.html'), file('none.txt', UNSOLVABLE)]);
    expect(conflict.status).toBe(1);
    expect(jsonLines(conflict)).toMatchObject([{ status: 'conflict' }]);
    expect(page('none.html')).toMatch(/<p>Drop any one of these 2, and .*the “5” region at r1c1/);
    for (const name of ['open.html', 'none.html']) expectWellFormed(page(name));
  });

  it('is not taken in by names', async () => {
    const name = `</title><script>alert('"&`;
    const puzzle = `id: ${JSON.stringify(name)}\nname: ${JSON.stringify(name)}\nrows: 1\ncols: 2\nmaxPip: 1\nregions:\n  - [0, 1]\nconstraints:\n  "0": { sum: 0 }\n`;
    const result = await pipwright(['explain', '-o', pathOf('hostile.html'), file('hostile.yaml', puzzle)]);
    expect([result.err, result.status]).toEqual(['', 0]);
    const html = page('hostile.html');
    expect(html).not.toContain('<script');
    expect(html).toContain('&#60;script&#62;');
    expectWellFormed(html);
  });

  it('takes one puzzle, and never overwrites it', async () => {
    const day = file('day.json', DAY);
    const several = await pipwright(['explain', '--json', '-o', pathOf('several.html'), day]);
    expect(jsonLines(several)[0]).toMatchObject({ status: 'invalid', problems: [{ code: 'page-of-several' }] });
    expect([several.status, existsSync(pathOf('several.html'))]).toEqual([2, false]);
    const one = file('one.txt', UNIQUE);
    const own = file('own.html', UNIQUE);
    const itself = await pipwright(['explain', '-o', own, own]);
    expect(itself.err).toContain('is the puzzle itself, so it was not overwritten');
    expect([itself.status, readFileSync(own, 'utf8')]).toEqual([2, UNIQUE]);
    const asSvg = await pipwright(['explain', '-o', pathOf('steps.svg'), one]);
    expect(asSvg.err).toContain('an explanation is written as HTML. Use the ending .html.');
    expect([asSvg.status, existsSync(pathOf('steps.svg'))]).toEqual([2, false]);
    const nowhere = await pipwright(['explain', '-o', join(one, 'steps.html'), one]);
    expect(nowhere.err).toMatch(/cannot be written: a file is where a folder should be/);
    expect(nowhere.status).toBe(2);
  });
});

/** Every element that begins ends in its order, but for those that have no end. */
function expectWellFormed(html: string): void {
  const open: string[] = [];
  for (const [, end, name = '', whole = ''] of html
    .replace(/^<!DOCTYPE html>/, '')
    .replace(/<style>.*?<\/style>/s, '')
    .matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    if (end === '/') expect(open.pop()).toBe(name);
    else if (!whole.endsWith('/') && name !== 'meta') open.push(name);
  }
  expect(open).toEqual([]);
}
