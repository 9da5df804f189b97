/** A kind by its name, for tests of games. */
import type { Game, KindName } from '../index.js';
import { KINDS } from './kinds.js';
import type { TestedKind } from './tested-kind.js';

export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

export function testedKind<K extends KindName>({ kind }: Pick<Game<K>, 'kind'>): TestedKind<K> {
  return KINDS[kind];
}
