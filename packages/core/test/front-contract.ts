/** What the front of every kind promises: it is held against brute force, against its own worker and against misuse. */
import { MessageChannel } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyFront, Front, Work } from '../src/front/index.js';
import { answerIn } from '../src/front/parts.js';
import { runs } from '../src/testing/effort.js';

export interface FrontContract<K extends AnyFront> {
  readonly front: Front<K>;
  /** As in its worker. */
  readonly work: Work<K>;
  readonly name: string;
  readonly PuzzleError: new (...args: never[]) => Error;
  readonly formats: readonly K['Format'][];
  readonly styles: readonly K['Style'][];
  /** One puzzle, with one solution. */
  readonly text: string;
  /** Nearly one, and the code of what is wrong with it. */
  readonly wrong: readonly [text: string, code: string];
  readonly several: string;
  /** It has no end of solutions. */
  readonly endless: K['Puzzle'];
  readonly request: K['Request'];
  /** No puzzle is like that. */
  readonly refused: K['Request'];
  /** A solution that cannot stand on the puzzle of `text`. */
  readonly misplaced: K['Solution'];
  random(seed: number): K['Puzzle'];
  bruteForce(puzzle: K['Puzzle']): readonly K['Solution'][] | undefined;
  solutionKey(solution: K['Solution']): string;
  same(a: K['Puzzle'], b: K['Puzzle']): boolean;
}

