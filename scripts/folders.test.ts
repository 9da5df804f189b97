/** The folders of the app have an order: none of them leads back to itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Which folders each folder imports from; tests may look anywhere. */
function importsOfFolders(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.split(sep).includes('testing'),
  );
  for (const file of files.filter((each) => each.includes(sep))) {
    const [folder = ''] = file.split(sep);
    const others = imports.get(folder) ?? new Set();
    imports.set(folder, others);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const [other = ''] = relative(root, join(root, dirname(file), path)).split(sep);
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

it('no folder imports what imports it, by whatever way', () => {
  const imports = importsOfFolders();
  expect(imports.get('app')?.size).toBeGreaterThan(5);
  expect([...imports.keys()].filter((folder) => reachableFrom(folder, imports).has(folder))).toEqual([]);
});
