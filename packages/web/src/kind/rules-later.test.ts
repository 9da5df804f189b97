import type { RulesOf } from '@pipwright/play';
import { expect, it } from 'vitest';
import { KindNotLoaded } from './page.js';
import { rulesLater } from './rules-later.js';

const HERE = { key: () => 'a key' } as unknown as RulesOf<'pips'>;

it('are asked only once they are here', () => {
  const { rules, areHere } = rulesLater('pips');
  const table = { ...{ pips: rules } };
  expect(() => table.pips.key).toThrow(KindNotLoaded);
  areHere(HERE);
  expect(table.pips.key).toBe(HERE.key);
});
