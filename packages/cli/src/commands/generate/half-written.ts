/** A puzzle that is to be completed: as much of it as is written. */
import { type AnyKind, err, ok, type Problem, type Result, withoutByteOrderMark } from '@pipwright/core';
import { problem } from '../../words.js';

/** What stands there, unchecked; or why it cannot be read. */
export function readHalfWritten({ formats }: AnyKind, file: string): Result<unknown, readonly Problem[]> {
  const text = withoutByteOrderMark(file);
  const format = formats.find((each) => each.recognises(text));
  if (format === undefined) return err([problem('format-unknown', {}, { formats: formats.map(({ name }) => name) })]);
  const [draft, ...others] = format.parse(text);
  if (draft === undefined || others.length > 0)
    return err([problem('complete-of-several', {}, { puzzles: others.length + 1 })]);
  return draft.problems.length > 0 ? err(draft.problems) : ok(draft.spec);
}
