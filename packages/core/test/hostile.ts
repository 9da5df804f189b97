/** Texts made to break parsers of any kind. */
import { readdirSync, readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { SOAKING } from '../src/testing/effort.js';

const examples = new URL('../../../examples/', import.meta.url);

const NASTY = [
  ...['__proto__', 'constructor', 'toString', 'prototype', 'hasOwnProperty', 'null', 'true', 'NaN'],
  ...['-1', '1e308', '1e999', '-0', '0x10', '9'.repeat(40)],
  ...['\uD800', '\uDFFF\uD800', '\u0000', '\uFEFF', '\u2028', '😀', '\t', '\r', '\r\n', '\n'],
  ...['{', '}', '[', ']', '(', ')', ',', ':', '"', "'", '#', '//', '|', '<', '>', '~', '-'],
];

interface Hostility {
  /** Good files, beside the examples of all formats. */
  readonly files: readonly string[];
  /** What means something to a format. */
  readonly nasty: readonly string[];
  /** Fields of JSON, outside and within, and their values. */
  readonly fields: readonly string[];
  readonly inner: readonly string[];
  readonly values: readonly unknown[];
}

export function hostileTexts({ files, nasty, fields, inner, values }: Hostility): Arbitrary<string> {
  const seeds = [...files, ...readdirSync(examples).map((name) => readFileSync(new URL(name, examples), 'utf8'))];
  const bits = fc.constantFrom('', ...NASTY, ...nasty);

  /** A good file with pieces cut out, doubled, swapped or replaced. */
  const mutated = fc
    .tuple(fc.constantFrom(...seeds), fc.array(fc.tuple(part(), fc.nat(30), bits), { maxLength: 8 }))
    .map(([seed, edits]) =>
      edits.reduce((text, [at, length, put]) => {
        const start = Math.floor(at * text.length);
        return text.slice(0, start) + put + text.slice(start + length);
      }, seed),
    );

  /** JSON that looks like a puzzle from afar. */
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, 0, 1, -1, 1.5, 1e308, true, ...values),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('__proto__', ...inner), tie('value'), { maxKeys: 4 }),
    ),
  }));
  const lookalike = fc
    .dictionary(fc.constantFrom('__proto__', 'constructor', ...fields), value)
    .map((each) => JSON.stringify(each));

  const noise = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    fc.array(fc.oneof(bits, fc.constantFrom(' ', '\n', '0', '1')), { maxLength: 60 }).map((parts) => parts.join('')),
  );
  return fc.oneof({ weight: 4, arbitrary: mutated }, { weight: 2, arbitrary: lookalike }, noise);
}

/** The soak goes to the limit of what is read. */
export const MEBIBYTES = SOAKING ? 8 : 0.125;

/** As large as that. */
export function fill(head: string, unit: string, tail = ''): string {
  const size = MEBIBYTES * 1024 * 1024;
  return head + unit.repeat(Math.floor((size - head.length - tail.length) / unit.length)) + tail;
}

/**
 * A part of something, evenly drawn from one percentage to another. `fc.double` draws evenly among all doubles, of which
 * nearly all between 0 and 1 are next to 0.
 */
export function part(least = 0, most = 100): Arbitrary<number> {
  return fc.integer({ min: least, max: most }).map((percent) => percent / 100);
}

/** Milliseconds of processor time that some work takes: unlike a clock's, they do not depend on what else is running. */
export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
