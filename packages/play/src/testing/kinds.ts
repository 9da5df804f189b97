/** The kinds as tests of games know them; a new one is a line here. */
import type { Game, KindName } from '../index.js';
import { testedFutoshiki } from './futoshiki.js';
import { testedPips } from './pips.js';
import type { TestedKind } from './tested-kind.js';

const KINDS: { readonly [K in KindName]: TestedKind<K> } = {
  pips: testedPips,
  futoshiki: testedFutoshiki,
};

export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

export function testedKind<K extends KindName>({ kind }: Pick<Game<K>, 'kind'>): TestedKind<K> {
  return KINDS[kind];
}
