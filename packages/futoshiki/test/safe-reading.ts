import { readPuzzles, describe as say } from '@pipwright/core';
import { futoshiki } from '../src/kind.js';

export const EVERY_FORMAT: readonly (string | undefined)[] = [undefined, ...futoshiki.formats.map(({ name }) => name)];

/** Reads a text, in the format recognised or forced: nothing may throw, and every problem has its sentence. */
export function expectSafeReading(text: string, formats: readonly (string | undefined)[] = EVERY_FORMAT): void {
  for (const format of formats) {
    const readings = readPuzzles(text, [futoshiki], format);
    if (readings.length === 0) throw new Error('no reading at all');
    for (const { checked } of readings) {
      if (!checked.ok && checked.error.length === 0) throw new Error('refused without a reason');
      for (const problem of [...(checked.ok ? [] : checked.error), ...checked.warnings]) {
        const sentence = say(problem, futoshiki.words);
        if (sentence === problem.code || sentence.length > 1000)
          throw new Error(`bad sentence: ${sentence.slice(0, 200)}`);
      }
    }
  }
}
