import type { Draft, Problem } from '@pipwright/core';
import type { Spec } from '../model/puzzle.js';

export function unreadable(found: Problem): Draft<Spec> {
  const spec: Spec = {
    cells: [],
    supply: { kind: 'list', dominoes: [] },
    maxPip: 6,
    regions: [],
    unread: ['/cells', '/dominoes'],
  };
  return { spec, problems: [found], warnings: [], locate: () => found.where };
}
