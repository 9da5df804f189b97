/** For tests of what asks the table of kinds. */
import { installKinds } from '../../kind/page.js';
import { PAGES } from '../page.js';

installKinds(PAGES);
