/** Whole folders as inputs, for the commands that take them. */
import { readdir, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { list, type Problem } from '@pipwright/core';
import { systemReason } from './system-reason.js';
import { problem } from './words.js';

/** What lies below a folder, by a name that begins with the folder's. */
export interface BelowFolder {
  readonly name: string;
  /** What keeps it from being read, where it is a folder itself. */
  readonly problem?: Problem;
}

/** Folders that hold no puzzles of their own; what is hidden is skipped, too. */
const SKIPPED_FOLDERS: readonly string[] = ['node_modules'];

/** `2` comes before `10`, in every locale. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * All files below a folder, in the order of their names. Links to folders are not followed, since they may lead round
 * in a circle.
 *
 * @param pathOf where a name leads
 */
export async function filesBelow(name: string, pathOf: (name: string) => string): Promise<readonly BelowFolder[]> {
  const start = /[/\\]$/.test(name) ? name : `${name}${sep}`;
  const found: BelowFolder[] = [];
  try {
    const entries = await readdir(pathOf(name), { withFileTypes: true });
    const shown = entries.filter((entry) => !entry.name.startsWith('.'));
    for (const entry of shown.sort((a, b) => compare(a.name, b.name) || (a.name < b.name ? -1 : 1))) {
      const below = `${start}${entry.name}`;
      const isFile = entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(pathOf(below))));
      if (isFile) found.push({ name: below });
      if (entry.isDirectory() && !SKIPPED_FOLDERS.includes(entry.name))
        found.push(...(await filesBelow(below, pathOf)));
    }
  } catch (error) {
    found.push({ name, problem: problem('folder-unreadable', {}, { reason: systemReason(error) }) });
  }
  return found;
}

function leadsToFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** More would hide what is told before them. */
const MOST_NAMED = 5;

/** Files in folders that are no puzzles of any kind: no errors, but told at the end. */
export class SkippedFiles {
  readonly #names: string[] = [];

  add(name: string): void {
    this.#names.push(name);
  }

  /** Undefined where there are none. */
  get remark(): string | undefined {
    const [count, more] = [this.#names.length, this.#names.length - MOST_NAMED];
    if (count === 0) return undefined;
    const named = [...this.#names.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])];
    const files = count === 1 ? 'a file that was' : `${count} files that were`;
    return `Skipped ${files} not recognised as ${count === 1 ? 'a puzzle' : 'puzzles'}: ${list(named)}`;
  }
}
