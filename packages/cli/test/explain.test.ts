import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyKind } from '@pipwright/core';
import { futoshiki } from '@pipwright/futoshiki/parts';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../core/src/testing/short-forms.js';
import { AMBIGUOUS, DAY, file, MALFORMED, pathOf, text, UNIQUE, UNSOLVABLE } from './files.js';
import { at, CONFLICT, en, handTold, LINK_CLAIMS, TWO, withExplainer } from './hand-told.js';
import { expectRefused, jsonLines, pipwright } from './run.js';

const EXAMPLE = 'examples/hard_2025-10-12.txt';
const FUTOSHIKI = 'examples/futoshiki_4x4.txt';

interface Step {
  readonly places: readonly { readonly domino: readonly number[]; readonly cells: [[number, number]] }[];
}

interface Told {
  readonly text: string;
}

const stepsOf = (line: Record<string, unknown> | undefined) => line?.steps as readonly Step[];

const TOP = pairs('0,0 0,1');
const BOTTOM = pairs('1,0 1,1');
const lost = withExplainer({
  explain: () => ({
    ...at({ status: 'conflict', steps: CONFLICT.chain, chapters: [{ steps: [0, 1] }], conflict: CONFLICT } as const),
    soFar: () => ({ steps: [], chapters: [] }),
  }),
});

/** It takes some steps to see that it has no solution. */
const CHAINED = text(
  '##\n ##\n ##',
  '01,65,00',
  'LessThan 2 {(2,1)}\nAllDifferent {} {(0,0),(1,0)}\nMoreThan 0 {(2,2)}\nExactly 1 {(1,1),(1,2)}',
);

/** Why `UNSOLVABLE` has no solution. */
const NEEDED = 'r1c1 can only pair with r1c2, and they would need the 0–5 or the 1–5, which are not in the tray.';

