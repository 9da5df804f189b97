/** The engines as they are chosen: by name, or the algorithms for constraint networks by their two parts. */
import type { Inspection } from './inspection.js';

export const CSP = 'csp';
export const CHECKINGS = ['BT', 'BJ', 'GBJ', 'CBJ', 'FC', 'PLA', 'FLA', 'MAC'] as const;
export const ORDERINGS = ['NO', 'BZ', 'MC', 'MT'] as const;

export interface EngineChosen {
  readonly name: string;
  readonly checking: (typeof CHECKINGS)[number];
  readonly ordering: (typeof ORDERINGS)[number];
}

export function defaultEngine({ engines }: Inspection): EngineChosen {
  return { name: engines[0] ?? '', checking: 'MAC', ordering: 'BZ' };
}

/** As the worker knows it. */
export function engineName({ name, checking, ordering }: EngineChosen): string {
  return name === CSP ? `${checking}+${ordering}` : name;
}
