import { futoshikiReading } from '@pipwright/futoshiki/parts';
import type { KindReading } from '../kind/reading.js';

export const futoshikiInTexts: KindReading<'futoshiki'> = {
  readingWith: () => futoshikiReading,
};
