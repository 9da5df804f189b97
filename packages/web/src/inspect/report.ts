/**
 * The validation report: what was looked at, and how much of it is wrong. The judges of the kinds name single faults;
 * here they are gathered under what a person would ask.
 */
import type { Problem } from '@pipwright/core';
import type { Finding } from '../kind/parts.js';

/** The last point of a list has what no other one names. */
export type Points = readonly (readonly [point: string, codes: RegExp])[];

export function gather(points: Points, problems: readonly Problem[]): readonly Finding[] {
  const named = problems.map(({ code }) => points.find(([, codes]) => codes.test(code))?.[0]);
  return points.map(([point]) => ({ point, faults: named.filter((name) => name === point).length }));
}

export function dimensionsFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => Number(b.point === 'dimensions') - Number(a.point === 'dimensions'));
}
