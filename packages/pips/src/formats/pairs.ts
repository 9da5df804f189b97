/** Pairs in JSON: a cell or a domino is a pair of numbers, a placement a pair of cells. */
import type { JsonValue } from '@pipwright/core';
import type { Cell } from '../model/cell.js';

export function readPair(value: JsonValue | undefined): readonly [number, number] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [a, b] = value as readonly JsonValue[];
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : undefined;
}

export function readCellPair(value: JsonValue | undefined): readonly [Cell, Cell] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const first = readPair(value[0]);
  const second = readPair(value[1]);
  return first === undefined || second === undefined ? undefined : [first, second];
}
