/** All that names a kind of puzzle in the command line: the kinds, the day's service, names of programs and examples, what can be asked for. */
import type { AnyKind } from '@pipwright/core';
import { futoshiki } from '@pipwright/futoshiki/parts';
import { pips } from '@pipwright/pips/parts';
import { makeSmtEngine, smtlibWriter, smtWords, type Z3Source } from '@pipwright/smt';
import type { Asking } from './asking.js';
import { futoshikiAsking } from './futoshiki/asking.js';
import { pipsAsking } from './pips/asking.js';

export type { Z3Source };

/** @param z3 where the engine smt has Z3 from, if not from where it is installed */
export function kindsWith(z3?: Z3Source): readonly AnyKind[] {
  const pipsWithSmt = {
    ...pips,
    engines: [...pips.engines, makeSmtEngine(z3)],
    writers: [smtlibWriter],
    words: { ...pips.words, ...smtWords },
  };
  return [pipsWithSmt, futoshiki];
}

export const ASKING: Readonly<Record<string, Asking>> = { pips: pipsAsking, futoshiki: futoshikiAsking };

/** The program that solves wherever no command is named; the other one does so where a file or a day is. */
export const SOLVER = 'pips-solver';
export type ProgramName = 'pipwright' | typeof SOLVER;

export const DAYS = {
  address: 'https://www.nytimes.com/svc/pips/v1',
  format: 'nyt',
  levels: ['easy', 'medium', 'hard'],
  first: '2025-08-18',
} as const;

export const GENERATE_EXAMPLES: readonly string[] = [
  'generate pips --difficulty easy --seed 7',
  'generate pips --figure LOVE --seed 7 --json',
  'generate futoshiki --daily today',
  'generate futoshiki --side 5 --seed 7 --format grid',
  'generate futoshiki --count 3 --seed 7 -o puzzles/',
];

export const CSP_EXAMPLE = 'examples/futoshiki_4x4.json';

/** `Pips and Futoshiki`: kinds as people write them. */
export function inWords(kinds: readonly AnyKind[], joint: 'and' | 'or'): string {
  const names = kinds.map(({ name }) => `${name[0]?.toUpperCase()}${name.slice(1)}`);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${joint} `);
}
