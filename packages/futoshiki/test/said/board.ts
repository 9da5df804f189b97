/** Helpers for claims that are written down by hand. */
import type { Cell } from '@pipwright/core';
import type { Line, ToldClaim, ToldFact, ToldPart } from '../../src/explain/claims/told.js';

/** What is told, and each sentence that says it. */
export type Row = readonly [what: string, told: readonly ToldPart[], ...sentences: string[]];

/** `r1c2 r2c2`. */
export function cells(names: string): Cell[] {
  return names.split(' ').flatMap((name) => {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
    return row === undefined || column === undefined ? [] : [[Number(row) - 1, Number(column) - 1] as const];
  });
}

export const at = (name: string): Cell => cells(name)[0] ?? [0, 0];
export const row = (number: number): Line => ({ row: number - 1 });
export const column = (number: number): Line => ({ column: number - 1 });
export const digits = (text: string) => [...text].map(Number);

export const is = (name: string, value: number): ToldFact => ({ is: 'placed', cell: at(name), value });
export const left = (name: string, now: string, lost: string): ToldFact => ({
  is: 'values',
  cell: at(name),
  left: digits(now),
  lost: digits(lost),
});
export const over: ToldFact = { is: 'over' };

/** `c2:13` is column 2 with 1 and 3. */
export function has(...texts: readonly string[]) {
  const lines = texts.map((text) => {
    const [name = '', values = ''] = text.split(':');
    const number = Number(name.slice(1));
    return { line: name.startsWith('r') ? row(number) : column(number), values: digits(values) };
  });
  return { lines };
}

export const part = (claim: ToldClaim, ...facts: readonly ToldFact[]): ToldPart => ({ claim, facts });
