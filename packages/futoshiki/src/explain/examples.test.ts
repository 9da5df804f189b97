/** Techniques have a small puzzle of their own in docs/techniques/futoshiki, which the documentation shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { parse, solve } from '../index.js';
import { futoshikiExplainer } from './index.js';

const folder = new URL('../../../../docs/techniques/futoshiki/', import.meta.url);
/** No small puzzle is known that needs these. */
const WITHOUT: readonly string[] = ['hidden-triple', 'swordfish'];
const techniques = futoshikiExplainer.techniques.filter(({ name }) => !WITHOUT.includes(name));

it('no example is without a technique', () => {
  expect(readdirSync(folder).sort()).toEqual(techniques.map(({ name }) => `${name}.txt`).sort());
});

describe.each(techniques)('the example of $name', ({ name }) => {
  async function puzzle() {
    const read = await parse(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
    if (!read.ok) throw new Error(`${name} is no puzzle`);
    return read.value;
  }

  it('has one solution', async () => {
    expect(await solve(await puzzle())).toMatchObject({ status: 'solved', unique: true });
  });

  it('is explained with that technique', async () => {
    const { status, steps } = finish(futoshikiExplainer.explain(await puzzle()));
    expect(status).toBe('explained');
    const used = steps.flatMap(({ technique, chain = [] }): string[] => [
      technique,
      ...chain.map((each) => each.technique),
    ]);
    expect(used, 'its example is explained without it now: it needs another puzzle').toContain(name);
  });
});
