import { futoshikiReading } from '@pipwright/futoshiki';
import type { KindReading } from '../kind/reading.js';

export const futoshikiInTexts: KindReading<'futoshiki'> = {
  readingWith: () => futoshikiReading,
};
