/** The files of packs, each of which is loaded once. */
import { isObject, type JsonValue } from '@pipwright/core';

const loaded = new Map<string, Promise<readonly JsonValue[]>>();

/** What a file has of each puzzle. Rejects where it cannot be had; the next who asks tries again. */
export function puzzlesIn(path: string): Promise<readonly JsonValue[]> {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const puzzles = load(path);
  loaded.set(path, puzzles);
  puzzles.catch(() => loaded.delete(path));
  return puzzles;
}

async function load(path: string): Promise<readonly JsonValue[]> {
  const response = await fetch(path);
  const file: JsonValue = await response.json();
  const puzzles = isObject(file) ? file.puzzles : undefined;
  if (!response.ok || !Array.isArray(puzzles)) throw new Error(`The puzzles ${path} could not be loaded.`);
  return puzzles;
}
