/** Why no puzzle has a technique as its hardest. */
import type { Problem } from '@pipwright/core';
import { TECHNIQUES } from '../explain/techniques/index.js';
import { onlyDomino } from '../explain/techniques/only-domino.js';
import { problem } from '../problem.js';

/** What is easier than this places no domino. */
const PLACING = onlyDomino;

export function techniqueProblems(technique: string | undefined): readonly Problem[] {
  if (technique === undefined) return [];
  const level = TECHNIQUES.find(({ name }) => name === technique)?.level;
  if (level === undefined) return [problem('request-technique', {}, { technique })];
  if (level >= PLACING.level) return [];
  return [problem('request-technique-places-nothing', {}, { technique, placing: PLACING.name })];
}
