/** A kind without tilings, which does not exist yet, in the place of the one that does. */
import { pips } from '@pipwright/pips';
import { expect, it, vi } from 'vitest';
import { tilings } from '../src/commands/tilings.js';
import { Output } from '../src/output.js';
import { file, UNIQUE } from './files.js';

vi.mock('../src/registry.js', () => {
  const { tilings: _, ...others } = pips;
  return { KINDS: [others] };
});

it('says that a kind has no tilings, with status 2', async () => {
  const output = new Output({});
  const warn = vi.spyOn(output, 'warn').mockImplementation(() => {});
  expect(await tilings([file('one.txt', UNIQUE)], { timeout: 1000 }, output)).toBe(2);
  expect(warn.mock.calls.join()).toMatch(
    /one\.txt: error: A pips puzzle is not covered with dominoes.*\[kind-without-tilings\]$/,
  );
});
