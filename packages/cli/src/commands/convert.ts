import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyKind, Problem } from '@pipwright/core';
import { type Input, type InputOptions, stem } from '../inputs.js';
import type { Output } from '../output.js';
import { STATUS, type Status } from '../status.js';
import { overwritesInput, writeText } from '../write-text.js';
import { eachInput } from './each-input.js';
import { rejectInput } from './work.js';

export interface ConvertOptions extends InputOptions {
  readonly to: string;
  /** A file, or a folder for several puzzles; standard output without it. */
  readonly output?: string;
}

/** A text to be written, and the name it goes by. */
interface Converted {
  readonly name: string;
  readonly text: string;
  /** Where it comes from. */
  readonly source: string;
}

export async function convert(words: readonly string[], options: ConvertOptions, output: Output): Promise<Status> {
  const bySource = new Map<string, Input[]>();
  const readStatus = await eachInput(words, options, output, async (input) => {
    if (!input.checked.ok) return rejectInput(output, input);
    bySource.set(input.source, [...(bySource.get(input.source) ?? []), input]);
    return STATUS.done;
  });
  let status: Status = readStatus;
  const converted: Converted[] = [];
  for (const group of [...bySource.values()].flatMap((inputs) => groupsFor(inputs, options.to))) {
    const made = makeText(group, options.to);
    if ('text' in made) {
      converted.push(made);
      continue;
    }
    for (const line of output.problemLines(group[0] as Input, 'error', made.problems, output.warnColor))
      output.warn(line);
    status = Math.max(status, STATUS.bad) as Status;
  }
  return Math.max(status, await write(converted, options, output)) as Status;
}

/** What goes into one text: a day stays together where the format holds days. */
function groupsFor(inputs: readonly Input[], formatName: string): Input[][] {
  const [first] = inputs;
  if (first === undefined) return [];
  const together = inputs.length > 1 && makeTexts(first.kind, inputs, formatName)?.ok === true;
  return together ? [[...inputs]] : inputs.map((input) => [input]);
}

function makeTexts(kind: AnyKind | undefined, inputs: readonly Input[], formatName: string) {
  const puzzles = inputs.flatMap(({ checked }) => (checked.ok ? [checked.value] : []));
  return writerOf(kind, formatName)?.make(puzzles);
}

function writerOf(kind: AnyKind | undefined, name: string) {
  return [...(kind?.formats ?? []), ...(kind?.writers ?? [])].find((writer) => writer.name === name);
}

function makeText(group: readonly Input[], formatName: string): Converted | { readonly problems: readonly Problem[] } {
  const [first] = group as readonly [Input, ...Input[]];
  const made = makeTexts(first.kind, group, formatName);
  if (made === undefined) {
    const problem = {
      code: 'format-of-other-kind',
      where: {},
      data: { kind: first.kind?.name ?? '', format: formatName },
    };
    return { problems: [problem] };
  }
  if (!made.ok) return { problems: made.error };
  const extension = writerOf(first.kind, formatName)?.extension ?? 'txt';
  const name =
    group.length > 1
      ? commonStart(
          group.map(({ id }) => id),
          first.source,
        )
      : first.id;
  return { name: `${fileName(name)}.${extension}`, text: made.value, source: first.source };
}

/** `2025-08-24` of `2025-08-24-easy`, `2025-08-24-medium` and `2025-08-24-hard`; else the name of the file they come from. */
function commonStart(ids: readonly string[], source: string): string {
  const stems = new Set(ids.map((id) => id.replace(/-(?:[a-z]+|\d+)$/, '')));
  return stems.size === 1 ? [...stems].join() : stem(source);
}

/** An id may hold anything; a file's name may not. */
function fileName(id: string): string {
  const safe = id.replaceAll(/[^\p{L}\p{N}._+-]+/gu, '_').replace(/^\.+/, '_');
  return safe === '' || safe === '-' ? 'puzzle' : safe;
}

async function write(converted: readonly Converted[], options: ConvertOptions, output: Output): Promise<Status> {
  const { output: target } = options;
  if (target === undefined) {
    if (converted.length > 1) {
      output.warn(
        `There are ${converted.length} texts to write, and room for one. Name a folder with -o; of a day, --level picks one.`,
      );
      return STATUS.bad;
    }
    for (const { text } of converted) await output.say(text.trimEnd());
    return STATUS.done;
  }
  const folder = converted.length > 1 || /[/\\]$/.test(target) || (await isFolder(target));
  const taken = new Set<string>();
  for (const { name, text, source } of converted) {
    const path = folder ? join(target, freeName(name, taken)) : target;
    const failure = overwritesInput(path, source) ?? (await writeText(path, text));
    if (failure !== undefined) {
      output.warn(failure);
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

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
