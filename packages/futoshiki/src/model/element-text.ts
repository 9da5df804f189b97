/**
 * The seed writes each element as a short text, such as `(1,0) [5x2]`. One pattern of whole numbers and marks reads
 * it back; longer numbers than any puzzle has are no such text.
 */
import { err, ok, type Problem, type Result } from '@pipwright/core';
import { problem } from '../problem.js';

const NUMBER = '(\\d{1,9})';

/** A reader of the whole numbers in a text; each `#` of the form stands for one, a blank for any number of blanks. */
export function numbersIn(form: string): (text: string) => readonly number[] | undefined {
  const parts = form
    .replace(/[()[\]]/g, '\\$&')
    .replaceAll(' ', ' *')
    .replaceAll('#', NUMBER);
  const pattern = new RegExp(`^${parts}$`);
  return (text) => pattern.exec(text)?.slice(1).map(Number);
}

export function elementOr<T>(
  element: T | undefined,
  type: string,
  text: string,
  example: string,
): Result<T, readonly Problem[]> {
  return element === undefined ? err([problem('element-syntax', {}, { type, text, example })]) : ok(element);
}
