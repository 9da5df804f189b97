/** In the place of `packages/play/src/testing/kinds.ts`. */
import * as product from '../../../packages/play/src/testing/kinds.js';
import { testedLatin } from '../tested-play.js';

export const KINDS: typeof product.KINDS = { ...product.KINDS, latin: testedLatin };
