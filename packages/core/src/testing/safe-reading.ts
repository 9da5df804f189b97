import type { PuzzleKind } from '../kind.js';
import { describe as say } from '../problem.js';
import { readPuzzlesSync } from '../read.js';

const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const shape = () => PROTOTYPES.map((each) => Object.getOwnPropertyNames(each).length).join();
const before = shape();

/** The format recognised, and each one forced. */
export function everyFormat({ formats }: { readonly formats: readonly { readonly name: string }[] }) {
  return [undefined, ...formats.map(({ name }) => name)];
}

/** Reads a text in these formats: nothing may throw, and every problem has its sentence and, in the text, its place. */
export function expectSafeReading<Spec, Puzzle, Solution, Move>(
  kind: PuzzleKind<Spec, Puzzle, Solution, Move>,
  text: string,
  formats: readonly (string | undefined)[] = everyFormat(kind),
  placeless: readonly string[] = [],
): void {
  for (const format of formats) {
    const readings = readPuzzlesSync(text, [kind], format);
    if (readings.length === 0) throw new Error('no reading at all');
    for (const { checked } of readings) {
      if (!checked.ok && checked.error.length === 0) throw new Error('refused without a reason');
      for (const problem of [...(checked.ok ? [] : checked.error), ...checked.warnings]) {
        const { line, path } = problem.where;
        const sentence = say(problem, kind.words);
        if (sentence === problem.code || sentence.length > 1000)
          throw new Error(`bad sentence: ${sentence.slice(0, 200)}`);
        if (line === undefined && path === undefined && !WHOLE.has(problem.code) && !placeless.includes(problem.code))
          throw new Error(`no place: ${sentence}`);
      }
    }
  }
  if (shape() !== before) throw new Error('a prototype has changed');
}

/** Codes of problems of the whole input. */
const WHOLE = new Set(['input-too-large', 'problems-omitted']);