describe('explain --json', () => {
  it.each([
    ['one solution', UNIQUE, { status: 'explained' }, 0],
    ['several', AMBIGUOUS, { status: 'ambiguous' }, 0],
    [
      'none',
      UNSOLVABLE,
      {
        status: 'conflict',
        steps: [{ technique: 'no-partner', text: NEEDED, claim: { says: 'unfit', isJoined: true }, places: [] }],
        chapters: [{ steps: [0], text: NEEDED, places: [] }],
        conflict: {
          class: 'empty-domain',
          text: NEEDED,
          because: [{ cell: [0, 0] }, { cell: [0, 1] }],
          chain: [{ text: NEEDED }],
        },
      },
      1,
    ],
    ['nothing to do', text('', ''), { status: 'explained', steps: [], chapters: [] }, 0],
    ['no puzzle', MALFORMED, { status: 'invalid' }, 2],
  ])('%s', async (_, puzzle, expected, status) => {
    const result = await pipwright(['explain', '--json', '-'], { input: puzzle });
    expect(jsonLines(result)).toMatchObject([{ puzzle: { id: '-' }, ...expected }]);
    expect(result.err).toBe('');
    expect(result.status).toBe(status);
  });

  it('places what solve places', async () => {
    const [line] = jsonLines(await pipwright(['explain', '--json', EXAMPLE]));
    const [solved] = jsonLines(await pipwright(['solve', '--json', EXAMPLE]));
    const [{ placements }] = (solved as { solutions: [{ placements: readonly object[] }] }).solutions;
    const places = stepsOf(line).flatMap((step) => step.places);
    expect(places).toHaveLength(placements.length);
    expect(places).toEqual(expect.arrayContaining([...placements]));
  });

  it('has the chain of a step that supposes something', async () => {
    const [line] = jsonLines(await pipwright(['explain', '--json', '-'], { input: TWO, parts: { kinds: [handTold] } }));
    expect(stepsOf(line)[1]).toEqual({
      technique: 'try-both',
      text: 'With the 2–3 on top there would be no 2 for the one below.',
      claim: expect.objectContaining({ says: 'two', so: { is: 'placed', domino: [0, 1], cells: TOP } }),
      because: [{ region: 0 }, { step: 0 }],
      removes: [],
      places: [{ domino: [0, 1], cells: TOP }],
      suppose: { domino: [2, 3], cells: TOP },
      chain: [
        {
          technique: 'single-cell',
          text: 'Then r2c1 is 0 or 1.',
          claim: LINK_CLAIMS[0],
          because: [{ suppose: true }],
          removes: [{ cell: [1, 0], values: [2, 3, 4, 5, 6] }],
          places: [],
        },
        {
          technique: 'single-cell',
          text: 'The 2 would need another 2.',
          claim: LINK_CLAIMS[1],
          because: [{ region: 2 }, { link: 0 }],
          removes: [{ cell: [1, 0], values: [0, 1, 2, 3, 4, 5, 6] }],
          places: [],
        },
      ],
    });
    expect(line?.chapters).toEqual([
      {
        steps: [0, 1],
        text: 'The first chapter. Place the 0–1: 0 on r1c1, 1 on r1c2.',
        places: [{ domino: [0, 1], cells: TOP }],
      },
      { steps: [2], text: 'The second chapter.', places: [{ domino: [2, 3], cells: BOTTOM }] },
    ]);
  });

  it('has one of several ways that fails, and a cell across a bar with nothing left', async () => {
    const ways = 'adjacent\n.|.|. .|.\n  -     -\n. . .|. .\n      -\n. .|. .|.\n  -     -\n.|. .|. .\n\n.|.|.|. .\n';
    const [explained] = jsonLines(await pipwright(['explain', '--json', '-'], { input: ways }));
    const { steps } = explained as { steps: { claim: { says: string } }[] };
    expect(steps.map(({ claim }) => claim.says)).toContain('two');
    const shut = file('shut.txt', 'adjacent\n. .|.\n-   -\n.|. 1\n- -\n.|.|3\n');
    const progress = file('shut.json', '{"grid":[[0,3,0],[0,0,0],[0,2,0]]}');
    const { out } = await pipwright(['hint', shut, '--progress', progress]);
    expect(out).not.toContain('which is :');
  });

  it('has the chain of a conflict, as a chapter too', async () => {
    const [line] = jsonLines(await pipwright(['explain', '--json', '-'], { input: TWO, parts: { kinds: [lost] } }));
    expect(line).toMatchObject({
      steps: [{ technique: 'forced-partner' }, { because: [{ region: 2 }, { step: 0 }] }],
      chapters: [{ steps: [0, 1], text: expect.stringContaining('chapter'), places: [] }],
      conflict: {
        text: 'It cannot be.',
        chain: [{ text: expect.stringContaining('next to each other') }, { because: [{ region: 2 }, { link: 0 }] }],
      },
    });
  });

  it('tells a conflict that no single look shows in steps, the last of which is impossible', async () => {
    const [line] = jsonLines(await pipwright(['explain', '--json', '-'], { input: CHAINED }));
    const { status, steps, chapters, conflict } = line as { status: string } & Record<'steps' | 'chapters', Told[]> & {
        conflict: { chain: Told[] };
      };
    expect(status).toBe('conflict');
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(chapters).toMatchObject([{ steps: steps.map((_, i) => i), places: [] }]);
    expect(chapters[0]?.text.endsWith(steps.at(-1)?.text ?? '?')).toBe(true);
    expect(conflict.chain).toHaveLength(steps.length);
  });

  it('is stopped where it is explained and there is no time left to grade it', async () => {
    const endless = {
      run: () => ({ type: 'paused' as const }),
      soFar: () => ({ hardest: null, steps: 0, chapters: 0 }),
      soon: () => ({ open: undefined, hardest: undefined }),
    };
    const parts = { kinds: [withExplainer({ grade: () => endless })] };
    const path = file('two-dominoes.txt', TWO);
    const [line] = jsonLines(await pipwright(['explain', '--json', '--grade', '--timeout', '50ms', path], { parts }));
    expect(line).toMatchObject({ status: 'stopped', steps: [{}, {}, {}], chapters: [{}, {}] });
    const { out, status } = await pipwright(['explain', '--grade', '--timeout', '50ms', path], { parts });
    expect(out).toMatch(/\ntwo-dominoes: not graded \(stopped early: the time is up; --timeout gives it more\)\n$/);
    expect(status).toBe(3);
  });

  it('says that what has several solutions has no grade', async () => {
    const told = 'No grade: only puzzles with one solution are graded.';
    expect((await pipwright(['explain', '--grade', '-'], { input: AMBIGUOUS })).out).toContain(`\n${told}\n`);
    expect((await pipwright(['explain', '-'], { input: AMBIGUOUS })).out).not.toContain(told);
    const page = pathOf('no-grade.html');
    await pipwright(['explain', '--grade', '-o', page, '-'], { input: AMBIGUOUS });
    expect(readFileSync(page, 'utf8')).toContain(`Several solutions. ${told}`);
  });

  it('grades one solution where that is asked for, and nothing else', async () => {
    const ask = async (puzzle: string, ...options: string[]) =>
      jsonLines(await pipwright(['explain', '--json', ...options, '-'], { input: puzzle }))[0];
    expect(await ask(UNIQUE)).not.toHaveProperty('grade');
    expect(await ask(UNIQUE, '--grade')).toMatchObject({ grade: { label: 'easy' } });
    expect(await ask(text('', ''), '--grade')).toMatchObject({ grade: { hardest: null, steps: 0 } });
    expect(await ask(AMBIGUOUS, '--grade')).toMatchObject({ grade: null });
    expect(await ask(UNSOLVABLE, '--grade')).not.toHaveProperty('grade');
  });

  it('shows two solutions where they differ, and what is free', async () => {
    const [line] = jsonLines(await pipwright(['explain', '--json', '-'], { input: AMBIGUOUS }));
    expect(line?.differ).toEqual({
      solutions: expect.arrayContaining([
        { placements: [{ domino: [0, 1], cells: TOP }] },
        { placements: [{ domino: [1, 0], cells: TOP }] },
      ]),
      cells: TOP,
    });
    expect(line?.free).toEqual([TOP]);
  });

  it('stops when the time is up', async () => {
    const result = await pipwright(['explain', '--json', '--timeout', '1ms', EXAMPLE]);
    expect(jsonLines(result)).toMatchObject([
      { status: 'stopped', steps: expect.any(Array), chapters: expect.any(Array) },
    ]);
    expect(result.status).toBe(3);
    const people = await pipwright(['explain', '--timeout', '1ms', EXAMPLE]);
    expect(people.out).toMatch(
      /(^|\n)hard_2025-10-12: not explained( to the end)? \(stopped early: the time is up; --timeout gives it more\)\n$/,
    );
    expect(people.status).toBe(3);
  });
});

