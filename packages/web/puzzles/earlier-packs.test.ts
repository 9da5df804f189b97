/** The packs of earlier versions: games and links hold their puzzles, so their files stay as they are, to the byte. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { JsonValue } from '@pipwright/core';
import { puzzleFromJson } from '@pipwright/play';
import { expect, it } from 'vitest';
import '../src/kinds/testing/install.js';
import { allPacks, earlierPacks } from '../src/game/packs.js';

const FOLDER = new URL('../public/puzzles/earlier/', import.meta.url);

const DIGESTS: Readonly<Record<string, string>> = {
  'futoshiki-4': '95dda0889af9a6c524e1d0416525f094b6998926cede802116a7707250eed881',
  'futoshiki-5': '3659c2aeb31c75d93e61aae74c4e0cc8b88139ad082aa07425c9feda3262cc80',
  'futoshiki-6': '06e283369bea16a23a38121a88d2e2d040d0540a7a5601d4782f158192a4fa2a',
  'futoshiki-7': '66848720c306bd2e715fdeede80301cc8c994b34255d8455ed68c5e153baeb6d',
  'futoshiki-8': '1df6925bf3b8f51fa0d50fa5a325f30a13df030c924901cdc9f76ffb363e2374',
  'futoshiki-9': '11367d7ebf47e5565175433a20739c4acbb6c2304cbddc66ae056d538856cd2a',
  'pips-giant': '9aac3e5294e3c3bdf607508d2016739061a53d5e95a1da40fc640cf8953ab3c0',
  'pips-grand': 'a55714b8db57ab8ac03b823aba4edc24d0665d315ba26188b0a2a9356d9516d8',
  'pips-large': 'ba03631cbf9ded7cdf64ef5d96c2009c53c2b2ef4bbab640e7cf8dae54030e46',
  'pips-medium': 'ca2b317eb943d2fb31211a3d9ce53e38efad7c4830d982a11c16bdabf75e4d0d',
  'pips-small': '2af1abd611833d3c0ff69e3f23c74b1d4b4b294438b2a7f3e64f7b53d594b2ba',
};

const EARLIER = [...allPacks(), ...earlierPacks()].filter(({ isEarlier }) => isEarlier);

it('are those there were', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(DIGESTS).map((name) => `${name}.json`));
  expect(EARLIER.map(({ name }) => name).sort()).toEqual(Object.keys(DIGESTS));
});

it.each(EARLIER)('$name is as it was', ({ name, kind, count }) => {
  const content = readFileSync(new URL(`${name}.json`, FOLDER));
  expect(createHash('sha256').update(content).digest('hex')).toBe(DIGESTS[name]);
  const { puzzles }: { puzzles: readonly JsonValue[] } = JSON.parse(content.toString());
  expect(puzzles).toHaveLength(count);
  for (const json of puzzles) expect(puzzleFromJson(kind, json).ok).toBe(true);
});
