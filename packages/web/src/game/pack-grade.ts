/** The grade that a puzzle's file has beside it: of a pack, or of a month of days. */
import { type Grade, isObject, type JsonValue, type Label } from '@pipwright/core';
import { dayPlaceOf, entryOfDay } from './days.js';
import { entriesOf, placeOf } from './packs.js';

/** What files keep of a grade; those of days have no curve. */
export type FileGrade = Pick<Grade, 'label' | 'effort' | 'hardest' | 'steps' | 'chapters'> &
  Partial<Pick<Grade, 'curve' | 'forItsSize'>>;

const LABELS: readonly JsonValue[] = ['easy', 'medium', 'hard', 'expert'] satisfies readonly Label[];

/** Undefined for puzzles of the player's own. Rejects where the file cannot be had. */
export async function gradeInFile(puzzle: string): Promise<FileGrade | undefined> {
  const entry = await entryInFile(puzzle);
  return isObject(entry) ? gradeIn(entry.grade) : undefined;
}

async function entryInFile(puzzle: string): Promise<JsonValue | undefined> {
  const day = dayPlaceOf(puzzle);
  if (day !== undefined) return entryOfDay(day);
  const place = placeOf(puzzle);
  return place === undefined ? undefined : (await entriesOf(place.pack))[place.number - 1];
}

function gradeIn(grade: JsonValue | undefined): FileGrade | undefined {
  if (!isObject(grade)) return undefined;
  const { label = null, effort, forItsSize, hardest = null, steps, chapters, curve } = grade;
  if (!LABELS.includes(label) || typeof effort !== 'number') return undefined;
  if (typeof steps !== 'number' || typeof chapters !== 'number') return undefined;
  if (curve !== undefined && !isCurve(curve)) return undefined;
  return {
    label: label as Label,
    effort,
    hardest: typeof hardest === 'string' ? hardest : null,
    steps,
    chapters,
    ...(typeof forItsSize === 'number' && { forItsSize }),
    ...(curve && { curve }),
  };
}

function isCurve(curve: JsonValue | undefined): curve is readonly number[] {
  return Array.isArray(curve) && curve.length > 0 && curve.every((effort) => typeof effort === 'number');
}
