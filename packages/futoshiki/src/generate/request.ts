/** What a Futoshiki puzzle can be asked to be, and what it is where nothing is asked. */
import type { Label, Random, Wish } from '@pipwright/core';
import { TECHNIQUES } from '../explain/techniques.js';

/** From many numbers and no sign, which makes a Latin square, to signs alone. */
export const CLUE_MIXES = ['numbers', 'few-signs', 'mixed', 'few-numbers', 'signs'] as const;
export type ClueMix = (typeof CLUE_MIXES)[number];

/** Of the places where numbers are given: turned by half, or mirrored left to right, they are the same. */
export const SYMMETRIES = ['rotation', 'mirror', 'none'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

export interface FutoshikiRequest extends Wish {
  /** 2 to 32; one that suits the difficulty or the technique unless told, and 5 where nothing is. */
  readonly side?: number;
  /** Adjacent: bars stand between neighbours that differ by one, and between no others. */
  readonly adjacent?: boolean;
  /** Unless told, mixed, with fewer numbers where that makes a puzzle as hard as asked. */
  readonly clues?: ClueMix;
  /** None unless told. */
  readonly symmetry?: Symmetry;
}

const USUAL_SIDE = 5;

/** Smaller grids seldom need a technique of level 3 or more. */
const SIDE_FOR_TECHNIQUES = 7;

/** Without looking ahead, smaller ones hardly come out as hard, and larger ones not as easy. */
const SIDES: Readonly<Record<Label, readonly number[]>> = {
  easy: [4, 5, 6],
  medium: [6, 7],
  hard: [7, 8],
  expert: [7, 8, 9],
};

export function sideFor({ side, difficulty, technique }: FutoshikiRequest, random: Random): number {
  if (side !== undefined) return side;
  if (difficulty !== undefined) return random.pick(SIDES[difficulty]);
  return TECHNIQUES.some(({ name, level }) => name === technique && level >= 3) ? SIDE_FOR_TECHNIQUES : USUAL_SIDE;
}
