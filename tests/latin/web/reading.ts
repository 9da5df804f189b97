import type { KindReading } from '../../../packages/web/src/kind/reading.js';
import { latinReading } from '../kind.js';

/** Latin squares in texts. */
export const latinInTexts: KindReading<'latin'> = { readingWith: () => latinReading };
