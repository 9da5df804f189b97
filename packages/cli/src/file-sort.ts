/**
 * What a file is of which only the folder was named. Puzzles that cannot be read are told of like those that were named;
 * files that are plainly something else are left out.
 */
import { extname } from 'node:path';
import type { AnyKind, Checked } from '@pipwright/core';

/** Puzzles, perhaps with mistakes; perhaps meant as such, but not recognised; or something else. */
export type FileSort = 'puzzles' | 'unknown' | 'other';

interface FoundIn {
  readonly kind: AnyKind | undefined;
  readonly checked: Checked<unknown>;
}

/** So many puzzles of a file tell what it is. */
export const LOOKED_AT = 20;

/**
 * @param start of its text, where that could be had
 * @param options with a kind, files of other kinds are something else
 */
export function sortOf(
  name: string,
  start: string,
  found: readonly FoundIn[],
  kinds: readonly AnyKind[],
  options: { readonly kind?: string },
): FileSort {
  if (!found.slice(0, LOOKED_AT).every(isUnknown)) return 'puzzles';
  const mayBeOfOtherKind =
    options.kind !== undefined && found.every((each) => codesOf(each).includes('format-unknown'));
  return hasOurEnding(name, kinds) && !isResult(start) && !mayBeOfOtherKind ? 'unknown' : 'other';
}

/** Problems of getting at a file: who knows what it is. */
const OUT_OF_REACH = /^(?:file-missing|file-name-not-utf8|file-unreadable|folder-unreadable|archive-.*)$/;

function isUnknown(found: FoundIn): boolean {
  return found.kind === undefined && !found.checked.ok && !codesOf(found).some((code) => OUT_OF_REACH.test(code));
}

function codesOf({ checked }: FoundIn): readonly string[] {
  return checked.ok ? [] : checked.error.map(({ code }) => code);
}

/** How every line begins that this program wrote. */
export const RESULT_BEGINNING = '{"puzzle":{"kind":';

function isResult(start: string): boolean {
  return start.replace(/^\uFEFF?\s*/, '').startsWith(RESULT_BEGINNING);
}

const OF_EVERYBODY = 'txt';
const ALSO_OURS = ['jsonl', 'ndjson', 'yml'];

function hasOurEnding(name: string, kinds: readonly AnyKind[]): boolean {
  const ending = extname(name.replace(/\.gz$/i, '')).slice(1).toLowerCase();
  const ours = kinds.flatMap(({ formats }) => formats.map(({ extension }) => extension));
  return ending !== OF_EVERYBODY && [...ours, ...ALSO_OURS].includes(ending);
}
