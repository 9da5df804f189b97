/** A puzzle that is to be completed: as much of it as is written. */
import { type AnyKind, err, ok, type Problem, type Result, withoutByteOrderMark } from '@pipwright/core';
import { problem } from '../../words.js';
import type { ReadingOptions } from './reach.js';

export interface HalfWritten {
  readonly spec: unknown;
  /** A problem of the spec, where it is in the file. */
  readonly placed: (found: Problem) => Problem;
}

/**
 * What stands there, unchecked; or why it cannot be read.
 * @param isGap does a problem say only that something is missing?
 */
export async function readHalfWritten(
  { formats }: AnyKind,
  isGap: (found: Problem) => boolean,
  file: string,
  { from, level }: ReadingOptions,
): Promise<Result<HalfWritten, readonly Problem[]>> {
  const text = withoutByteOrderMark(file);
  if (text.trim() === '') return ok({ spec: {}, placed: (found) => found });
  const format = formats.find((each) => (from === undefined ? each.recognises(text) : each.name === from));
  if (format === undefined) return err([problem('format-unknown', {}, { formats: formats.map(({ name }) => name) })]);
  await format.load?.();
  const drafts = format.parse(text);
  const isOfDay = drafts.some((each) => each.level !== undefined);
  const asked = isOfDay && level !== undefined ? level : undefined;
  const [draft, ...others] = drafts.filter((each) => asked === undefined || each.level === asked);
  if (draft === undefined && asked !== undefined) return err([problem('level-missing', {}, { level: asked })]);
  if (draft === undefined || others.length > 0)
    return err([problem('complete-of-several', {}, { puzzles: others.length + 1 })]);
  const notation = format.cells === undefined ? {} : { cells: format.cells };
  const inNotation = (found: Problem): Problem => ({ ...notation, ...found });
  const mistakes = draft.problems.filter((found) => !isGap(found));
  if (mistakes.length > 0) return err(mistakes.map(inNotation));
  const placed = (found: Problem): Problem =>
    inNotation(found.where.path === undefined ? found : { ...found, where: draft.locate(found.where.path) });
  return ok({ spec: draft.spec, placed });
}
