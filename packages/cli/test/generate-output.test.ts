/** Where `generate` writes: folders, files, runs that go on, and runs that are interrupted. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { file, UNIQUE } from './files.js';
import { handMade } from './hand-made.js';
import { HAND_GRADE } from './hand-told.js';
import { byHand, linesOf, newFolder, seedsIn, textOf, withoutTime } from './making.js';
import { jsonLines, pipwright, root } from './run.js';
import { asSchemaSays } from './schema.js';

describe('-o', () => {
  it('a folder has a file for each puzzle', async () => {
    const folder = newFolder();
    const { out, status } = await byHand(['--seed', '7', '--count', '2', '-o', `${folder}/new/`]);
    expect(readdirSync(join(folder, 'new')).sort()).toEqual(['pips-medium-7.txt', 'pips-medium-8.txt']);
    expect(readFileSync(join(folder, 'new/pips-medium-7.txt'), 'utf8')).toBe(textOf('7'));
    expect(out).toBe(
      `Seed 7: medium, effort 12, hardest technique: Try both\nSeed 8: medium, effort 12, hardest technique: Try both\n2 puzzles in ${folder}/new/\n`,
    );
    expect(status).toBe(0);
    const json = await byHand(['--seed', 'a/b', '--format', 'yaml', '--json', '-o', join(folder, 'other')]);
    expect(seedsIn(jsonLines(json))).toEqual(['a/b']);
    expect(readdirSync(join(folder, 'other'))).toEqual(['pips-medium-a~b.yaml']);
  });

  it('counts the puzzles that there are, not the tries', async () => {
    const folder = newFolder();
    const none = await byHand(['--seed', '7', '--count', '2', '--nodes', '1', '-o', folder]);
    expect([none.out.trimEnd().split('\n').at(-1), readdirSync(folder)]).toEqual([`0 puzzles in ${folder}`, []]);
    const lines = join(folder, 'lines.jsonl');
    const args = ['--seed', '7', '--count', '2', '-o', lines];
    expect((await byHand([...args, '--nodes', '1'])).out).toContain(`\n0 puzzles in ${lines}\n`);
    expect((await byHand([...args, '--nodes', '1', '--resume'])).out).toBe(`0 puzzles in ${lines}\n`);
  });

  it('keeps seeds apart that differ in what names of files cannot have', async () => {
    const folder = newFolder();
    for (const seed of ['a/2', 'a_2', 'a?2', 'a*2']) await byHand(['--seed', seed, '-o', folder]);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  it('is standard output if it is -', async () => {
    const there = await byHand(['--seed', '7', '-o', '-']);
    expect([there.out, there.status]).toEqual([(await byHand(['--seed', '7'])).out, 0]);
    expect(existsSync(join(root, '-'))).toBe(false);
  });

  it.each(['puzzles.jsonl', 'puzzles.ndjson', 'puzzles.out --json', 'puzzles.json --json'])(
    '%s has lines',
    async (words) => {
      const [name = '', ...more] = words.split(' ');
      const path = join(newFolder(), name);
      const { out } = await byHand(['--seed', '7', '--count', '2', '-o', path, ...more]);
      expect(linesOf(path)).toEqual(withoutTime(jsonLines(await byHand(['--seed', '7', '--count', '2', '--json']))));
      expect(out).toEqual(more.length > 0 ? '' : expect.stringContaining(`2 puzzles in ${path}\n`));
    },
  );

  it.each(['puzzle.txt', 'puzzle.json', 'new/puzzle.yaml'])('%s has the puzzle itself', async (name) => {
    const path = join(newFolder(), name);
    expect((await byHand(['--seed', '7', '-o', path])).status).toBe(0);
    expect(jsonLines(await pipwright(['solve', '--json', path]))).toMatchObject([{ status: 'solved' }]);
  });

  it('takes the first format that can write a puzzle, or the one that is asked for', async () => {
    const folder = newFolder();
    expect((await byHand(['--seed', 'large', '-o', folder])).status).toBe(0);
    expect(readdirSync(folder)).toEqual(['pips-medium-large.json']);
    const hand = handMade();
    const again = await byHand(['--seed', 'large', '-o', folder, '--resume'], {}, hand);
    expect(again.out).toBe(`1 puzzle in ${folder}\n`);
    expect(hand.asked).toHaveLength(COMPARED);
    const asText = await byHand(['--seed', 'large', '-o', folder, '--format', 'text']);
    expect(asText.err).toContain('12');
    expect([asText.status, readdirSync(folder)]).toEqual([2, ['pips-medium-large.json']]);
  });

  it('a format holds one puzzle or several', async () => {
    const path = join(newFolder(), 'two.txt');
    const two = await byHand(['--count', '2', '--format', 'text', '-o', path]);
    expect(two.err).toContain(
      'pipwright: There are 2 puzzles to write, and text holds one. Name a folder or a file that ends in .jsonl with -o, or use --json.\n',
    );
    expect([two.status, existsSync(path)]).toEqual([2, false]);
    expect((await byHand(['--count', '2', '--format', 'text'])).status).toBe(2);
    const asJson = join(newFolder(), 'two.json');
    expect((await byHand(['--count', '2', '-o', asJson])).err).toContain('json or nyt holds one');
    expect(existsSync(asJson)).toBe(false);
    const ids = join(newFolder(), 'ids.txt');
    const args = ['generate', 'futoshiki', '--side', '4', '--seed', '1', '--count', '2', '--format', 'tatham'];
    expect((await pipwright([...args, '-o', ids])).status).toBe(0);
    expect(readFileSync(ids, 'utf8')).toMatch(/^4:\S+\n4:\S+\n$/);
  });

  it('names the letters of a word, and finds them again', async () => {
    const folder = newFolder();
    const args = ['--figure', 'LOVE', '--seed', '7', '-o', folder, '--resume'];
    expect((await byHand(args)).out).toContain('Seed 8, figure O: medium');
    const names = ['L-medium-7', 'O-medium-8', 'V-medium-9', 'E-medium-10'].map((name) => `pips-${name}.txt`);
    expect(readdirSync(folder).sort()).toEqual(names.sort());
    const hand = handMade();
    expect((await byHand(args, {}, hand)).out).toBe(`4 puzzles in ${folder}\n`);
    expect(hand.asked.map(({ seed }) => seed)).toEqual(['7']);
    expect(jsonLines(await byHand(['--figure', 'LO', '--seed', '7', '--json']))).toMatchObject([
      { figure: 'L', puzzle: { id: 'pips-L-medium-7' } },
      { figure: 'O', puzzle: { id: 'pips-O-medium-8' } },
    ]);
  });

  it('overwrites what is there, as other commands do', async () => {
    const path = file('there.txt', 'Once upon a time');
    expect((await byHand(['--seed', '7', '-o', path])).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(textOf('7'));
  });

  it('overwrites nothing that a puzzle is made from', async () => {
    const path = file('like-me.txt', UNIQUE);
    const { err, status } = await byHand(['--like', path, '-o', path]);
    expect(err).toContain('is the puzzle itself, so it was not overwritten');
    expect([status, readFileSync(path, 'utf8')]).toEqual([2, UNIQUE]);
  });
});
it('a seed that fails is a line of its own, and stops no other', async () => {
  const path = join(newFolder(), 'lines.jsonl');
  const { status, out } = await byHand(['--seed', '665', '--count', '3', '-o', path]);
  expect(linesOf(path).map(asSchemaSays)).toMatchObject([
    { seed: 665, status: 'generated' },
    { seed: 666, status: 'stopped', nearest: null, problems: [{ code: 'internal-error' }] },
    { seed: 667, status: 'generated' },
  ]);
  expect(out).toContain('Seed 666: not made. Something went wrong inside: a bad number. Please report it.\n');
  expect([status, out.split('\n').at(-2)]).toEqual([3, `2 puzzles in ${path}`]);
});

/** What is there first is made again, to see whether it is of this run. */
const COMPARED = 1;