describe('explain, for people,', () => {
  it('tells chapter by chapter, within 80 columns, with what is supposed and what to place', async () => {
    const parts = { kinds: [handTold] };
    const path = file('two-dominoes.txt', TWO);
    expect(await pipwright(['explain', path], { parts })).toEqual({
      status: 0,
      err: '',
      out: `two-dominoes

1 · The 0–1 — Try both
  1. The 0 and the 1 are next to each other, and no other two cells that are
     next to each other would do for them.
  2. Suppose the 2–3.
     - Then r2c1 is 0 or 1.
     - The 2 would need another 2.
     So it is the 0–1.
   → Place the 0–1: 0 on r1c1, 1 on r1c2.

2 · The 2–3 — Last domino
  3. The 2–3 is left.
   → Place the 2–3: 2 on r2c1, 3 on r2c2.

Solved, and there is no other solution.
`,
    });
  });

  it('tells what is supposed within a supposition further to the right, and as a list within a list', async () => {
    const link = (text: string) => ({ sentences: [text], links: [] });
    const inner = {
      ...link('Not told.'),
      supposition: { suppose: 'Suppose a 1 in r2c1.', so: 'So r2c1 is 0.' },
      links: [link('Then r2c2 would need a second 1.')],
    };
    const told: typeof en.told = (...at) => ({ ...en.told(...at), ...(at[1].index === 1 && { links: [inner] }) });
    const language = { ...en, told };
    const parts = { kinds: [withExplainer({ languages: { en: language, marked: language } })] };
    const path = file('two-dominoes.txt', TWO);
    expect((await pipwright(['explain', path], { parts })).out).toContain(`
  2. Suppose the 2–3.
     - Suppose a 1 in r2c1.
       - Then r2c2 would need a second 1.
       So r2c1 is 0.
     So it is the 0–1.
`);
    await pipwright(['explain', path, '-o', pathOf('nested.html')], { parts });
    expect(readFileSync(pathOf('nested.html'), 'utf8')).toContain(
      '<ul class="chain"><li>Suppose a 1 in r2c1.\n<ul class="chain"><li>Then r2c2 would need a second 1.</li></ul>\nSo r2c1 is 0.</li></ul>',
    );
    const { out } = await pipwright(['explain', '--grade', path], { parts });
    expect(out).toMatch(/\nGrade medium: effort 12, 3 steps, hardest technique “Try both”\.\n$/);
    const narrow = await pipwright(['explain', path], { parts, columns: 40 });
    for (const line of narrow.out.split('\n')) expect(line.length).toBeLessThanOrEqual(40);
    const coloured = await pipwright(['explain', path], { parts, terminals: ['stdout'], env: { NO_COLOR: '' } });
    expect(coloured.out).toContain('\u001b[1m1 · The 0–1 — Try both\u001b[0m\n');
    expect(coloured.out).toContain('\u001b[1m   → Place the 0–1: 0 on r1c1, 1 on r1c2.\u001b[0m\n');
  });

  it('ends with two solutions where there are several', async () => {
    const { out, status } = await pipwright(['explain', '-'], { input: AMBIGUOUS });
    expect(out).toMatch(/\nThere are two solutions\. That is all they have in common\.\n {2}- .*r1c1.*\n/);
    const boards = ['     1    2             1    2', '  ┌─────────┐        ┌─────────┐'];
    expect(out).toContain(`\nOne solution:      Another solution:\n\n${boards.join('\n')}\n1 │[`);
    const narrow = await pipwright(['explain', '-'], { input: AMBIGUOUS, columns: 30 });
    expect([narrow.out.includes('\nAnother solution:\n'), status]).toEqual([true, 0]);
  });

  it.each([
    ['in one step', UNSOLVABLE, /\n1 · Why there is no solution — No partner\n +1\. r1c1 can only [^.]*\.\n\n/],
    ['in several', CHAINED, /\n1 · Why there is no solution — .*\n +1\. .*\n(?: +.*\n)*\n/],
  ])('says why there is no solution, %s', async (_, input, said) => {
    const { out, status } = await pipwright(['explain', '-'], { input });
    expect(out).toMatch(said);
    expect(out).not.toContain('Place the');
    // The steps say more than any one sentence.
    expect(out.endsWith('\n\nThe puzzle has no solution.\n')).toBe(true);
    expect(status).toBe(1);
  });

  it('refuses a kind that cannot be explained', async () => {
    const parts = { kinds: [{ ...futoshiki, explainer: undefined } as unknown as AnyKind] };
    await expectRefused(['explain', FUTOSHIKI], 'Futoshiki puzzles cannot be explained or graded yet', { parts });
    const [line] = jsonLines(await pipwright(['hint', '--json', FUTOSHIKI], { parts }));
    expect(line).toMatchObject({
      status: 'invalid',
      problems: [{ code: 'kind-without-explainer', data: { kind: 'futoshiki' } }],
    });
  });
});

