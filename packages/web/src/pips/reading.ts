import {
  jsonFormat,
  jsonFormatWith,
  type Puzzle,
  pipsReading,
  yamlFormat,
  yamlFormatWith,
} from '@pipwright/pips/parts';
import type { KindReading } from '../kind/reading.js';

/** Pips in texts: grids that say nothing of their dominoes have the set that the player chose. */
export const pipsInTexts: KindReading<'pips'> = {
  readingWith: (defaults) => ({
    ...pipsReading,
    formats: pipsReading.formats.map((format) => {
      if (format === jsonFormat) return jsonFormatWith(defaults);
      return format === yamlFormat ? yamlFormatWith(defaults) : format;
    }),
  }),
  naming: ({ about: { name, printDate: date, comments } }: Puzzle) => ({
    name,
    date,
    comment: comments?.find((line) => /\p{L}/u.test(line)),
  }),
};
