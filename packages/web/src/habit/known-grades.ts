/** The grades of puzzles that were solved, from the files they came in. */
import type { Label } from '@pipwright/core';
import { dayPlaceOf } from '../game/days.js';
import { gradeInFile } from '../game/pack-grade.js';
import { placeOf } from '../game/packs.js';
import { kindOf } from '../kind/page.js';
import { type GradeOf, type KnownGrade, LEVELS } from './statistics.js';

/** Nothing is known of puzzles that came in no file; of those whose file cannot be had, what their name says. */
export function readGrades(puzzles: Iterable<string>): Promise<GradeOf> {
  return knownOf(puzzles, async (puzzle) => (await gradeInItsFile(puzzle)) ?? byName(puzzle));
}

/** Only the levels, without reading the files of puzzles whose name says it. */
export function readLevels(puzzles: Iterable<string>): Promise<GradeOf> {
  return knownOf(puzzles, async (puzzle) => byName(puzzle) ?? (await gradeInItsFile(puzzle)));
}

async function knownOf(
  puzzles: Iterable<string>,
  gradeFor: (puzzle: string) => Promise<KnownGrade | undefined>,
): Promise<GradeOf> {
  const names = [...new Set(puzzles)];
  const grades = new Map(await Promise.all(names.map(async (name) => [name, await gradeFor(name)] as const)));
  return (puzzle) => grades.get(puzzle);
}

async function gradeInItsFile(puzzle: string): Promise<KnownGrade | undefined> {
  const grade = await gradeInFile(puzzle).catch(() => undefined);
  return grade && { level: grade.label, techniques: grade.hardest === null ? [] : [grade.hardest] };
}

/** Packs of a level and puzzles of a day that has one of each level are named so. */
function byName(puzzle: string): KnownGrade | undefined {
  const day = dayPlaceOf(puzzle);
  const pack = placeOf(puzzle)?.pack;
  const level = day === undefined ? pack?.size : kindOf(day.kind).days[day.number - 1];
  return LEVELS.includes(level as Label) ? { level: level as Label } : undefined;
}