describe('--resume', () => {
  const run = (path: string, count: number, ...args: string[]) =>
    byHand(['--count', String(count), '-o', path, '--resume', ...args]);

  it('goes on behind the last whole line', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    await run(path, 2, '--seed', '7');
    const two = readFileSync(path, 'utf8');
    writeFileSync(path, `${two}{"puzzle":{"kind":"pi`);
    const hand = handMade();
    const { status } = await byHand(['--count', '4', '-o', path, '--resume', '--seed', '7'], {}, hand);
    expect(hand.asked.slice(COMPARED).map(({ seed }) => seed)).toEqual(['9', '10']);
    expect(readFileSync(path, 'utf8').startsWith(two)).toBe(true);
    expect(withoutTime(linesOf(path))).toEqual(
      withoutTime(jsonLines(await byHand(['--seed', '7', '--count', '4', '--json']))),
    );
    expect(status).toBe(0);
  });

  it('needs no seed for a file of lines, and does nothing where all are there', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    await run(path, 2, '--seed', 'summer');
    await run(path, 3);
    expect(seedsIn(linesOf(path))).toEqual(['summer', 'summer/2', 'summer/3']);
    const before = readFileSync(path, 'utf8');
    expect((await run(path, 3)).out).toBe(`3 puzzles in ${path}\n`);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('does not make again what is like a line of the file', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    await run(path, 1, '--seed', '12');
    const number = (puzzle: unknown) => Number(/"dominoes":\[\[0,(\d)/.exec(JSON.stringify(puzzle))?.[1]);
    const hand = handMade({ likeness: (puzzle) => String(Math.max(2, number(puzzle))) });
    await byHand(['--count', '2', '-o', path, '--resume'], {}, hand);
    expect(seedsIn(linesOf(path))).toEqual([12, 14]);
  });

  it('remembers that something was not reached, and goes on where the nearest was all there was time for', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    for (const _ of [1, 2]) expect((await run(path, 1, '--seed', '7', '--difficulty', 'expert')).status).toBe(3);
    expect(linesOf(path)).toHaveLength(1);
    await run(path, 2);
    expect(linesOf(path)).toMatchObject([
      { seed: 7, status: 'stopped' },
      { seed: 8, status: 'generated' },
    ]);
  });

  it('adds nothing where there was no time to see that it is the same run', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    await run(path, 1, '--seed', 'x');
    const before = readFileSync(path, 'utf8').replace('"seed":"x"', '"seed":"endless"');
    writeFileSync(path, before);
    const { status, err } = await run(path, 2, '--timeout', '10ms');
    expect([status, readFileSync(path, 'utf8')]).toEqual([2, before]);
    expect(err).toContain('was not made again in time');
  });

  it('goes on in a folder, and makes a file anew that is not whole', async () => {
    const folder = newFolder();
    await run(folder, 3, '--seed', '7');
    writeFileSync(join(folder, 'pips-medium-8.txt'), 'board:\n#');
    const hand = handMade();
    const args = ['--seed', '7', '--count', '4', '-o', folder, '--resume'];
    expect((await byHand(args, {}, hand)).status).toBe(0);
    expect(hand.asked.slice(COMPARED).map(({ seed }) => seed)).toEqual(['8', '10']);
    expect(readFileSync(join(folder, 'pips-medium-8.txt'), 'utf8')).toBe(textOf('8'));
    expect(readdirSync(folder)).toHaveLength(4);
  });

  it.each(['lines.jsonl', 'folder/'])('refuses to go on with other options in %s', async (name) => {
    const path = join(newFolder(), name);
    await run(path, 2, '--seed', '7');
    for (const [count, ...other] of [
      [2, '--minimal'],
      [4, '--minimal'],
      [2, '--format', 'yaml'],
    ] as const) {
      const { err, out, status } = await run(path, count, '--seed', '7', ...other);
      expect(err).toContain('was begun with other options, or by another version: with these options, the seed');
      expect(err).toContain('Use the options it was begun with, or another name for -o.');
      expect([out, status]).toEqual(['', 2]);
    }
    expect((await run(path, 2, '--seed', '7', '--timeout', '5s', '--jobs', '1')).status).toBe(0);
  });

  it('minds no other files in a folder', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'readme.txt'), 'About pips.');
    mkdirSync(join(folder, 'older'));
    writeFileSync(join(folder, 'older', 'pips-medium-900.txt'), textOf('900'));
    for (const count of [1, 2]) expect((await run(`${folder}/`, count, '--seed', '7')).status).toBe(0);
  });

  it('counts what was asked for, though there is more in a folder', async () => {
    const path = `${newFolder()}/`;
    await run(path, 3, '--seed', '7');
    expect((await run(path, 2, '--seed', '7')).out).toBe(`2 puzzles in ${path}\n`);
    expect((await run(path, 4, '--seed', '7')).out).toContain(`\n4 puzzles in ${path}\n`);
  });

  it('leaves a file as it is that has more lines than are asked for', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    await run(path, 3, '--seed', '7');
    const before = readFileSync(path, 'utf8');
    const { status, err } = await run(path, 2, '--seed', '7');
    expect([status, readFileSync(path, 'utf8')]).toEqual([2, before]);
    expect(err).toContain('has more lines (3) than puzzles were asked for (2)');
  });

  it.each<[string, string, string[], RegExp]>([
    ['another run', '', ['--seed', '900'], /holds another run, which began with the seed 7\. Use the options/],
    ['another file', 'Once upon a time\n', [], /line 2 was not written by "generate pips"/],
    ['another file without an end', 'Once upon', [], /line 2 was not written by "generate pips"/],
    ['a line of another command', '{"puzzle":{"kind":"pips","id":"x","source":"x"},"status":"solved"}\n', [], /line 2/],
  ])('refuses %s', async (_, added, args, message) => {
    const path = join(newFolder(), 'lines.jsonl');
    await run(path, 1, '--seed', '7');
    const before = `${readFileSync(path, 'utf8')}${added}`;
    writeFileSync(path, before);
    const { err, status } = await run(path, 2, ...args);
    expect(err).toMatch(message);
    expect([status, readFileSync(path, 'utf8')]).toEqual([2, before]);
  });
});

