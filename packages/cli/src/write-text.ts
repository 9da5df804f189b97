import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

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
