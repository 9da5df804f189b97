/** Names of files for ids that end in a seed: ids that differ have names that differ, whatever characters they hold. */
import { hashText, hex32 } from '@pipwright/core';
import { fileName } from '../file-name.js';

/** `summer/2` is `summer~2`; what holds other characters that no name should have gets a number of its own. */
export function seedFileName(id: string): string {
  const safe = fileName(id);
  return safe === id.replaceAll('/', '_') ? id.replaceAll('/', '~') : `${safe}~~${hex32(hashText(id))}`;
}
