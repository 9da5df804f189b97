import type { Draft, Problem } from '@pipwright/core';
import { gridOf } from '../model/block.js';
import type { Spec } from '../model/puzzle.js';

export const NOTHING: Spec = {
  grid: gridOf(0),
  maxNumber: 0,
  fixedNumbers: [],
  greaterThanSigns: [],
  lessThanSigns: [],
  unread: ['/grid'],
};

export function unreadable(...found: readonly [Problem, ...Problem[]]): Draft<Spec> {
  return { spec: NOTHING, problems: found, warnings: [], locate: () => found[0].where };
}