describe('explain --draw', () => {
  it('draws the board at each step, with marks that need no colour', async () => {
    const { out } = await pipwright(['explain', '--draw', file('one.txt', UNIQUE)]);
    const boards = out.split('\n\n').filter((part) => part.includes('┌'));
    expect(boards).toHaveLength(1 + (out.match(/^ +\d\. /gm) ?? []).length);
    expect(boards[0]).toBe('    1   2\n  ┌───┬───┐\n1 │ 0 │ * │\n  └───┴───┘');
    expect(out).toContain('│[0]  [1] │');
    expect(out).not.toContain('\u001b');
  });

  it('lists the dominoes by the names that the steps use', async () => {
    const { out } = await pipwright(['explain', '--draw', '-'], { input: text('##', '10', 'Exactly 0 {(0,0)}') });
    expect(out).toContain('\nDominoes:\n\n0–1\n');
  });

  it('marks a pair that shares a domino, and what a conflict rests on', async () => {
    const pair = await pipwright(['explain', '--draw', '-'], { input: TWO, parts: { kinds: [handTold] } });
    expect(pair.out).toContain('│0 [?]  1 [?] │');
    const conflict = await pipwright(['explain', '--draw', file('none.txt', UNSOLVABLE)]);
    expect(conflict.out).toContain('│5 · │  · │');
  });
});

