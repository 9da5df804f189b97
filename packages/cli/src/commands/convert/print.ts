/** Converted texts on standard output, in a file, or in a folder. */
import { join } from 'node:path';
import type { JsonObject } from '@pipwright/core';
import type { Files } from '../../files.js';
import type { Input } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { Output } from '../../output.js';
import { highest, STATUS, type Status } from '../../status.js';
import type { Conversion, Converted, ConvertReport } from './compute.js';

export function convertToJson(input: Input, { milliseconds, text }: ConvertReport): JsonObject {
  return jsonLine(input, 'converted', milliseconds, { text });
}

interface Text extends Converted {
  readonly source: string;
}

/** @param target a file, or a folder for several puzzles; standard output without it */
export async function printConversions(
  output: Output,
  conversions: readonly Conversion[],
  files: Files,
  target: string | undefined,
): Promise<Status> {
  const texts: Text[] = [];
  let status: Status = STATUS.done;
  for (const { input, made } of conversions) {
    if (made.ok) texts.push({ ...made.value, source: input.source });
    else {
      await output.warnOf(input, made.error);
      status = STATUS.bad;
    }
  }
  return highest(status, await (target === undefined ? sayText(output, texts) : write(output, texts, files, target)));
}

async function sayText(output: Output, texts: readonly Text[]): Promise<Status> {
  if (texts.length > 1) {
    await output.warn(
      `There are ${texts.length} puzzles to write. Name a folder with -o, or pick one of a day with --level.`,
    );
    return STATUS.bad;
  }
  for (const { text } of texts) await output.say(text.trimEnd());
  return STATUS.done;
}

async function write(output: Output, texts: readonly Text[], files: Files, target: string): Promise<Status> {
  const isFolder = texts.length > 1 || /[/\\]$/.test(target) || (await files.isFolder(target));
  const taken = new Set<string>();
  for (const { name, text, source } of texts) {
    const path = isFolder ? join(target, freeName(name, taken)) : target;
    const failure = files.overwritesInput(path, source) ?? (await files.write(path, text));
    if (failure !== undefined) {
      await output.warn(failure);
      return STATUS.bad;
    }
  }
  return STATUS.done;
}

/** The name, or the next like it that no other puzzle has; some systems take `A` for `a`. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let next = 2; taken.has(free.toLowerCase()); next++) free = name.replace(/(\.\w+)$/, `-${next}$1`);
  taken.add(free.toLowerCase());
  return free;
}
