/** Puzzles in another format: which of them go into one text, and what that text is called. */
import { type AnyKind, err, ok, type Problem, type Result } from '@pipwright/core';
import { type Input, stem } from '../../inputs.js';
import { STATUS, type Status } from '../../status.js';
import { problem } from '../../words.js';
import { fileName } from '../../write-file.js';
import { type Rejection, rejection, rejectionOf } from '../rejection.js';

export interface Conversion {
  readonly input: Input;
  readonly made: Result<Converted, readonly Problem[]>;
}

export interface Converted {
  readonly name: string;
  readonly text: string;
}

export interface ConvertReport {
  readonly type: 'converted';
  readonly exit: Status;
  readonly milliseconds: number;
  readonly text: string;
}

export function convertOne(input: Input, formatName: string): ConvertReport | Rejection {
  if (!input.checked.ok) return rejectionOf(input);
  const started = performance.now();
  const made = makeText([input], formatName);
  if (!made.ok) return rejection(made.error);
  return {
    type: 'converted',
    exit: STATUS.done,
    milliseconds: performance.now() - started,
    text: made.value.text,
  };
}

/** @param inputs puzzles of any number of sources */
export function convert(inputs: readonly Input[], formatName: string): Conversion[] {
  const bySource = new Map<string, Input[]>();
  for (const input of inputs) bySource.set(input.source, [...(bySource.get(input.source) ?? []), input]);
  return [...bySource.values()]
    .flatMap((each) => groupsFor(each, formatName))
    .map((group) => ({ input: group[0] as Input, made: makeText(group, formatName) }));
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

function makeText(group: readonly Input[], format: string): Result<Converted, readonly Problem[]> {
  const [first] = group as readonly [Input, ...Input[]];
  const made = makeTexts(first.kind, group, format);
  if (made === undefined) return err([problem('format-of-other-kind', {}, { kind: first.kind?.name ?? '', format })]);
  if (!made.ok) return made;
  const extension = writerOf(first.kind, format)?.extension ?? 'txt';
  const ids = group.map(({ id }) => id);
  const name = group.length > 1 ? commonStart(ids, first.source) : first.id;
  return ok({ name: `${fileName(name)}.${extension}`, text: made.value });
}

/** `2025-08-24` of `2025-08-24-easy`, `2025-08-24-medium` and `2025-08-24-hard`; else the name of the file they come from. */
function commonStart(ids: readonly string[], source: string): string {
  const stems = new Set(ids.map((id) => id.replace(/-(?:[a-z]+|\d+)$/, '')));
  return stems.size === 1 ? [...stems].join() : stem(source);
}
