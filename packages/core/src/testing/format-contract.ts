/** Contract of every format of every kind: it gives back what it writes, is known by its content, and never throws. */
import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Format, PuzzleKind } from '../kind.js';
import { describe as say } from '../problem.js';
import { readPuzzlesSync } from '../read.js';
import { runs, SOAKING } from './effort.js';
import { expectSafeReading } from './safe-reading.js';

interface FormatContract<Spec, Puzzle, Solution, Move> {
  readonly kind: PuzzleKind<Spec, Puzzle, Solution, Move>;
  readonly puzzles: Arbitrary<Puzzle>;
  readonly smallest: Puzzle;
  canWrite(format: string, puzzle: Puzzle): boolean;
  /** Is a puzzle the one that was written, in this format or, where there is none, by way of several? */
  same(back: Puzzle, puzzle: Puzzle, format?: string): boolean;
  /** May a puzzle that was written be read with warnings? */
  readonly mayWarn: boolean;
  /** Codes of problems that may have no place in the text. */
  readonly placeless?: readonly string[];
  /** Mangled files, and other texts made to break parsers. */
  readonly hostile: Arbitrary<string>;
  readonly huge: readonly (readonly [name: string, make: () => string])[];
  /** The formats in which huge texts are read; undefined is the one recognised. */
  readonly hugeIn?: readonly (string | undefined)[];
  /** Limit of the soak, far above what reading a huge text takes; a parser that hangs takes minutes. */
  readonly hugeMilliseconds: number;
  cpuMilliseconds(work: () => void): number;
}

/** As far above what smaller ones take. */
const USUAL_MILLISECONDS = 5000;

export function describeFormats<Spec, Puzzle, Solution, Move>(
  contract: FormatContract<Spec, Puzzle, Solution, Move>,
): void {
  const { kind, puzzles, smallest, canWrite, same, mayWarn, hostile, huge, hugeIn, hugeMilliseconds } = contract;
  const readSafely = (text: string, formats?: readonly (string | undefined)[]) =>
    expectSafeReading(kind, text, formats, contract.placeless);
  type Own = Format<Spec, Puzzle>;

  beforeAll(() => Promise.all(kind.formats.map((format) => format.load?.())));

  const written = (format: Own, puzzle: Puzzle): string => {
    const made = format.make([puzzle]);
    if (!made.ok) throw new Error(made.error.map((problem) => say(problem, kind.words)).join('\n'));
    return made.value;
  };

  /** Reads a text whose format must be recognised from its content. */
  const readAs = (format: Own, text: string): Puzzle => {
    const [reading, ...others] = readPuzzlesSync(text, [kind]);
    expect(others).toEqual([]);
    expect(reading?.format, text).toBe(format.name);
    const checked = reading?.checked;
    if (!checked?.ok) throw new Error(`${text}\n${JSON.stringify(checked?.error)}`);
    if (!mayWarn) expect(checked.warnings).toEqual([]);
    return checked.value;
  };

  describe.each(kind.formats)('the format $name', (format) => {
    it('gives back every puzzle that it can write, and names what it lacks for the others', () => {
      let count = 0;
      fc.assert(
        fc.property(puzzles, (puzzle) => {
          const made = format.make([puzzle]);
          expect(made.ok).toBe(canWrite(format.name, puzzle));
          if (!made.ok) {
            expect(made.error.length).toBeGreaterThan(0);
            for (const problem of made.error) expect(say(problem, kind.words)).not.toBe(problem.code);
            return;
          }
          count++;
          const back = readAs(format, made.value);
          expect(same(back, puzzle, format.name), made.value).toBe(true);
          expect(written(format, back)).toBe(made.value);
        }),
        { numRuns: runs(100, 2000) },
      );
      expect(count).toBeGreaterThan(runs(10, 200));
    });

    it('gives back every puzzle through every other format that can write it', () => {
      fc.assert(
        fc.property(puzzles, fc.constantFrom(...kind.formats), (puzzle, other) => {
          fc.pre(canWrite(format.name, puzzle) && canWrite(other.name, puzzle));
          const there = readAs(other, written(other, readAs(format, written(format, puzzle))));
          const back = readAs(format, written(format, there));
          expect(same(back, puzzle)).toBe(true);
        }),
        { numRuns: runs(30, 600) },
      );
    });

    it('gives back the smallest puzzle', () => {
      expect(same(readAs(format, written(format, smallest)), smallest, format.name)).toBe(true);
    });
  });

  describe('hostile texts', () => {
    it('are read safely in every format', () => {
      fc.assert(
        fc.property(hostile, (text) => readSafely(text)),
        { numRuns: runs(120, 2500) },
      );
    });

    it.each(huge)('are read safely however large: %s', (_, make) => {
      const text = make();
      const limit = SOAKING ? hugeMilliseconds : USUAL_MILLISECONDS;
      expect(contract.cpuMilliseconds(() => readSafely(text, hugeIn))).toBeLessThan(limit);
    });
  });
}
