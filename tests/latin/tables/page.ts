/** In the place of `packages/web/src/kinds/page.ts`. */
import * as product from '../../../packages/web/src/kinds/page.js';
import { latinPage } from '../web/page.js';

export const PAGES: typeof product.PAGES = { ...product.PAGES, latin: latinPage };
