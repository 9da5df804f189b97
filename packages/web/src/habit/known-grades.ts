/** The grades of puzzles that were solved, from the files they came in. */
import type { Label } from '@pipwright/core';
import { gradeInFile } from '../game/pack-grade.js';
import { placeOf } from '../game/packs.js';
import { type GradeOf, type KnownGrade, LEVELS } from './statistics.js';

/** Nothing is known of puzzles that came in no file; of those whose file cannot be had, what the pack is called. */
export async function readGrades(puzzles: Iterable<string>): Promise<GradeOf> {
  const names = [...new Set(puzzles)];
  const known = await Promise.all(names.map(async (name) => [name, await gradeFor(name)] as const));
  const grades = new Map(known);
  return (puzzle) => grades.get(puzzle);
}

async function gradeFor(puzzle: string): Promise<KnownGrade | undefined> {
  const grade = await gradeInFile(puzzle).catch(() => undefined);
  if (grade !== undefined) return { level: grade.label, techniques: grade.hardest === null ? [] : [grade.hardest] };
  const level = placeOf(puzzle)?.pack.size;
  return LEVELS.includes(level as Label) ? { level: level as Label } : undefined;
}
