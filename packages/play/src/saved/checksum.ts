import { hashText, hex32, mixBits } from '@pipwright/core';

/** A mark that tells a damaged line from a whole one: one changed character always shows. */
export function checksum(text: string): string {
  return hex32(mixBits(hashText(text)));
}
