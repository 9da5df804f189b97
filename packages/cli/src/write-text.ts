import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What to say when writing this file would overwrite the puzzle it is made from. */
export function overwritesInput(path: string, source: string): string | undefined {
  const [target, input] = [path, source].map((each) => statSync(each, { bigint: true, throwIfNoEntry: false }));
  if (target === undefined || input === undefined || target.ino !== input.ino || target.dev !== input.dev)
    return undefined;
  return `${path} is the puzzle itself and was not overwritten; name another file.`;
}

/** Writes a file, making its folder where there is none; returns what to say when it cannot be written. */
export async function writeText(path: string, text: string): Promise<string | undefined> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    return undefined;
  } catch (error) {
    return cannotWrite(path, error);
  }
}

export function cannotWrite(path: string, error: unknown): string {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return `${path} cannot be written (${reason}).`;
}
