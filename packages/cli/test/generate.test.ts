import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lay, pairs, rows } from '../../core/src/testing/short-forms.js';
import { dayOf } from './days.js';
import { file, text, UNIQUE } from './files.js';
import { handMade } from './hand-made.js';
import { HAND_GRADE } from './hand-told.js';
import { byHand, linesOf, newFolder, STACK_TRACE, seedsIn, textOf, withoutTime } from './making.js';
import { jsonLines, pipsSolver, pipwright, type RunOptions, spawnedPipwright } from './run.js';

describe('generate --json', () => {
  it('has a puzzle with its seed, grade, text and solution', async () => {
    const result = await byHand(['--seed', '7', '--json']);
    expect(withoutTime(jsonLines(result))).toEqual([
      {
        puzzle: { kind: 'pips', id: 'pips-medium-7', source: null },
        status: 'generated',
        seed: 7,
        grade: HAND_GRADE,
        text: expect.stringContaining('board:\n##\n\npieces:\n02\n'),
        solution: { placements: [lay([0, 2], '0,0 0,1')] },
      },
    ]);
    expect([result.err, result.status]).toEqual(['', 0]);
  });

  it('has the nearest where nothing that was asked for comes up, and goes on', async () => {
    const result = await byHand(['--seed', '7', '--count', '2', '--difficulty', 'expert', '--json']);
    const [first, second] = jsonLines(result);
    expect(first).toMatchObject({
      puzzle: { id: 'pips-medium-7' },
      status: 'stopped',
      seed: 7,
      nearest: { grade: HAND_GRADE, text: expect.any(String), solution: expect.any(Object) },
    });
    expect(second).toMatchObject({ seed: 8 });
    expect(result.status).toBe(3);
    const none = await byHand(['--seed', 'x', '--nodes', '1', '--json']);
    expect(jsonLines(none)).toMatchObject([{ puzzle: { id: 'pips-x' }, status: 'stopped', seed: 'x', nearest: null }]);
    expect(none.status).toBe(3);
  });

  it('tells the same nearest again rather than to try for ever', async () => {
    const hand = handMade({ likeness: () => 'all the same' });
    const result = await byHand(['--seed', '7', '--count', '3', '--difficulty', 'expert', '--json'], {}, hand);
    expect(seedsIn(jsonLines(result))).toEqual([7, 8, 9]);
    expect(hand.asked).toHaveLength(3);
  });

  it('shows no puzzle with a wrong solution', async () => {
    const hand = handMade();
    const kinds = hand.kinds.map((kind) => ({
      ...kind,
      verify: () => [{ code: 'cell-uncovered', where: {}, data: { cell: [0, 0] } }],
    }));
    const result = await byHand(['--seed', '7', '--json'], {}, { ...hand, kinds });
    expect(result.err).toMatch(/Something went wrong inside: a puzzle was made with a solution that is wrong/);
    expect([result.out, result.status]).toEqual(['', 2]);
  });

  it.each(['yaml', 'json', 'nyt'])('writes its text as %s', async (format) => {
    const [line] = jsonLines(await byHand(['--seed', '7', '--format', format, '--json']));
    expect(line?.text).toMatch({ yaml: /^# |\n/, json: /^\{/, nyt: /"regions"/ }[format] ?? /x/);
  });
});

describe('seeds', () => {
  it('are those of the puzzles, each of which comes again alone', async () => {
    const all = jsonLines(await byHand(['--seed', '7', '--count', '3', '--json']));
    expect(seedsIn(all)).toEqual([7, 8, 9]);
    for (const line of all) {
      const alone = jsonLines(await byHand(['--seed', String(line.seed), '--json']));
      expect(withoutTime(alone)).toEqual(withoutTime([line]));
    }
    expect(seedsIn(jsonLines(await byHand(['--seed', 'summer', '--count', '3', '--json'])))).toEqual([
      'summer',
      'summer/2',
      'summer/3',
    ]);
  });

  it.each([
    ['of a letter, with the letter', ['--figure', 'LO', '--seed', '7'], 1, ['--figure', 'O', '--seed', '8']],
    [
      'of a day that is made, with its level',
      ['--daily', '2030-01-01'],
      2,
      ['--difficulty', 'hard', '--seed', 'daily 2030-01-01 hard'],
    ],
  ])('ask for the same when they stand alone: %s', async (_, all, place, alone) => {
    const [many, one] = [handMade(), handMade()];
    await byHand([...all, '--json'], {}, many);
    await byHand([...alone, '--json'], {}, one);
    expect(one.asked).toEqual([many.asked[place]]);
  });

  it('are chosen where none is asked for, and told', async () => {
    const { out } = await byHand([]);
    const [, seed = ''] = /^Seed (\d+): medium/m.exec(out) ?? [];
    expect((await byHand(['--seed', seed])).out).toBe(out);
    const other = /^Seed (\d+)/m.exec((await byHand([])).out);
    expect(other?.[1]).not.toBe(seed);
  });

  it('that give a puzzle of the run again are left out', async () => {
    const seven = jsonLines(await byHand(['--seed', '7', '--count', '6', '--json'], {}, handMade()));
    expect(seedsIn(seven)).toEqual([7, 8, 9, 10, 11, 12]);
    const hand = handMade({ likeness: (puzzle) => String(JSON.stringify(puzzle).includes('[0,2]')) });
    const two = await byHand(['--seed', '7', '--count', '2', '--json'], {}, hand);
    expect(seedsIn(jsonLines(two))).toEqual([7, 8]);
    const three = await byHand(['--seed', '7', '--count', '3', '--json'], {}, hand);
    expect(seedsIn(jsonLines(three))).toEqual([7, 8]);
    expect(three.err).toBe(
      'Stopped early: 2 of 3 puzzles are made. The next 100 were like puzzles that are there already.\n',
    );
    expect(three.status).toBe(3);
  });
});

describe('--exclude', () => {
  it.each(['a file', 'a folder', 'JSON lines', 'several files'])('leaves out what is in %s', async (what) => {
    const folder = newFolder();
    const first = join(folder, 'first.txt');
    writeFileSync(first, textOf('7'));
    writeFileSync(join(folder, 'readme.md'), 'Not a puzzle.');
    const second = file(`second.txt`, textOf('8'));
    const lines = join(folder, 'lines.jsonl');
    if (what === 'JSON lines') await byHand(['--seed', '7', '-o', lines]);
    const names: Record<string, string[]> = {
      'a file': [first],
      'a folder': [folder],
      'JSON lines': [lines],
      'several files': [first, second],
    };
    const args = ['--seed', '7', '--json', '--exclude', ...(names[what] ?? [])];
    expect(seedsIn(jsonLines(await byHand(args)))).toEqual([what === 'several files' ? 9 : 8]);
  });

  it('takes puzzles of other kinds for what they are', async () => {
    const result = await byHand(['--seed', '7', '--json', '--exclude', 'examples/futoshiki_4x4.txt']);
    expect(seedsIn(jsonLines(result))).toEqual([7]);
  });
});

describe('generate for people', () => {
  it('draws each puzzle, with its seed and its grade', async () => {
    const { out, err, status } = await byHand(['--seed', '7', '--count', '2']);
    expect(out).toBe(`┌───┬───┐
│ 0 │ * │
└───┴───┘

Dominoes:

0-2

Seed 7: medium, effort 12, hardest technique: Try both

┌───┬───┐
│ 0 │ * │
└───┴───┘

Dominoes:

0-3

Seed 8: medium, effort 12, hardest technique: Try both
`);
    expect([err, status]).toEqual(['', 0]);
  });

  it('says what was asked for and what is nearest', async () => {
    const args = ['--seed', '7', '--difficulty', 'expert', '--effort', '50..', '--technique', 'try-both', '--minimal'];
    const { out, status } = await byHand(args);
    expect(
      out.slice(out.indexOf('Seed')),
    ).toBe(`Seed 7: not reached (stopped early: no match within the node limit; --nodes
  raises it, but there may be none)
Asked for: expert, an effort of 50 or more, Try both as the hardest technique
  and no clue too many
Nearest: medium, effort 12, hardest technique: Try both
`);
    expect(status).toBe(3);
    const none = await byHand(['--seed', '7', '--nodes', '1']);
    expect(none.out).toContain('Asked for: any puzzle that is good to solve\nNearest: none, since');
  });

  it('says all that was asked for, and that there may be no such puzzle', async () => {
    const own = ['--dominoes', '3', '--symmetry', 'mirror', '--set', '2'];
    const { out } = await byHand(['--seed', '7', '--nodes', '1', '--minimal', ...own]);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'Asked for: no clue too many, 3 dominoes, a board with mirror symmetry and the double-2 set Nearest: none, since no puzzle with one solution came up',
    );
    const args = ['generate', 'futoshiki', '--side', '7', '--clues', 'signs', '--seed', '1', '--nodes', '1'];
    expect((await pipwright(args)).out).toContain('Asked for: 7 rows and the clues “signs”\n');
  });

  it('stops when its time is up', async () => {
    const { out, status } = await byHand(['--seed', 'endless', '--timeout', '30ms']);
    expect(out).toContain('Seed endless: not reached (stopped early: the time is up; --timeout gives it\n  more)\n');
    expect(status).toBe(3);
  });

  it('prints the texts alone in a format, and tells the seeds beside them', async () => {
    const { out, err } = await byHand(['--seed', '7', '--format', 'text']);
    expect(out).toBe(textOf('7'));
    expect(err).toBe('Seed 7: medium, effort 12, hardest technique: Try both\n');
  });

  it('is pips-solver, too', async () => {
    const { out } = await pipsSolver(['generate', 'PIPS', '--seed', '7'], { parts: { kinds: handMade().kinds } });
    expect(out).toBe((await byHand(['--seed', '7'])).out);
  });

  it('shows how far it is on a terminal', async () => {
    const world = { terminals: ['stderr'] as const, interruptAt: /making puzzle 1 of 1: 1 graded/ };
    const { err, status } = await byHand(['--seed', 'endless'], world);
    expect(err).toMatch(/making puzzle 1 of 1: 1 graded, \d+ nodes, [\d.]+ m?s/);
    expect(status).toBe(3);
  });
});

describe('what is asked for', () => {
  const asked = async (args: readonly string[], options: RunOptions = {}) => {
    const hand = handMade();
    const { status, err } = await byHand(['--seed', '7', '--json', ...args], options, hand);
    expect([err, status]).toEqual(['', 0]);
    return hand.asked.map(({ request }) => request);
  };

  it.each<[string, string[], object]>([
    ['nothing', [], {}],
    ['how hard', ['--difficulty', 'hard'], { difficulty: 'hard' }],
    ['effort', ['--effort', '10..20.5'], { effort: { least: 10, most: 20.5 } }],
    ['effort from', ['--effort', '10..'], { effort: { least: 10, most: Number.POSITIVE_INFINITY } }],
    ['effort to', ['--effort', '..20'], { effort: { least: 0, most: 20 } }],
    ['a technique', ['--technique', 'looking-ahead', '--minimal'], { technique: 'looking-ahead', minimal: true }],
    ['nodes', ['--nodes', '1000'], { nodes: 1000 }],
    ['a size', ['--dominoes', '5', '--set', '4', '--symmetry', 'none'], { dominoes: 5, set: 4, symmetry: 'none' }],
    ['a tray', ['--tray', '0-1 33,10-12'], { tray: pairs('0,1 3,3 10,12') }],
    ['the Times', ['--like', 'times'], { like: 'times' }],
    ['a figure', ['--figure', 'house'], { figure: 'house' }],
    ['a letter', ['--figure', 'e'], { figure: 'E' }],
  ])('%s', async (_, args, request) => {
    expect(await asked(args)).toEqual([request]);
  });

  it('a word, letter by letter, as often as asked', async () => {
    const figures = (await asked(['--figure', 'LOVE', '--count', '1'])).map((request) => request);
    expect(figures).toEqual([...'LOVE'].map((figure) => ({ figure })));
    const hand = handMade({ likeness: () => String(hand.asked.length) });
    const twice = await byHand(['--seed', '1', '--figure', 'LE', '--count', '2', '--json'], {}, hand);
    expect(seedsIn(jsonLines(twice))).toEqual([1, 2, 3, 4]);
    expect(hand.asked.map(({ request }) => (request as { figure?: string }).figure)).toEqual(['L', 'E', 'L', 'E']);
  });

  it('a letter again where it was like another one', async () => {
    let calls = 0;
    const hand = handMade({ likeness: () => (++calls === 2 ? '1' : String(calls)) });
    const result = await byHand(['--seed', '1', '--figure', 'LOVE', '--json'], {}, hand);
    expect(seedsIn(jsonLines(result))).toEqual([1, 3, 4, 5]);
    const figures = hand.asked.map(({ request }) => (request as { figure?: string }).figure);
    expect(figures).toEqual(['L', 'O', 'O', 'V', 'E']);
  });

  it.each([
    ['dots', '.##\n##.\n'],
    ['spaces, and room around it', '\n\n   ##  \n  ##\r\n\n'],
    ['a byte order mark', '\uFEFF ##\n##'],
  ])('a shape, with %s', async (_, map) => {
    const shape = pairs('0,1 0,2 1,0 1,1');
    expect(await asked(['--shape', '-'], { input: map })).toEqual([{ shape }]);
    expect(await asked(['--shape', file('shape.txt', map)])).toEqual([{ shape }]);
  });

  it('the puzzle that it is to be like', async () => {
    const [request] = await asked(['--like', file('like.txt', UNIQUE)]);
    expect(request).toMatchObject({ like: { maxPip: 6, regions: [{ rule: { kind: 'sum', target: 0 } }] } });
  });

  it('a puzzle to be completed', async () => {
    const hand = handMade();
    const half = file('half.txt', text('##', '01'));
    await byHand(['--seed', '7', '--complete', half], {}, hand);
    expect(hand.asked).toMatchObject([{ seed: '7', spec: { cells: pairs('0,0 0,1'), regions: [] } }]);
  });

  it('one puzzle of a day, in a format that is named', async () => {
    const day = file('a-day.json', dayOf('2025-08-24'));
    const reading = ['--from', 'nyt', '--level', 'hard'];
    const [request] = await asked(['--like', day, ...reading]);
    expect(request).toMatchObject({ like: { about: { level: 'hard' } } });
    const hand = handMade();
    await byHand(['--seed', '7', '--complete', day, ...reading], {}, hand);
    expect(hand.asked).toMatchObject([{ spec: { about: { level: 'hard' } } }]);
    expect((await byHand(['--complete', day])).err).toMatch(/3 puzzles here.* Pick one of a day with --level\./);
    expect((await byHand(['--like', day])).err).toMatch(/has 3\. Pick one of a day with --level\./);
    expect((await byHand(['--complete', day, '--from', 'yaml'])).status).toBe(2);
  });

  it('the puzzles of a day', async () => {
    const hand = handMade({ likeness: () => 'all the same' });
    const result = await byHand(['--daily', '2036-11-17', '--json'], {}, hand);
    const seeds = ['easy', 'medium', 'hard'].map((level) => `daily 2036-11-17 ${level}`);
    expect(seedsIn(jsonLines(result))).toEqual(seeds);
    expect(jsonLines(result)).toMatchObject([{ puzzle: { id: 'pips-daily-2036-11-17-easy' } }, {}, {}]);
    expect(hand.asked.map(({ request }) => request.difficulty)).toEqual(['easy', 'medium', 'hard']);
  });

  it.each(['pips', 'futoshiki'])('a list of techniques: %s', async (kind) => {
    const { out, status } = await pipwright(['generate', kind, '--technique', 'list']);
    expect(out).toMatch(/^looking-ahead +Looking ahead$/m);
    expect(status).toBe(0);
  });

  it('a list of figures', async () => {
    const { out, status } = await pipwright(['generate', 'pips', '--figure', 'list']);
    expect(out).toMatch(/^[a-z-]+: .*\barch\b/m);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(status).toBe(0);
  });
});

describe('lines of generate, read by other commands', () => {
  it('are the puzzles in them, by their ids', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    await byHand(['--seed', '7', '--count', '2', '-o', path]);
    const found = (command: string) => pipwright([command, '--json', path]);
    const ids = ['pips-medium-7', 'pips-medium-8'].map((id) => ({ puzzle: { kind: 'pips', id, source: path } }));
    expect(jsonLines(await found('check'))).toMatchObject(ids.map((each) => ({ ...each, status: 'valid' })));
    expect(jsonLines(await found('count'))).toMatchObject(ids.map((each) => ({ ...each, count: '1' })));
    expect(jsonLines(await found('solve'))).toMatchObject(ids.map((each) => ({ ...each, status: 'solved' })));
    const one = file('one.jsonl', `${readFileSync(path, 'utf8').split('\n')[1]}\n`);
    expect(jsonLines(await pipwright(['check', '--json', one]))).toMatchObject([{ puzzle: { id: 'pips-medium-8' } }]);
  });

  it('say which line has no puzzle', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    await byHand(['--seed', '7', '--count', '2', '--nodes', '1', '-o', path]);
    const [line] = jsonLines(await byHand(['--seed', '9', '--json']));
    const broken = JSON.stringify({ ...line, text: 'board:\n##\n\npieces:\n01,02\n\nconstraints:\n' });
    writeFileSync(path, `${readFileSync(path, 'utf8')}${broken}\n{"puzzle":{"kind":"pi`);
    const { out, err, status } = await pipwright(['solve', '--json', path]);
    const problems = jsonLines({ out, err, status }).map((line) => line.problems);
    expect(problems).toMatchObject([
      [{ code: 'line-without-puzzle', where: { line: 1 } }],
      [{ code: 'line-without-puzzle', where: { line: 2 } }],
      [{ where: { line: 3, column: 1 } }],
      [{ code: 'json-syntax', where: { line: 4 } }],
    ]);
    expect(status).toBe(2);
  });
});

