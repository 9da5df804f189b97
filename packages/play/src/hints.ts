/** Help that a player took: counted, and no part of undo. It says nothing against a game. */
import { field, isObject, type JsonValue } from '@pipwright/core';
import { readWhole } from './shape.js';

/** Rungs of a hint, from the least open: where to look, why, what to place. */
export const RUNGS = ['where', 'why', 'what'] as const;
export type Rung = (typeof RUNGS)[number];

/** A hint up to a rung, or the walk-through, which tells everything. */
const HELPS = [...RUNGS, 'walk'] as const;
export type Help = (typeof HELPS)[number];

/** Number of hints told up to each rung: each that tells why has told where before. */
export type HintsUsed = Readonly<Record<Help, number>>;

export const NO_HINTS: HintsUsed = { where: 0, why: 0, what: 0, walk: 0 };

export interface HintMove {
  readonly type: 'hint';
  readonly rung: Help;
}

export interface HelpTaken {
  readonly hints: number;
  readonly walked: boolean;
}

/** Later versions may count help of other sorts: it is help as well. */
export function helpTaken({ walk = 0, ...told }: Readonly<Record<string, number>>): HelpTaken {
  return { hints: Math.max(0, ...Object.values(told)), walked: walk > 0 };
}

export function readHelp(value: JsonValue | undefined): Help | undefined {
  return HELPS.find((help) => help === value);
}

/** Games without help are saved without; undefined where it is no count of hints. */
export function hintsFromJson(value: JsonValue | undefined): HintsUsed | undefined {
  if (value === undefined) return NO_HINTS;
  if (!isObject(value)) return undefined;
  const [where, why, what, walk] = HELPS.map((help) => readWhole(field(value, help)));
  if (where === undefined || why === undefined || what === undefined || walk === undefined) return undefined;
  return Math.min(where, why, what, walk) < 0 ? undefined : { where, why, what, walk };
}
