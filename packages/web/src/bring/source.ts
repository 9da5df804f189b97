/** A text that came from somewhere: pasted, dropped, opened or shared. */
import { MAX_INPUT_BYTES, withoutByteOrderMark } from '@pipwright/core';

export interface Source {
  readonly file: string | undefined;
  readonly text: string;
  readonly trouble?: 'too-large' | 'unreadable' | undefined;
}

/** As a text field has it, so that places in it are the same in both. */
export function sourceOf(text: string, file?: string): Source {
  return { file, text: withoutByteOrderMark(text).replaceAll(/\r\n?/g, '\n') };
}

export async function sourceOfFile(file: File): Promise<Source> {
  if (file.size > MAX_INPUT_BYTES) return { file: file.name, text: '', trouble: 'too-large' };
  try {
    return sourceOf(await file.text(), file.name);
  } catch {
    return { file: file.name, text: '', trouble: 'unreadable' };
  }
}
