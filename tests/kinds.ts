/** The kinds that tests of all kinds try, among them one that the product does not have: a new kind is a line here. */
import type { AnyKind } from '@pipwright/core';
import { futoshiki } from '@pipwright/futoshiki/parts';
import { pips } from '@pipwright/pips/parts';
import { randomPuzzle as randomFutoshiki } from '../packages/futoshiki/src/testing/index.js';
import { randomPuzzle as randomPips } from '../packages/pips/src/testing/index.js';
import { latin } from './latin/kind.js';
import { randomPuzzle as randomLatin } from './latin/random-puzzle.js';

export interface TestedKind {
  readonly kind: AnyKind;
  /** The names of its examples in `examples/`; no two kinds may claim one. */
  readonly examples?: RegExp;
  random(seed: number): unknown;
}

export const TESTED_KINDS: readonly TestedKind[] = [
  { kind: pips, examples: /^(?:day|every|hard|my|rule|sample|set)_/, random: randomPips },
  { kind: futoshiki, examples: /^(?:futoshiki|adjacent)/, random: randomFutoshiki },
  { kind: latin, random: randomLatin },
];
