import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../kinds/testing/install.js';
import { gradeInFile } from './pack-grade.js';
import { allPacks } from './packs.js';

beforeEach(() => {
  const read = (file: string) => readFileSync(new URL(`../../public/${file}`, import.meta.url), 'utf8');
  vi.stubGlobal('fetch', async (file: string) => new Response(read(file)));
});
afterEach(() => void vi.unstubAllGlobals());

it('every puzzle of a pack has a grade', async () => {
  for (const { name, count, isEarlier } of allPacks()) {
    if (isEarlier) continue;
    for (const number of [1, count]) {
      const { label, effort, hardest } = (await gradeInFile(`${name}-${number}`)) ?? {};
      expect([name, typeof label, typeof effort, typeof hardest]).toEqual([name, 'string', 'number', 'string']);
    }
  }
});

it.each(['pips-medium-12', 'own-0123456789abcdef', ''])('“%s” has none', async (name) => {
  expect(await gradeInFile(name)).toBeUndefined();
});
