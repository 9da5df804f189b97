/** In the place of `packages/web/src/kinds/reading.ts`. */
import * as product from '../../../packages/web/src/kinds/reading.js';
import { latinInTexts } from '../web/engines.js';

export const READINGS: typeof product.READINGS = { ...product.READINGS, latin: latinInTexts };
