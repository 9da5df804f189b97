/** Which problems of a parser say only that something is not written yet: a puzzle with no others can be completed. */
import type { Problem } from '@pipwright/core';

const GAPS: readonly string[] = [
  ...['section-missing', 'rule-missing', 'argument-missing'],
  ...['region-type-missing', 'target-missing', 'field-missing'],
];

export function isGap({ code, data }: Problem): boolean {
  return GAPS.includes(code) && (data as { readonly field?: unknown }).field !== 'indices';
}
