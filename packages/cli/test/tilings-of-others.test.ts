/** A kind without tilings, in the place of the one that has them. */
import { pips } from '@pipwright/pips';
import { expect, it } from 'vitest';
import { file, UNIQUE } from './files.js';
import { pipwright } from './run.js';

it('says that a kind has no tilings, with status 2', async () => {
  const { tilings: _, ...others } = pips;
  const { status, err } = await pipwright(['tilings', file('one.txt', UNIQUE)], { parts: { kinds: [others] } });
  expect(status).toBe(2);
  expect(err).toMatch(/one\.txt: error: A pips puzzle is not covered with dominoes.*\[kind-without-tilings\]\n$/);
});
