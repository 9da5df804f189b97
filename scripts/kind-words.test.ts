/**
 * Kinds of puzzle are named in their own folders and in the tables that list them, and nowhere else: then a new kind is
 * a folder and a line in each table. Comments count, too; tests may name what they like.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

const NAMES = /pips|futoshiki/i;
const OWN_FOLDER = /^(?:cli|play|web)\/src\/(?:pips|futoshiki)\//;
const TEST = /\.(?:test|soak)\.tsx?$|\/testing\//;

/** Each with one line for a kind, or several that belong together. */
const TABLES = [
  'cli/src/registry.ts', // with the names of the program, of the day's service and of files in examples
  'play/src/index.ts', // what each kind exports
  'play/src/kinds.ts',
  'web/src/kinds/engines.ts',
  'web/src/kinds/explaining.ts',
  'web/src/kinds/first-pack.ts',
  'web/src/kinds/in-a-line.ts',
  'web/src/kinds/lessons.ts',
  'web/src/kinds/page.ts',
  'web/src/kinds/reading.ts',
];

function sourcesOf(name: string): readonly string[] {
  const files = readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' });
  return files.map((file) => `${name}/src/${file.replaceAll('\\', '/')}`).filter((file) => /\.tsx?$/.test(file));
}

it('only folders of kinds and tables name them', () => {
  const sources = ['cli', 'play', 'web'].flatMap(sourcesOf).filter((file) => !TEST.test(file));
  expect(sources.filter((file) => OWN_FOLDER.test(file)).length).toBeGreaterThan(20);
  const naming = sources
    .filter((file) => !OWN_FOLDER.test(file))
    .filter((file) => NAMES.test(readFileSync(join(root, 'packages', file), 'utf8')));
  expect(naming.sort()).toEqual(TABLES);
});
