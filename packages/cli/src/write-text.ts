import { mkdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What to say when writing this file would overwrite the puzzle it is made from. */
export function overwritesInput(path: string, source: string): string | undefined {
  const target = identity(path);
  if (target === undefined || target !== identity(source)) return undefined;
  return `${path} is the puzzle itself and was not overwritten; name another file.`;
}

/** The same for two names of one file; undefined where there is none. */
function identity(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/** Writes a file, making its folder where there is none; returns what to say when it cannot be written. */
export async function writeText(path: string, text: string): Promise<string | undefined> {
  try {
    makeFolder(dirname(path));
    await writeFile(path, text);
    return undefined;
  } catch (error) {
    return cannotWrite(path, error);
  }
}

/** Makes a folder and those around it. Not by Node's own way to do that, which never ends below /proc. */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Somebody else may have been faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

export function cannotWrite(path: string, error: unknown): string {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return `${path} cannot be written (${reason}).`;
}
