/** Where what is made goes, and how it is written there: `-o`, `--format` and `--json` decide together. */
import { extname } from 'node:path';
import { list, type Writer } from '@pipwright/core';
import { type Files, STANDARD_OUTPUT } from '../../files.js';
import { inWords } from '../../registry.js';
import { UsageError } from '../../usage-error.js';
import { refusePacked } from '../packed-name.js';
import type { GeneratingKind } from './job.js';

export type AnyWriter = Writer<unknown>;

interface Writing {
  readonly writers: readonly AnyWriter[];
}

interface ToReader extends Writing {
  readonly type: 'output';
}

interface Texts extends Writing {
  readonly type: 'texts';
}

export interface Place<Type extends 'folder' | 'lines' | 'file'> extends Writing {
  readonly type: Type;
  readonly path: string;
}

export type Target = ToReader | Texts | Place<'folder'> | Place<'lines'> | Place<'file'>;

export interface TargetOptions {
  readonly format?: string;
  readonly output?: string;
  readonly resume?: boolean;
  readonly json?: boolean;
}

export async function targetOf(kind: GeneratingKind, options: TargetOptions, files: Files): Promise<Target> {
  const target = await chosen(kind, options, files);
  if (options.resume) refuseResuming(target);
  return target;
}

async function chosen(
  kind: GeneratingKind,
  { format, output: path, json }: TargetOptions,
  files: Files,
): Promise<Target> {
  const writers = format === undefined ? kind.formats : [writerOf(kind, format)];
  if (path === undefined || path === STANDARD_OUTPUT)
    return { type: format === undefined || json ? 'output' : 'texts', writers };
  if (path === '') throw new UsageError('-o needs the name of a folder or file.');
  const ending = extname(path).slice(1).toLowerCase();
  const isFolder = /[/\\]$/.test(path) || (await files.isFolder(path));
  if (isFolder || (ending === '' && !(await files.isFile(path)))) return { type: 'folder', path, writers };
  refusePacked(path);
  if (format !== undefined && !json && !LINES.includes(ending)) {
    refuseOtherEnding(kind, path, ending, writers);
    return { type: 'file', path, writers };
  }
  if (json || LINES.includes(ending) || ending === '') return { type: 'lines', path, writers };
  const byEnding = kind.formats.filter(({ extension }) => extension === ending);
  if (byEnding.length > 0) return { type: 'file', path, writers: byEnding };
  const other = DRAWN.includes(ending) ? 'For a picture, use the command draw' : `For a folder, write ${path}/`;
  throw new UsageError(`${path}: a puzzle cannot be written as .${ending}. Use ${endingsOf(kind)}. ${other}.`);
}

/** Any format may be called .txt, which all of them are, or end in what means nothing. */
function refuseOtherEnding(kind: GeneratingKind, path: string, ending: string, writers: readonly AnyWriter[]): void {
  const known = [...DRAWN, ...kind.formats.map(({ extension }) => extension)];
  const [writer] = writers;
  if (writer === undefined || [writer.extension, 'txt'].includes(ending) || !known.includes(ending)) return;
  throw new UsageError(
    `${path} and --format ${writer.name} contradict each other. Let the name end in .${writer.extension}, or leave out --format.`,
  );
}

export const LINES: readonly string[] = ['jsonl', 'ndjson'];
const DRAWN: readonly string[] = ['svg', 'png', 'html', 'htm'];

function endingsOf(kind: GeneratingKind): string {
  const endings = new Set(kind.formats.map(({ extension }) => `.${extension}`));
  return list([...endings, '.jsonl'], 'or');
}

export function isResumable({ type }: Target): boolean {
  return type === 'folder' || type === 'lines';
}

function refuseResuming(target: Target): void {
  if (!isResumable(target))
    throw new UsageError('--resume needs -o with a folder, or with a file of JSON lines (.jsonl).');
}

function writerOf(kind: GeneratingKind, format: string): AnyWriter {
  const writer = kind.formats.find(({ name }) => name === format);
  if (writer !== undefined) return writer;
  const names = kind.formats.map(({ name }) => name);
  throw new UsageError(
    `${inWords([kind], 'and')} puzzles cannot be written as ${format}. --format can be ${list(names, 'or')}.`,
  );
}