describe('Ctrl-C', () => {
  it('leaves whole lines, from which the run goes on', async () => {
    const path = join(newFolder(), 'lines.jsonl');
    const args = ['--seed', 'a', '--count', '3', '-o', path, '--resume'];
    const stopped = await byHand(args, { interrupt: true });
    expect(stopped.err).toBe('Interrupted: 1 of 3 puzzles is made.\n');
    expect([stopped.status, seedsIn(linesOf(path))]).toEqual([3, ['a']]);
    expect((await byHand(args)).status).toBe(0);
    expect(seedsIn(linesOf(path))).toEqual(['a', 'a/2', 'a/3']);
  });

  it('gives the nearest to whoever reads, and to files that no run goes on with', async () => {
    const interrupted = async (args: readonly string[]) => {
      const hand = handMade();
      const begun = async () => {
        while (hand.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      return byHand(['--seed', 'endless', ...args], { interruptAfter: begun() }, hand);
    };
    const read = await interrupted(['--json']);
    expect(jsonLines(read)).toMatchObject([{ status: 'stopped', seed: 'endless', nearest: { grade: HAND_GRADE } }]);
    expect([read.err, read.status]).toEqual(['Interrupted before the puzzle was made.\n', 3]);
    const folder = newFolder();
    const kept = await interrupted(['-o', folder]);
    expect([kept.status, readdirSync(folder)]).toEqual([3, []]);
    expect(kept.out).toMatch(/│ 0 │ \* │[\s\S]*Nearest: medium, effort 12.*\n0 puzzles in /);
    const path = join(folder, 'one.txt');
    const written = await interrupted(['-o', path]);
    expect(written.out).toMatch(/Nearest: medium, effort 12[\s\S]*\n1 puzzle in /);
    expect([written.status, readFileSync(path, 'utf8')]).toEqual([3, textOf('0')]);
  });
});