describe('explain -o', () => {
  const page = (name: string) => readFileSync(pathOf(name), 'utf8');

  it('tells under the board what dominoes there are, where they are too many to draw', async () => {
    await pipwright(['explain', '-o', pathOf('set.html'), 'examples/set_used_once.yaml']);
    expect(page('set.html')).toMatch(
      /<figcaption>Dominoes: any from .*0–0.* to .*2–2.*, each at most once<\/figcaption>/,
    );
    expect(page('set.html')).not.toContain('class="words"');
  });

  it('writes a page that needs nothing else', async () => {
    const result = await pipwright(['explain', '-o', pathOf('steps.html'), EXAMPLE]);
    expect(result).toEqual({ status: 0, out: '', err: '' });
    const html = page('steps.html');
    expectWellFormed(html);
    expect(html).not.toMatch(/<script|<link|<img|\son\w+=|\sstyle=|src=|url\(|https?:/i);
    expect(html).toContain('<title>hard_2025-10-12, explained</title>');
    const steps = html.match(/<li id="step-\d+">/g) ?? [];
    expect(steps.length).toBeGreaterThanOrEqual(9);
    expect(html.match(/<section class="chapter"/g)).toHaveLength(9);
    expect(html.match(/<p class="place">/g)).toHaveLength(9);
    const pictures = html.match(/<svg (?!aria-hidden)[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(steps.length + 2);
    for (const picture of pictures) expect(picture).toMatch(/ role="img" aria-label="[^"]{20,}"/);
    for (const rule of ['@page', 'break-inside:avoid', '@media print']) expect(html).toContain(rule);
  });

  it('has chapters, and chains as lists', async () => {
    const parts = { kinds: [handTold] };
    const path = file('two-dominoes.txt', TWO);
    expect((await pipwright(['explain', '--grade', '-o', pathOf('told.html'), path], { parts })).err).toBe('');
    const html = page('told.html');
    expectWellFormed(html);
    const said = html
      .replaceAll(/<svg.*?<\/svg>/gs, '')
      .replaceAll(/<span class="unbroken">(.*?)<\/span>/g, '$1')
      .replaceAll('\n', '');
    expect(said).toContain(
      '<p>Pips. One solution. Grade medium: effort 12, 3 steps, hardest technique “Try both”.</p>',
    );
    expect(said).toContain('<h2><span class="number">1</span> The 0–1 <i>Try both</i></h2><p>The first chapter.</p>');
    expect(said).toContain(
      '<p><b>2.</b> Suppose the 2–3.</p><ul class="chain"><li>Then r2c1 is 0 or 1.</li>' +
        '<li>The 2 would need another 2.</li></ul><p>So it is the 0–1.</p>',
    );
    expect(said).toContain('<p class="place">Place the 0–1: 0 on r1c1, 1 on r1c2.</p>');
    // The sentence of its only step says as much.
    expect(said).not.toContain('The second chapter.');
    expect(said).toContain('<i>Last domino</i>, from ');
    expect(said).toContain('<a href="#step-2">step 2</a>');
  });

  it('shows where solutions differ, and what conflicts', async () => {
    const open = await pipwright(['explain', '-o', pathOf('open.html'), file('two.txt', AMBIGUOUS)]);
    expect(open.status).toBe(0);
    expect(page('open.html')).toMatch(/<ul class="free"><li>.*r1c1.*<\/li><\/ul>/);
    const pair = page('open.html').match(/<figure><figcaption>.*?<\/figcaption><svg .*?<\/figure>/gs) ?? [];
    expect(pair).toHaveLength(2);
    for (const figure of pair) expect(figure).toContain('Outlined: r1c1, r1c2.');
    const conflict = await pipwright(['explain', '--json', '-o', pathOf('none.html'), file('none.txt', UNSOLVABLE)]);
    expect(conflict.status).toBe(1);
    expect(jsonLines(conflict)).toMatchObject([{ status: 'conflict' }]);
    expect(page('none.html')).toContain('Why there is no solution <i>No partner</i>');
    expect(page('none.html').replace(/<[^>]*>/g, '')).toContain(NEEDED);
    await pipwright(['explain', '-o', pathOf('lost.html'), '-'], { input: CHAINED });
    expect(page('lost.html')).toMatch(
      /<section class="chapter" id="chapter-1">[\s\S]*Why there is no solution[\s\S]*<li id="step-2">/,
    );
    expect(page('lost.html')).toContain('<h2>No solution.</h2>');
    for (const name of ['open.html', 'none.html', 'lost.html']) expectWellFormed(page(name));
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
