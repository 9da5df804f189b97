/** Files by the names that users type: from the folder of the run, and `-` for standard input. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, parse, sep } from 'node:path';
import type { Problem, Result } from '@pipwright/core';
import { type BelowFolder, filesBelow } from './folders.js';
import type { Io } from './io.js';
import { LineFile } from './line-file.js';
import { readFileText, readLines, readStream } from './read-text.js';
import { cannotWrite, identity, makeFolder, write } from './write-file.js';

export const STANDARD_INPUT = '-';

/** What a shell gave to the process as standard input, where the system has a name for it. */
const PROCESS_INPUT = '/dev/stdin';

export const STANDARD_OUTPUT = '-';

export class Files {
  readonly #io: Pick<Io, 'cwd' | 'stdin'>;
  #standardInput: Promise<Result<string, Problem>> | undefined;

  constructor(io: Pick<Io, 'cwd' | 'stdin'>) {
    this.#io = io;
  }

  /** Not made neater: what stands behind a link only the system knows, and a `/` at the end means a folder. */
  pathOf(name: string): string {
    return name === '' || parse(name).root !== '' ? name : `${this.#io.cwd}${sep}${name}`;
  }

  get standardInput(): Io['stdin'] {
    return this.#io.stdin;
  }

  /** Standard input is read once, however often it is named. */
  readText(name: string): Promise<Result<string, Problem>> {
    if (name !== STANDARD_INPUT) return readFileText(this.pathOf(name));
    this.#standardInput ??= readStream(this.#io.stdin);
    return this.#standardInput;
  }

  readLines(name: string): AsyncGenerator<Result<string, Problem>, void> {
    return readLines(name === STANDARD_INPUT ? this.#io.stdin : createReadStream(this.pathOf(name)));
  }

  bytesOf(name: string): AsyncIterable<Uint8Array> {
    return createReadStream(this.pathOf(name));
  }

  async isFile(name: string): Promise<boolean> {
    return stat(this.pathOf(name)).then(
      (found) => !found.isDirectory(),
      () => false,
    );
  }

  /** In bytes; undefined of what is no regular file. */
  async size(name: string): Promise<number | undefined> {
    return stat(this.pathOf(name)).then(
      (found) => (found.isFile() ? found.size : undefined),
      () => undefined,
    );
  }

  async exists(name: string): Promise<boolean> {
    return stat(this.pathOf(name)).then(
      () => true,
      () => false,
    );
  }

  async isFolder(name: string): Promise<boolean> {
    return stat(this.pathOf(name)).then(
      (found) => found.isDirectory(),
      () => false,
    );
  }

  filesBelow(folder: string): Promise<readonly BelowFolder[]> {
    return filesBelow(folder, (name) => this.pathOf(name));
  }

  /** Returns what to say when it cannot be written; makes its folder where there is none. */
  write(name: string, content: string | Uint8Array): Promise<string | undefined> {
    return write(this.pathOf(name), name, content);
  }

  async missingFolder(name: string): Promise<string | undefined> {
    const folder = dirname(name);
    return (await this.exists(folder)) ? undefined : folder;
  }

  /** @param kept so many bytes of what is there stay */
  lineFile(name: string, kept = 0): LineFile {
    return new LineFile(this.pathOf(name), name, kept);
  }

  makeFolder(name: string): string | undefined {
    try {
      makeFolder(this.pathOf(name));
      return undefined;
    } catch (error) {
      return cannotWrite(name, error);
    }
  }

  /** What to say when writing this file would overwrite the puzzle it is made from. */
  overwritesInput(name: string, source: string): string | undefined {
    const target = identity(this.pathOf(name));
    const read = source === STANDARD_INPUT ? PROCESS_INPUT : this.pathOf(source);
    if (target === undefined || target !== identity(read)) return undefined;
    return `${name} is the puzzle itself, so it was not overwritten. Name another file.`;
  }
}
