/** Why there can be no puzzle as asked for. */
import type { Problem } from '@pipwright/core';
import { TECHNIQUES, type TechniqueName } from '../explain/techniques.js';
import { MAX_SIDE, MIN_SIDE } from '../model/limits.js';
import { problem } from '../problem.js';
import type { FutoshikiRequest } from './request.js';

const ABOUT_BARS: readonly string[] = ['across-bar', 'bar-run', 'no-bar'] satisfies TechniqueName[];
const ABOUT_SIGNS: readonly string[] = [
  'bound',
  'chain-bound',
  'forced-extreme',
  'ordered-pair',
  'peak',
  'valley',
] satisfies TechniqueName[];

export function refuses(request: FutoshikiRequest): readonly Problem[] {
  return [...sideProblems(request), ...clueProblems(request), ...techniqueProblems(request)];
}

function sideProblems({ side }: FutoshikiRequest): readonly Problem[] {
  const fits = side === undefined || (Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE);
  return fits ? [] : [problem('request-side', { path: '/side' }, { side })];
}

function clueProblems({ adjacent, clues, symmetry = 'none' }: FutoshikiRequest): readonly Problem[] {
  if (clues === 'signs' && symmetry !== 'none')
    return [problem('request-symmetry-of-signs', { path: '/symmetry' }, { symmetry })];
  const fits = !adjacent || clues === undefined || clues === 'mixed';
  return fits ? [] : [problem('request-adjacent-clues', { path: '/clues' }, { clues })];
}

function techniqueProblems({ technique, adjacent = false, clues }: FutoshikiRequest): readonly Problem[] {
  if (technique === undefined) return [];
  const where = { path: '/technique' };
  if (!TECHNIQUES.some(({ name }) => name === technique)) return [problem('request-technique', where, { technique })];
  if (ABOUT_BARS.includes(technique) && !adjacent) return [problem('request-technique-bars', where, { technique })];
  const hasSigns = !adjacent && clues !== 'numbers';
  return ABOUT_SIGNS.includes(technique) && !hasSigns ? [problem('request-technique-signs', where, { technique })] : [];
}
