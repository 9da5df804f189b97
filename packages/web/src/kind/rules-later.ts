/** Rules that the page's table of kinds has from the start and that come later: whoever has a game has loaded them. */
import type { KindName, RulesOf } from '@pipwright/play';
import { KindNotLoaded } from './page.js';

interface RulesLater<K extends KindName> {
  readonly rules: RulesOf<K>;
  areHere(rules: RulesOf<K>): void;
}

export function rulesLater<K extends KindName>(kind: K): RulesLater<K> {
  let loaded: RulesOf<K> | undefined;
  const asked = (name: string | symbol): unknown => {
    if (loaded === undefined) throw new KindNotLoaded(kind);
    return Reflect.get(loaded, name);
  };
  return {
    rules: new Proxy({} as RulesOf<K>, { get: (_, name) => asked(name) }),
    areHere(rules) {
      loaded = rules;
    },
  };
}
