/** The engines as they are chosen: by name, or the algorithms for constraint networks by their two parts. */
import type { KindName } from '@pipwright/play';

export const CSP = 'csp';
export const CHECKINGS = ['BT', 'BJ', 'GBJ', 'CBJ', 'FC', 'PLA', 'FLA', 'MAC'] as const;
export const ORDERINGS = ['NO', 'BZ', 'MC', 'MT'] as const;
export const ENGINES = {
  pips: ['swift', 'reference', 'tiling', 'forward'],
  futoshiki: ['swift', CSP],
} as const satisfies Record<KindName, readonly string[]>;

export interface EngineChosen {
  readonly name: (typeof ENGINES)[KindName][number];
  readonly checking: (typeof CHECKINGS)[number];
  readonly ordering: (typeof ORDERINGS)[number];
}

export const USUAL_ENGINE: EngineChosen = { name: 'swift', checking: 'MAC', ordering: 'BZ' };

/** As the worker knows it. */
export function engineName({ name, checking, ordering }: EngineChosen): string {
  return name === CSP ? `${checking}+${ordering}` : name;
}
