import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lay, pairs, rows } from '../../core/src/testing/short-forms.js';
import { dayOf } from './days.js';
import { file, text, UNIQUE } from './files.js';
import { handMade } from './hand-made.js';
import { HAND_GRADE } from './hand-told.js';
import { byHand, linesOf, newFolder, seedsIn, textOf, withoutTime } from './making.js';
import { expectRefused, jsonLines, pipsSolver, pipwright, type RunOptions, spawnedPipwright } from './run.js';

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
  it.each<[args: string, message: RegExp]>([
    ['sudoku', /generate cannot make "sudoku"\. It can be pips or futoshiki\./],
    ['futosiki', /Did you mean "futoshiki"\?/],
    ['--seed 1', /generate needs a kind\.\nRun "pipwright generate --help"/],
    ['pips puzzle.txt', /generate takes no files\./],
    ['pips --count 0', /--count cannot be "0"\. It can be a whole number from 1 on\./],
    [`pips --count ${'9'.repeat(20)}`, /--count cannot be "9+"\. That is too large\./],
    ['pips --count 1.5', /--count cannot be "1\.5"\. It can be a whole number/],
    ['pips --seed ', /--seed can be a number or a text of 1 to 100 characters/],
    ['pips --difficulty hrad', /Did you mean "hard"\?/],
    ['pips --effort much', /--effort cannot be "much"\. Write 10\.\.20/],
    ['pips --effort 10', /Write 10\.\.20, or 10\.\. or \.\.20/],
    ['pips --effort ..', /Write 10\.\.20/],
    ['pips --effort -5..5', /Write 10\.\.20/],
    ['pips --effort 20..10', /the wrong way round\. Write 10\.\.20\./],
    ['pips --difficulty easy --effort 500..', /contradict each other: easy means an effort of at most 38\./],
    [
      'pips --technique loking-ahead',
      /no technique "loking-ahead" for Pips puzzles\. Did you mean "looking-ahead"\?\n/,
    ],
    ['pips --technique loking-ahead', /\nRun "pipwright generate pips --technique list" for the list\.\n/],
    ['pips --technique Only+domino+that+fits', /no technique "Only domino that fits" for .* mean "only-domino"\?/],
    ['futoshiki --symmetry mirror --clues signs', /With signs alone there are no numbers to stand in mirror/],
    ['pips --side 5', /--side is for Futoshiki puzzles\. Leave it out, or run "generate futoshiki"/],
    ['futoshiki --dominoes 5', /--dominoes is for Pips puzzles/],
    ['pips --dominoes 1', /--dominoes cannot be "1"\. It can be a whole number from 3 to 28\./],
    ['pips --dominoes 29', /from 3 to 28/],
    ['futoshiki --side 1', /--side cannot be "1"\. It can be a whole number from 2 to 32\./],
    ['futoshiki --side 1000', /1000/],
    ['pips --symmetry spiral', /mirror, rotation or none/],
    ['pips --set 1 --dominoes 10', /A double-1 set has only 3 dominoes, so/],
    ['pips --symmetry mirror --figure LOVE', /--figure and --symmetry cannot be/],
    ['pips --set 6 --tray 0-1,1-2,2-3', /--set and --tray cannot be asked for at/],
    ['pips --set 99', /99/],
    [
      'pips --figure hause',
      /no figure "hause"\. Did you mean "house"\? To spell .*: HAUSE\.\nRun ".* --figure list" for/,
    ],
    ['pips --figure quizzes', /To spell a word, write it in capitals: QUIZZES\./],
    ['pips --figure love', /no figure "love"\. .*To spell .*: LOVE\.\n/],
    ['pips --figure hart', /Did you mean "heart"\?/],
    ['pips --figure I-U', /There is no figure "I-U"\. .*only the letters A to Z/],
    ['pips --figure ЛОВЕ', /no figure "ЛОВЕ"\. In a word, only the letters A to Z/],
    [`pips --figure ${'A'.repeat(41)}`, /A word has at most 40 letters\./],
    ['pips --figure ', /There is no figure ""/],
    ['pips --tray 0-1+three', /"three" is not a domino\. Write its two numbers/],
    ['pips --tray ,', /--tray holds no dominoes/],
    ['pips --shape no.txt', /--shape no\.txt: There is no such file\./],
    ['pips --exclude no.txt', /--exclude no\.txt: There is no such file/],
    ['pips --exclude no.jsonl', /there are no puzzles in it/],
    ['pips --daily someday', /--daily cannot be "someday"\. Write a date/],
    ['pips --daily 2026-02-30', /--daily cannot be "2026-02-30"/],
    ['pips --daily today --difficulty easy', /--daily and --difficulty cannot be/],
    ['pips --daily today --count 2', /--daily and --count cannot be used together/],
    ['pips --jobs 0', /whole number from 1/],
    ['pips --format docx', /--format cannot be "docx"/],
    ['pips --format smtlib', /--format cannot be "smtlib"/],
    ['pips --format grid', /Pips puzzles cannot be written as grid/],
    [
      'pips --format text -o f.json',
      /f\.json and --format text contradict each other\. Let the name end in \.txt, or leave/,
    ],
    ['pips --resume', /--resume needs -o with a folder, or with a file of JSON lines/],
    ['pips --resume -o x.txt', /--resume needs -o with a folder/],
    ['pips --resume -o -', /--resume needs -o with a folder/],
    ['pips --resume -o x/', /needs the --seed/],
    ['pips -o ', /-o needs the name of a folder or file\./],
    [
      'pips -o one.svg',
      /one\.svg: a puzzle cannot be written as \.svg\. Use \.txt, \.json, \.yaml or \.jsonl\. For a picture, use/,
    ],
    ['futoshiki -o x.v2', /x\.v2: a puzzle .* For a folder, write x\.v2\/\./],
    ['pips -o package.json/x/', /a file is where a folder should be/],
    ['pips -o package.json/x.jsonl', /a file is where a folder should be/],
    ['pips -o package.json/x.txt', /a file is where a folder should be/],
    ['pips -o x.jsonl.gz', /-o cannot be "x\.jsonl\.gz": .* Leave out \.gz, and/],
    ['pips -o x.txt.xz --format text', /Leave out \.xz, and pack/],
    ['pips -o x.bz2 --json', /Leave out \.bz2, and pack/],
    ['pips --from text', /--from says how a file is read\. It needs --complete/],
    ['pips --level hard', /--level says how a file is read\. It needs --complete/],
    ['pips --keep free', /--keep needs --complete/],
    ['futoshiki --exclude x --from nyt', /Futoshiki puzzles are not written as nyt\. --from can be /],
    ['pips --queue localhost', /--queue takes an address such as redis:/],
    ['pips --queue redis://x --jobs 2', /each worker has its own --jobs/],
    ['futoshiki --complete x', /--complete does not exist yet for Futoshiki/],
  ])('is explained: %s', async (args, message) => {
    await expectRefused(['generate', ...args.split(' ').map((word) => word.replaceAll('+', ' '))], message);
  });

  it.each<[option: string, content: string, message: RegExp, more?: string[]]>([
    ['--shape', '###\n###', /--shape and --symmetry cannot be/, ['--symmetry', 'none']],
    ['--shape', '###\n###', /2 dominoes.*6/, ['--tray', '0-1 1-1']],
    ['--shape', '', /there is no # in it/],
    ['--shape', '...\n. .\n', /there is no # in it/],
    ['--shape', '##\n#x\n', /line 2, column 2: “x” is not #, a dot or a space/],
    ['--shape', '###', /3 cells/],
    ['--shape', '#.#\n###\n#.#\n..#', /./],
    ['--shape', '#'.repeat((8 << 20) + 1), /larger than 8 MiB/],
    ['--shape', `${'#'.repeat(100)}\n`.repeat(42), /more than 4096 cells/],
    ['--like', 'Once upon a time', /--like .*content\.txt: .*not recognised/],
    ['--like', dayOf('2030-01-02'), /--like/],
    ['--complete', 'Once upon a time', /--complete .*content\.txt: The format was not recognised/],
    ['--complete', text('#?', '01'), /--complete .*content\.txt: line 2, column 2: /],
  ])('is explained: %s with %.30s', async (option, content, message, more = []) => {
    await expectRefused(['generate', 'pips', option, file('content.txt', content), ...more], message);
  });

  it.each<[what: string, files: Readonly<Record<string, string>>, message: RegExp]>([
    ['folder with nothing', {}, /no puzzle in this folder/],
    ['folder with a broken puzzle', { 'broken.txt': text('###', '01') }, /--exclude .*broken\.txt: /],
    ['file of other lines', { 'none.jsonl': '{}\n' }, /line 1 was not written/],
  ])('is explained: --exclude with a %s', async (what, files, message) => {
    const folder = newFolder();
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const path = what.startsWith('file') ? join(folder, 'none.jsonl') : folder;
    await expectRefused(['generate', 'pips', '--exclude', path], message);
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
    await expectRefused(['generate', 'pips', '--complete', half, ...more], message);
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