export function describeFront<K extends AnyFront>(contract: FrontContract<K>): void {
  const { front, work, PuzzleError, formats, styles, text, wrong, several, endless, solutionKey, same } = contract;
  const { parse, parseAll, check, solve, count, explain, hint, grade, verify, draw, write, generate } = front;
  const aborted = { signal: AbortSignal.abort() };
  const none = {} as K['Puzzle'];

  const parsed = async (written: string, format?: K['Format']): Promise<K['Puzzle']> => {
    const read = await parse(written, { format });
    if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
    return read.value;
  };

  const solved = async (puzzle: K['Puzzle']): Promise<K['Solution']> => {
    const found = await solve(puzzle);
    if (found.status !== 'solved') throw new Error(found.status);
    return found.solution;
  };

  /** Random puzzles, each with all of its solutions. */
  const each = async (times: number, look: (puzzle: K['Puzzle'], all: readonly K['Solution'][]) => Promise<void>) => {
    for (let seed = 0; seed < runs(times); seed++) {
      const puzzle = contract.random(seed);
      const all = contract.bruteForce(puzzle);
      if (all === undefined) continue;
      await look(puzzle, all).catch((error: Error) => {
        throw new Error(`seed ${seed}: ${error.message}`, { cause: error });
      });
    }
  };

  describe('parse, write and check', () => {
    it('give a puzzle, or all that is wrong with it', async () => {
      expect(await parse(text)).toMatchObject({ ok: true, warnings: [] });
      expect(await parseAll(text)).toEqual([await parse(text)]);
      const read = await parse(wrong[0]);
      const problems = read.ok ? [] : read.error;
      expect(problems.map(({ code }) => code)).toContain(wrong[1]);
      for (const { code, message, where } of problems) {
        expect(message).not.toBe(code);
        expect(where.line).toBeGreaterThan(0);
      }
    });

    it('want one puzzle, or take all', async () => {
      expect(await parse(several)).toMatchObject({ ok: false, error: [{ code: 'several-puzzles' }] });
      expect((await parseAll(several)).every(({ ok }) => ok)).toBe(true);
      expect((await parseAll(several)).length).toBeGreaterThan(1);
    });

    it('read in every format what was written in it', async () => {
      const puzzle = await parsed(text);
      for (const format of formats) {
        expect(same(await parsed(await write(puzzle, format)), puzzle), format).toBe(true);
        expect(same(await parsed(await write(puzzle, format), format), puzzle), format).toBe(true);
      }
      const message = /^There is no format "xml"\. Use \w+.* or \w+\.$/;
      await expect(parse(text, { format: 'xml' as never })).rejects.toThrow(message);
      await expect(write(puzzle, 'xml' as never)).rejects.toThrow(message);
    });

    it('take any value', async () => {
      for (const value of [undefined, null, 7, 'x', [], {}, { cells: 1 }]) {
        expect(await check(value)).toMatchObject({ ok: false, warnings: [] });
        expect(await parse(value as never)).toMatchObject({ ok: false, error: [{ code: expect.any(String) }] });
      }
    });

    it('freeze puzzles, and check those that come from elsewhere', async () => {
      const puzzle = await parsed(text);
      expect(Object.isFrozen(puzzle)).toBe(true);
      const clone = structuredClone(puzzle);
      expect(await explain(clone)).toEqual(await explain(puzzle));
      await expect(solve(none)).rejects.toThrow(PuzzleError);
      await expect(count(null as never)).rejects.toThrow(PuzzleError);
      await expect(solve((await parse(text)) as never)).rejects.toThrow('hand in its `value`');
      await expect(solve(parse(text) as never)).rejects.toThrow('await it first');
      await expect(solve(text as never)).rejects.toThrow('that `parse` makes of it');
    });
  });

  describe('solve, count and verify', () => {
    it('agree with brute force', async () => {
      const seen = new Set<string>();
      await each(60, async (puzzle, all) => {
        const found = await solve(puzzle);
        seen.add(found.status === 'solved' ? `solved ${found.unique}` : found.status);
        expect(found.status === 'solved').toBe(all.length > 0);
        if (found.status === 'solved') {
          expect(all.map(solutionKey)).toContain(solutionKey(found.solution));
          expect(found.unique).toBe(all.length === 1);
          expect(await verify(puzzle, found.solution)).toEqual([]);
        }
        expect(await count(puzzle)).toEqual({ count: BigInt(all.length), exact: true });
        const two = { count: BigInt(Math.min(all.length, 2)), exact: all.length < 2 };
        expect(await count(puzzle, { atMost: 2n })).toEqual(two);
      });
      expect([...seen].sort()).toEqual(['solved false', 'solved true', 'unsolvable']);
    });

    it('stop when they are told to', async () => {
      expect(await solve(endless, aborted)).toEqual({ status: 'stopped', reason: 'aborted' });
      expect(await solve(endless, { timeout: 0 })).toEqual({ status: 'stopped', reason: 'timeout' });
      expect(await count(endless, { atMost: 5 })).toEqual({ count: 5n, exact: false });
      expect(await count(endless, { atMost: 0 })).toEqual({ count: 0n, exact: false });
      expect(await count(endless, { timeout: 0 })).toMatchObject({ exact: false });
    });

    it('take no limits that are none', async () => {
      await expect(solve(endless, { timeout: 'soon' as never })).rejects.toThrow(
        'timeout must be a number, 0 or more.',
      );
      for (const atMost of [-1, 1.5, Number.POSITIVE_INFINITY, -1n, {} as never])
        await expect(count(endless, { atMost })).rejects.toThrow('atMost must be a whole number, 0 or more.');
      expect((await solve(await parsed(text), null as never)).status).toBe('solved');
    });
  });

  describe('explain, hint and grade', () => {
    it('lead to the solution, step by step', async () => {
      const puzzle = await parsed(text);
      const told = await explain(puzzle);
      if (told.status !== 'explained') throw new Error(told.status);
      expect(await solve(puzzle)).toEqual({ status: 'solved', solution: told.solution, unique: true });
      for (const said of told.steps.flatMap(textsOf)) expect(said).toMatch(/\.$/);
      expect(told.chapters.flatMap(({ steps }) => steps)).toEqual([...told.steps.keys()]);
      for (const { title, text: said, place, places } of told.chapters)
        expect([title, said, place, places.length]).not.toContain(
          expect.toSatisfy((part) => part === '' || part === 0),
        );
      const graded = await grade(puzzle);
      if (graded.status !== 'graded') throw new Error(graded.status);
      const { effort, score, forItsSize, steps, chapters, curve } = graded.grade;
      expect([score, forItsSize >= -1, curve.length]).toEqual([effort, true, 10]);
      expect([steps, chapters]).toEqual([told.steps.length, told.chapters.length]);
    });

    it('say what they are about, whichever way it ends', async () => {
      const seen = new Set<string>();
      await each(30, async (puzzle, all) => {
        const [told, next, graded] = [await explain(puzzle), await hint(puzzle), await grade(puzzle)];
        seen.add(told.status).add(`hint: ${next.status}`);
        expect(told.status).toBe(['conflict', 'explained'][all.length] ?? 'ambiguous');
        expect(graded.status).toBe(['conflict', 'graded'][all.length] ?? 'ambiguous');
        if (told.status === 'ambiguous') {
          const { lines, solutions, cells, free } = told.differ;
          expect([lines.length, cells.length, free.length]).not.toContain(0);
          for (const solution of solutions) expect(await verify(puzzle, solution)).toEqual([]);
        }
        if (told.status === 'conflict') expect(told.conflict.text).toMatch(/\.$/);
        expect(next.status === 'conflict').toBe(told.status === 'conflict');
        if (next.status !== 'hint') return;
        const { where, why, what, technique, look, step, steps, index, left } = next;
        expect([where, why, what, technique, step.text]).not.toContain('');
        expect(look.length).toBeLessThanOrEqual(2);
        expect([steps[index], index + left]).toEqual([step, steps.length - 1]);
      });
      for (const status of ['ambiguous', 'conflict', 'explained', 'hint: conflict', 'hint: hint'])
        expect(seen).toContain(status);
    });

    it('go on from what is placed, and say where that cannot be', async () => {
      const puzzle = await parsed(text);
      const next = await hint(puzzle);
      const later = await hint(puzzle, { after: 99 });
      if (next.status !== 'hint' || later.status !== 'hint') throw new Error(next.status);
      expect([next.index, later.steps[0], later.isTold, next.isTold]).toEqual([0, next.step, true, false]);
      expect(await hint(puzzle, { chapter: 99 })).toEqual({ status: 'none' });
      expect(await hint(puzzle, { progress: await solved(puzzle) })).toEqual({ status: 'solved', complete: true });
      for (const progress of [contract.misplaced, {} as never])
        await expect(hint(puzzle, { progress })).rejects.toThrow(PuzzleError);
      for (const after of [-1, 0.5])
        await expect(hint(puzzle, { after })).rejects.toThrow('after must be a whole number, 0 or more.');
      await expect(hint(puzzle, { chapter: -1 })).rejects.toThrow('chapter must be a whole number, 0 or more.');
    });

    it('stop when they are told to, with what is known', async () => {
      const puzzle = await parsed(text);
      const stopped = { status: 'stopped', reason: 'aborted' };
      expect(await explain(puzzle, aborted)).toEqual({ ...stopped, steps: [], chapters: [] });
      expect(await hint(puzzle, aborted)).toEqual(stopped);
      expect(await grade(puzzle, aborted)).toEqual({ ...stopped, known: { hardest: null, steps: 0, chapters: 0 } });
      await expect(grade(none)).rejects.toThrow(PuzzleError);
    });
  });

  it('draws in every style', async () => {
    const puzzle = await parsed(text);
    expect(await draw(puzzle)).toBe(await draw(puzzle, { style: styles[0] as K['Style'] }));
    const solution = await solved(puzzle);
    for (const style of styles) expect((await draw(puzzle, { style, solution })).length, style).toBeGreaterThan(0);
    expect(await draw(puzzle, { solution })).not.toBe(await draw(puzzle));
    await expect(draw(puzzle, { solution: {} as never })).rejects.toThrow(PuzzleError);
    await expect(draw(puzzle, { style: 'oil' as never })).rejects.toThrow(
      /^There is no style "oil"\. Use \w+.* or \w+\.$/,
    );
  });

  describe('generate', () => {
    const { request } = contract;

    it('makes a puzzle with one solution, the same for the same seed, with its own grade', async () => {
      const told: number[] = [];
      const made = await generate(request, { seed: 7, onProgress: ({ nodes }) => told.push(nodes) });
      if (made.status !== 'generated') throw new Error(made.status);
      expect(await solve(made.puzzle)).toMatchObject({ status: 'solved', unique: true });
      expect(await verify(made.puzzle, made.solution)).toEqual([]);
      expect(await grade(made.puzzle)).toEqual({ status: 'graded', grade: made.grade });
      expect(await generate(request, { seed: '7' })).toEqual(made);
      expect([told.length > 0, Object.isFrozen(made.puzzle)]).toEqual([true, true]);
    });

    it('stops when it is told to', async () => {
      const stopped = { status: 'stopped', reason: 'aborted', nearest: undefined };
      expect(await generate(request, { seed: 1, ...aborted })).toEqual(stopped);
      expect(await generate({ ...request, nodes: 1 }, { seed: 1 })).toMatchObject({
        status: 'stopped',
        reason: 'nodes',
      });
    });

    it.each<[string, unknown, string]>([
      ['options that are none', 7, 'options: expected an object, found 7.'],
      ['no options but null', null, 'options: expected an object, found null.'],
      ['a wish of another type', { minimal: 'yes' }, 'minimal: expected true or false, found “yes”.'],
      ['an unknown label', { difficulty: 'brutal' }, 'difficulty: expected one of easy, medium, hard, expert'],
      ['an unknown technique', { technique: 'luck' }, 'technique: expected one of '],
      ['half an effort', { effort: { least: 1 } }, 'effort.most: expected a number, found nothing.'],
      [
        'an effort with more',
        { effort: { least: 1, most: 2, mean: 1 } },
        'effort: expected only least, most, found “mean”.',
      ],
      ['an effort the other way round', { effort: { least: 2, most: 1 } }, 'effort: least must be 0 or more'],
      ['an effort that is no number', { effort: { least: Number.NaN, most: 1 } }, 'effort: least must be 0 or more'],
      ['nodes below 0', { nodes: -1 }, 'nodes must be 0 or more.'],
      ['a misspelled wish', { dificulty: 'easy' }, 'options: expected only difficulty, '],
    ])('takes nothing that is no option: %s', async (_, options, message) => {
      await expect(generate(options as K['Request'], { seed: 1 })).rejects.toThrow(message);
    });

    it.each<[unknown, string]>([
      [undefined, 'seed must be a string or a number.'],
      [{}, 'seed must be a string or a number.'],
      [{ seed: '' }, 'seed must be a text that is not empty, or a finite number.'],
      [{ seed: Number.NaN }, 'seed must be a text that is not empty, or a finite number.'],
    ])('needs a seed: %j', async (limits, message) => {
      await expect(generate(request, limits as never)).rejects.toThrow(message);
    });

    it('refuses what cannot be', async () => {
      await expect(generate(contract.refused, { seed: 1 })).rejects.toThrow(PuzzleError);
    });
  });

  describe('inWorker', () => {
    const { port1, port2 } = new MessageChannel();
    answerIn(contract.name, port2, work);
    const there = front.inWorker(port1);
    afterAll(() => port1.close());

    it('answers as if it were here', async () => {
      const puzzle = await parsed(text);
      expect(await there.solve(puzzle)).toEqual(await solve(puzzle));
      expect(await there.count(puzzle)).toEqual({ count: 1n, exact: true });
      expect(await there.explain(puzzle)).toEqual(await explain(puzzle));
      expect(await there.hint(puzzle, { after: 1 })).toEqual(await hint(puzzle, { after: 1 }));
      expect(await there.grade(puzzle)).toEqual(await grade(puzzle));
      const told: number[] = [];
      const limits = { seed: 7, onProgress: ({ graded }: { graded: number }) => told.push(graded) };
      expect(await there.generate(contract.request, limits)).toEqual(await generate(contract.request, { seed: 7 }));
      expect(told.at(-1)).toBeGreaterThan(0);
    });

    it('stops there when its signal is aborted here', async () => {
      const controller = new AbortController();
      const asked = there.count(endless, { signal: controller.signal, atMost: 10n ** 60n });
      setTimeout(() => controller.abort(), 10);
      expect(await asked).toMatchObject({ exact: false });
    });

    it('rejects with the same errors', async () => {
      await expect(there.solve(none)).rejects.toThrow(PuzzleError);
      await expect(there.generate(contract.refused, { seed: 1 })).rejects.toThrow(PuzzleError);
      await expect(there.solve((() => 0) as never)).rejects.toThrow('could not be cloned');
    });
  });
}

interface Told {
  readonly text: string;
  readonly chain?: readonly Told[];
}

/** Text of a step, and those of its chain, however deep. */
function textsOf({ text, chain = [] }: Told): readonly string[] {
  return [text, ...chain.flatMap(textsOf)];
}
