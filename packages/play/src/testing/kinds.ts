/** The kinds as tests of games know them; a new one is a line here. */
import type { KindName } from '../index.js';
import { testedFutoshiki } from './futoshiki.js';
import { testedPips } from './pips.js';
import type { TestedKind } from './tested-kind.js';

export const KINDS: { readonly [K in KindName]: TestedKind<K> } = {
  pips: testedPips,
  futoshiki: testedFutoshiki,
};
