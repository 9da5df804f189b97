import type { Places, ProblemLog } from '@pipwright/core';

export interface GridDefaults {
  readonly maxPip: number;
  readonly allowDuplicates: boolean;
}

/** Those of seed 004. */
export const USUAL_SET: GridDefaults = { maxPip: 6, allowDuplicates: false };

export interface GridReading {
  readonly problems: ProblemLog;
  readonly warnings: ProblemLog;
  readonly places: Places;
  readonly unread: Set<string>;
  readonly defaults: GridDefaults;
}

/** At the end of a JSON Pointer: the key itself is meant. No escaped name can look so. */
export const KEY = '/~key';

/** A part of a JSON Pointer, escaped as RFC 6901 asks. */
export function pointerPart(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
