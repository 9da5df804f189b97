/** Whole folders as inputs, for the commands that take them. */
import { readdir, stat } from 'node:fs/promises';
import { sep } from 'node:path';
import { list, type Problem } from '@pipwright/core';
import { fileProblem } from './read-text.js';
import { systemReason } from './system-reason.js';
import { problem } from './words.js';

/** What lies below a folder, by a name that begins with the folder's. */
export interface BelowFolder {
  readonly name: string;
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
      if (entry.isFile()) found.push({ name: below });
      else if (!entry.isDirectory()) found.push(...(await otherThanFile(below, pathOf(below))));
      else if (!SKIPPED_FOLDERS.includes(entry.name)) found.push(...(await filesBelow(below, pathOf)));
    }
  } catch (error) {
    found.push({ name, problem: problem('folder-unreadable', {}, { reason: systemReason(error) }) });
  }
  return found;
}

/** Where a link leads; a pipe or a device is not waited for. */
async function otherThanFile(name: string, path: string): Promise<readonly BelowFolder[]> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return [];
    return [found.isFile() ? { name } : { name, problem: problem('file-special', {}, {}) }];
  } catch (error) {
    return [{ name, problem: fileProblem(error) }];
  }
}

/** More would hide what is told before them. */
const MOST_NAMED = 5;

/** Files in folders that are no puzzles of any kind: no errors, but told at the end. */
export class SkippedFiles {
  readonly #names: string[] = [];
  #count = 0;

  add(name: string): void {
    this.#count++;
    if (this.#names.length < MOST_NAMED) this.#names.push(name);
  }

  get remark(): string | undefined {
    const [count, more] = [this.#count, this.#count - MOST_NAMED];
    if (count === 0) return undefined;
    const named = [...this.#names, ...(more > 0 ? [`${more} more`] : [])];
    const files = count === 1 ? 'a file that was' : `${count} files that were`;
    return `Skipped ${files} not recognised as ${count === 1 ? 'a puzzle' : 'puzzles'}: ${list(named)}`;
  }
}
