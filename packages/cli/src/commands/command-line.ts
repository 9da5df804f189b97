/** What to type to ask something else of the same puzzle. */
import { printable } from '@pipwright/core';
import type { Input, InputOptions } from '../inputs.js';

/** @param name of the program */
export function commandLine(name: string, command: string, input: Input, { kind, from }: InputOptions): string {
  const { source, level } = input;
  const options = Object.entries({ level, kind, from }).flatMap(([option, value]) =>
    value === undefined ? [] : [`--${option}`, value],
  );
  // A name that begins with a dash, unless it is the dash alone, would be read as an option.
  const file = /^-./.test(source) ? ['--', source] : [source];
  return printable([name, command, ...options, ...file].map(quoted).join(' '));
}

/** For a shell: in quotes where it would not be taken as it is. */
function quoted(word: string): string {
  return /^[\p{L}\p{N}@%+=:,./_-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
