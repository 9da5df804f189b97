import { futoshikiReading } from '@pipwright/futoshiki';
import type { KindReading } from '../kind/reading.js';

/** Futoshiki in texts. */
export const futoshikiInTexts: KindReading<'futoshiki'> = {
  readingWith: () => futoshikiReading,
};
