/** How much help a player took: counted, and no part of undo. It says nothing against a game. */
import { field, isObject, type JsonValue } from '@pipwright/core';
import { readWhole } from './shape.js';

/** How openly a hint was told: where to look, why, or what to place. */
export const RUNGS = ['where', 'why', 'what'] as const;
export type Rung = (typeof RUNGS)[number];

/** How many hints were told up to each rung: each that tells why has told where before. */
export type HintsUsed = Readonly<Record<Rung, number>>;

export const NO_HINTS: HintsUsed = { where: 0, why: 0, what: 0 };

export interface HintMove {
  readonly type: 'hint';
  readonly rung: Rung;
}

export function readRung(value: JsonValue | undefined): Rung | undefined {
  return RUNGS.find((rung) => rung === value);
}

/** Games were once saved without; undefined where it is no count of hints. */
export function hintsFromJson(value: JsonValue | undefined): HintsUsed | undefined {
  if (value === undefined) return NO_HINTS;
  if (!isObject(value)) return undefined;
  const [where, why, what] = RUNGS.map((rung) => readWhole(field(value, rung)));
  if (where === undefined || why === undefined || what === undefined) return undefined;
  return Math.min(where, why, what) < 0 ? undefined : { where, why, what };
}
