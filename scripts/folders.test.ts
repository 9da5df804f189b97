/** The folders of each package have an order: none of them leads back to itself. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

const PACKAGES = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'src')));

/** Folders that each folder imports from; tests may look anywhere. */
function importsOfFolders(source: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|soak)\.tsx?$/.test(file) && !file.split(sep).includes('testing'),
  );
  for (const file of files.filter((each) => each.includes(sep))) {
    const [folder = ''] = file.split(sep);
    const others = imports.get(folder) ?? new Set();
    imports.set(folder, others);
    for (const [, path = ''] of readFileSync(join(source, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const [other = ''] = relative(source, join(source, dirname(file), path)).split(sep);
      if (other !== folder && other !== '..') others.add(other);
    }
  }
  return imports;
}

function reachableFrom(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const other of imports.get(folder) ?? []) {
      if (!reached.has(other)) open.push(other);
      reached.add(other);
    }
  }
  return reached;
}

it.each(PACKAGES)('no folder of %s imports what imports it, by whatever way', (name) => {
  const imports = importsOfFolders(join(root, 'packages', name, 'src'));
  expect([...imports.keys()].filter((folder) => reachableFrom(folder, imports).has(folder))).toEqual([]);
});

it('sees what folders import', () => {
  expect(importsOfFolders(join(root, 'packages/web/src')).get('app')?.size).toBeGreaterThan(5);
  expect(importsOfFolders(join(root, 'packages/csp/src')).get('search')).toContain('graph');
});
