/** In the place of `packages/web/src/kinds/engines.ts`. */
import * as product from '../../../packages/web/src/kinds/engines.js';
import { latinEngines } from '../web/engines.js';

export const ENGINES: typeof product.ENGINES = { ...product.ENGINES, latin: latinEngines };