describe('wrong usage', () => {
  const brokenFolder = () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'broken.txt'), 'board:\n###\n\npieces:\n01\n\nconstraints:\n');
    return folder;
  };
  let shapes = 0;
  const shape = (map: string) => () => ['--shape', file(`shape-${++shapes}.txt`, map)];

  it.each<[string, () => string[], RegExp]>([
    ['another kind', () => ['sudoku'], /generate cannot make "sudoku"\. It can be pips or futoshiki\./],
    ['a misspelt kind', () => ['futosiki'], /Did you mean "futoshiki"\?/],
    ['no kind', () => [], /generate needs a kind\.\nRun "pipwright generate --help"/],
    ['a file', () => ['pips', 'puzzle.txt'], /generate takes no files\./],
    ['none', () => ['pips', '--count', '0'], /--count cannot be "0"\. It can be a whole number from 1 on\./],
    ['too many', () => ['pips', '--count', '9'.repeat(20)], /--count cannot be "9+"\. That is too large\./],
    ['half a puzzle', () => ['pips', '--count', '1.5'], /--count cannot be "1\.5"\. It can be a whole number/],
    ['an empty seed', () => ['pips', '--seed', ''], /--seed can be a number or a text of 1 to 100 characters/],
    ['a label that is none', () => ['pips', '--difficulty', 'hrad'], /Did you mean "hard"\?/],
    ['an effort in words', () => ['pips', '--effort', 'much'], /--effort cannot be "much"\. Write 10\.\.20/],
    ['an effort of one number', () => ['pips', '--effort', '10'], /Write 10\.\.20, or 10\.\. or \.\.20/],
    ['an effort of nothing', () => ['pips', '--effort', '..'], /Write 10\.\.20/],
    ['an effort below 0', () => ['pips', '--effort', '-5..5'], /Write 10\.\.20/],
    ['an effort the other way', () => ['pips', '--effort', '20..10'], /the wrong way round\. Write 10\.\.20\./],
    [
      'a technique that is none',
      () => ['pips', '--technique', 'loking-ahead'],
      /no technique "loking-ahead" for Pips puzzles\. Did you mean "looking-ahead"\?\nRun "pipwright generate pips --technique list" for the list\.\n/,
    ],
    [
      'a technique by its title',
      () => ['pips', '--technique', 'Only domino that fits'],
      /no technique "Only domino that fits" for Pips puzzles\. Did you mean "only-domino"\?/,
    ],
    [
      'symmetric numbers where there are none',
      () => ['futoshiki', '--symmetry', 'mirror', '--clues', 'signs'],
      /With signs alone there are no numbers to stand in mirror symmetry\./,
    ],
    [
      'an option of another kind',
      () => ['pips', '--side', '5'],
      /--side is for Futoshiki puzzles\. Leave it out, or run "generate futoshiki"/,
    ],
    ['dominoes for Futoshiki', () => ['futoshiki', '--dominoes', '5'], /--dominoes is for Pips puzzles/],
    [
      'too few dominoes',
      () => ['pips', '--dominoes', '1'],
      /--dominoes cannot be "1"\. It can be a whole number from 3 to 28\./,
    ],
    ['too many dominoes', () => ['pips', '--dominoes', '29'], /from 3 to 28/],
    [
      'a side of 1',
      () => ['futoshiki', '--side', '1'],
      /--side cannot be "1"\. It can be a whole number from 2 to 32\./,
    ],
    ['a side of 1000', () => ['futoshiki', '--side', '1000'], /1000/],
    ['a symmetry that is none', () => ['pips', '--symmetry', 'spiral'], /mirror, rotation or none/],
    ['a set too small', () => ['pips', '--set', '1', '--dominoes', '10'], /A double-1 set has only 3 dominoes, so/],
    [
      'a symmetric figure',
      () => ['pips', '--symmetry', 'mirror', '--figure', 'LOVE'],
      /--figure and --symmetry cannot be/,
    ],
    [
      'a symmetric shape',
      () => ['pips', '--symmetry', 'none', ...shape('###\n###')()],
      /--shape and --symmetry cannot be/,
    ],
    [
      'a set and a tray',
      () => ['pips', '--set', '6', '--tray', '0-1 1-2 2-3'],
      /--set and --tray cannot be asked for at/,
    ],
    ['a set of 99', () => ['pips', '--set', '99'], /99/],
    [
      'a figure that is none',
      () => ['pips', '--figure', 'hause'],
      /no figure "hause"\. Did you mean "house"\? To spell .*: HAUSE\.\nRun "pipwright generate pips --figure list" for/,
    ],
    [
      'a word in small letters',
      () => ['pips', '--figure', 'quizzes'],
      /To spell a word, write it in capitals: QUIZZES\./,
    ],
    ['love in small letters', () => ['pips', '--figure', 'love'], /no figure "love"\. .*To spell .*: LOVE\.\n/],
    ['a figure that lacks a letter', () => ['pips', '--figure', 'hart'], /Did you mean "heart"\?/],
    ['a word with a sign', () => ['pips', '--figure', 'I-U'], /There is no figure "I-U"\. .*only the letters A to Z/],
    ['a word in Cyrillic', () => ['pips', '--figure', 'ЛОВЕ'], /no figure "ЛОВЕ"\. In a word, only the letters A to Z/],
    ['a long word', () => ['pips', '--figure', 'A'.repeat(41)], /A word has at most 40 letters\./],
    ['no figure', () => ['pips', '--figure', ''], /There is no figure ""/],
    ['a tray in words', () => ['pips', '--tray', '0-1 three'], /"three" is not a domino\. Write its two numbers/],
    ['an empty tray', () => ['pips', '--tray', ' , '], /--tray holds no dominoes/],
    ['a tray for another shape', () => ['pips', '--tray', '0-1 1-1', ...shape('###\n###')()], /2 dominoes.*6/],
    ['a shape that is not there', () => ['pips', '--shape', 'no.txt'], /--shape no\.txt: There is no such file\./],
    ['an empty shape', () => ['pips', ...shape('')()], /there is no # in it/],
    ['a shape of dots', () => ['pips', ...shape('...\n. .\n')()], /there is no # in it/],
    ['a shape of letters', () => ['pips', ...shape('##\n#x\n')()], /line 2, column 2: “x” is not #, a dot or a space/],
    ['a shape of odd cells', () => ['pips', ...shape('###')()], /3 cells/],
    ['a shape without a tiling', () => ['pips', ...shape('#.#\n###\n#.#\n..#')()], /./],
    ['a huge shape', () => ['pips', ...shape('#'.repeat(10_000_000))()], /larger than 8 MiB/],
    ['a large shape', () => ['pips', ...shape(`${'#'.repeat(100)}\n`.repeat(42))()], /more than 4096 cells/],
    [
      'a puzzle like a story',
      () => ['pips', '--like', file('story.txt', 'Once upon a time')],
      /--like .*story\.txt: .*not recognised/,
    ],
    ['a puzzle like several', () => ['pips', '--like', file('like-day.json', dayOf('2030-01-02'))], /--like/],
    [
      'a puzzle excluded that is not there',
      () => ['pips', '--exclude', 'no.txt'],
      /--exclude no\.txt: There is no such file/,
    ],
    ['an empty folder excluded', () => ['pips', '--exclude', newFolder()], /no puzzle in this folder/],
    ['lines excluded that are none', () => ['pips', '--exclude', file('none.jsonl', '{}\n')], /line 1 was not written/],
    ['lines excluded that are not there', () => ['pips', '--exclude', 'no.jsonl'], /there are no puzzles in it/],
    ['no day', () => ['pips', '--daily', 'someday'], /--daily cannot be "someday"\. Write a date/],
    ['a day that never was', () => ['pips', '--daily', '2026-02-30'], /--daily cannot be "2026-02-30"/],
    [
      'a day with a wish',
      () => ['pips', '--daily', 'today', '--difficulty', 'easy'],
      /--daily and --difficulty cannot be/,
    ],
    ['a day twice', () => ['pips', '--daily', 'today', '--count', '2'], /--daily and --count cannot be used together/],
    ['no jobs', () => ['pips', '--jobs', '0'], /whole number from 1/],
    ['a format that is none', () => ['pips', '--format', 'docx'], /--format cannot be "docx"/],
    ['a format of another kind', () => ['pips', '--format', 'grid'], /Pips puzzles cannot be written as grid/],
    ['resuming nothing', () => ['pips', '--resume'], /--resume needs -o with a folder, or with a file of JSON lines/],
    ['resuming a puzzle', () => ['pips', '--resume', '-o', 'x.txt'], /--resume needs -o with a folder/],
    ['resuming a folder without a seed', () => ['pips', '--resume', '-o', newFolder()], /needs the --seed/],
    ['a format that is only written', () => ['pips', '--format', 'smtlib'], /--format cannot be "smtlib"/],
    ['a folder below a file', () => ['pips', '-o', `${file('flat.txt', '')}/x/`], /a file is where a folder should be/],
    [
      'lines below a file',
      () => ['pips', '-o', `${file('flat.txt', '')}/x.jsonl`],
      /a file is where a folder should be/,
    ],
    [
      'a puzzle below a file',
      () => ['pips', '-o', `${file('flat.txt', '')}/x.txt`],
      /a file is where a folder should be/,
    ],
    [
      'an ending of another format',
      () => ['pips', '--format', 'text', '-o', 'f.json'],
      /f\.json and --format text contradict each other\. Let the name end in \.txt, or leave out --format\./,
    ],
    ['resuming standard output', () => ['pips', '--resume', '-o', '-'], /--resume needs -o with a folder/],
    ['no name for -o', () => ['pips', '-o', ''], /-o needs the name of a folder or file\./],
    [
      'a picture',
      () => ['pips', '-o', 'one.svg'],
      /one\.svg: a puzzle cannot be written as \.svg\. Use \.txt, \.json, \.yaml or \.jsonl\. For a picture, use the command draw\./,
    ],
    [
      'an ending that means nothing',
      () => ['futoshiki', '-o', 'x.v2'],
      /x\.v2: a puzzle .* For a folder, write x\.v2\/\./,
    ],
    [
      'an effort that no easy one has',
      () => ['pips', '--difficulty', 'easy', '--effort', '500..'],
      /--difficulty easy and --effort contradict each other: easy means an effort of at most 38\./,
    ],
    [
      'a folder excluded with a broken puzzle',
      () => ['pips', '--exclude', brokenFolder()],
      /--exclude .*broken\.txt: /,
    ],
    [
      'a file that looks packed',
      () => ['pips', '-o', 'x.jsonl.gz'],
      /-o cannot be "x\.jsonl\.gz": .* Leave out \.gz, and/,
    ],
    ['text that looks packed', () => ['pips', '-o', 'x.txt.xz', '--format', 'text'], /Leave out \.xz, and pack/],
    ['lines that look packed', () => ['pips', '-o', 'x.bz2', '--json'], /Leave out \.bz2, and pack/],
    ['a format of no file', () => ['pips', '--from', 'text'], /--from says how a file is read\. It needs --complete/],
    ['a level of no file', () => ['pips', '--level', 'hard'], /--level says how a file is read\. It needs --complete/],
    [
      'a format of another kind to be read',
      () => ['futoshiki', '--exclude', 'x', '--from', 'nyt'],
      /Futoshiki puzzles are not written as nyt\. --from can be /,
    ],
    ['what is no queue', () => ['pips', '--queue', 'localhost'], /--queue takes an address such as redis:/],
    ['jobs for workers', () => ['pips', '--queue', 'redis://x', '--jobs', '2'], /each worker has its own --jobs/],
    [
      'completing what cannot be completed',
      () => ['futoshiki', '--complete', 'x'],
      /--complete does not exist yet for Futoshiki/,
    ],
  ])('is explained: %s', async (_, args, message) => {
    const { status, out, err } = await pipwright(['generate', ...args()]);
    expect(err).toMatch(message);
    expect(err).not.toMatch(STACK_TRACE);
    expect(err.split('\n').length).toBeLessThan(6);
    expect(out).toBe('');
    expect(status).toBe(2);
  });

  it('tells a puzzle to be completed that cannot be read', async () => {
    const half = (content: string) => byHand(['--complete', file('half.txt', content)]);
    expect((await half('Once upon a time')).err).toMatch(/--complete .*half\.txt: The format was not recognised/);
    expect((await half(text('#?', '01'))).err).toMatch(/--complete .*half\.txt: line 2, column 2: /);
    expect((await half(text('#?', '01'))).status).toBe(2);
  });
});

describe('with the generators themselves', () => {
  const HALF = 'board:\n####\n#  #\n\npieces:\n05\n\nconstraints:\nExactly 6 {(0,0),(0,1)}\nExactly {(1,0),(2,0)}\n';
  const GRID = {
    rows: 2,
    cols: 4,
    regions: rows('0112 0333'),
    constraints: { 0: { sum: 6 }, 1: {} },
    dominoes: [[0, 5]],
  };

  it.each([
    ['text', HALF, ['Exactly 6 {(0,0),(0,1)}', /Exactly \d+ \{\(1,0\),\(2,0\)\}/, 'pieces:\n05,']],
    ['JSON', JSON.stringify(GRID), ['Exactly 6 {(0,0),(0,1)}', /\w+ \S+ \{\(1,0\),\(2,0\)\}/, 'pieces:\n05,']],
    ['a board alone', 'board:\n####\n#  #\n', ['board:\n####\n#  #\n']],
    ['nothing at all', '\n', ['board:\n']],
  ])('pips: completes what is half written: %s', async (_, content, kept) => {
    const args = ['generate', 'pips', '--complete', file('half', content), '--seed', '3', '--format', 'text', '--json'];
    const [line] = jsonLines(await pipwright(args));
    expect(line).toMatchObject({ status: 'generated' });
    const { text: whole, solution } = line as unknown as { text: string; solution: object };
    for (const part of kept) expect(whole).toMatch(part);
    expect(jsonLines(await pipwright(['solve', '--json', '-'], { input: whole }))).toMatchObject([
      { solutions: [solution], complete: true },
    ]);
  });

  it.each([
    ['Exactly 13 {(0,0),(0,1)}', [], /line 8, column 1: The rule of .*cannot be satisfied/],
    ['AllSame', [], /line 8, column 8: /],
    ['Exactly four {(0,0)}', [], /line 8, column 9: /],
    ['{(2,1)}', [], /line 8, column 2: \(2,1\) of .* is not on the board/],
    ['{(0,0)}', ['--figure', 'L'], /--figure cannot be asked for: the puzzle has a board already/],
  ])('pips: refuses what is written wrong: %s', async (constraint, more, message) => {
    const half = file('half.txt', `board:\n####\n#  #\n\npieces:\n\nconstraints:\n${constraint}\n`);
    const { status, out, err } = await pipwright(['generate', 'pips', '--complete', half, ...more]);
    expect(err).toMatch(message);
    expect([status, out]).toEqual([2, '']);
  });

  it('pips: says what is wrong with a half once, a line each', async () => {
    const half = file('half.txt', 'board:\n####\n\npieces:\n05,55,56\n\nconstraints:\n{(0,1)}\n');
    const { err } = await pipwright(['generate', 'pips', '--complete', half, '--set', '3']);
    const lines = err.trimEnd().split('\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).toMatch(/--complete .*half\.txt: /);
  });

  it('pips: keeps cells free that are in no region, if asked', async () => {
    const half = file('half.txt', 'board:\n####\n#  #\n\nconstraints:\n{(0,1)}\n{(1,0)}\n{(3,1)}\n');
    const [line] = jsonLines(
      await pipwright(['generate', 'pips', '--complete', half, '--keep', 'free', '--seed', '1', '--json']),
    );
    expect(String(line?.text).split('constraints:\n')[1]?.trim().split('\n')).toHaveLength(3);
    expect((await pipwright(['generate', 'pips', '--keep', 'free'])).err).toMatch(/--keep needs --complete/);
  });

  it.each([
    ['pips', ['--figure', 'L']],
    ['futoshiki', ['--side', '4']],
  ])('%s: one solution, the grade that grade gives, and the same again', async (kind, args) => {
    const made = await pipwright(['generate', kind, ...args, '--seed', '2', '--json']);
    const [line] = jsonLines(made);
    expect(line).toMatchObject({ status: 'generated', puzzle: { kind } });
    const { text, grade, solution } = line as unknown as { text: string; grade: object; solution: object };
    const input = { input: text };
    expect(jsonLines(await pipwright(['solve', '--json', '-'], input))).toMatchObject([
      { solutions: [solution], complete: true },
    ]);
    expect(jsonLines(await pipwright(['grade', '--json', '-'], input))).toMatchObject([{ grade }]);
    const again = await pipwright(['generate', kind, ...args, '--seed', '2', '--json']);
    expect(withoutTime(jsonLines(again))).toEqual(withoutTime([line ?? {}]));
  });

  it('makes the same in threads, in the same order', async () => {
    const args = ['generate', 'futoshiki', '--side', '4', '--seed', '2', '--count', '4', '--json'];
    const [one, three] = await Promise.all([spawnedPipwright(args), spawnedPipwright([...args, '--jobs', '3'])]);
    expect(withoutTime(jsonLines(three))).toEqual(withoutTime(jsonLines(one)));
    expect(seedsIn(jsonLines(three))).toEqual([2, 3, 4, 5]);
    expect([three.status, three.err]).toEqual([0, '']);
  });

  it('stops its threads at Ctrl-C', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    const args = ['generate', 'futoshiki', '--side', '4', '--seed', '2', '--count', '9999', '--jobs', '2', '-o', path];
    const { status, err } = await spawnedPipwright(args, { interrupt: true });
    expect(err).toMatch(/^Interrupted: \d+ of 9999 puzzles (?:is|are) made\.\n$/);
    expect(status).toBe(3);
    expect(linesOf(path).length).toBeGreaterThan(0);
  });
});
