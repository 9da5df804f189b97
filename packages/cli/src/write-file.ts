import { mkdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemReason } from './system-reason.js';

/** The same for two names of one file; undefined where there is none, or a device, which nothing overwrites. */
export function identity(path: string): string | undefined {
  try {
    const found = statSync(path, { bigint: true });
    return found.isCharacterDevice() ? undefined : `${found.dev}:${found.ino}`;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file, making its folder where there is none; returns what to say when it cannot be written.
 * @param name the file as the user calls it
 */
export async function write(path: string, name: string, content: string | Uint8Array): Promise<string | undefined> {
  try {
    makeFolder(dirname(path));
    await writeFile(path, content);
    return undefined;
  } catch (error) {
    return cannotWrite(name, error);
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

export function cannotWrite(name: string, error: unknown): string {
  return `${name} cannot be written: ${systemReason(error)}.`;
}

/** An id may hold anything; a file's name may not. */
export function fileName(id: string): string {
  const safe = id.replaceAll(/[^\p{L}\p{N}._+-]+/gu, '_').replace(/^\.+/, '_');
  return safe === '' || safe === '-' ? 'puzzle' : safe;
}
