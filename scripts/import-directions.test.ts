/** The check of import directions fails when an import points the wrong way. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './workspace.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pipwright-directions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const name of ['.dependency-cruiser.mjs', 'tsconfig.base.json', 'package.json'])
  cpSync(join(root, name), join(folder, name));
// A junction needs no rights on Windows; elsewhere it is a link like any other.
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');

function cruise(files: Readonly<Record<string, string>>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = spawnSync(process.execPath, [tool, '--config', '.dependency-cruiser.mjs', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

const leaf = 'export const x = 1;\n';

/** Each breach is in a file that no other has, so that one run of the tool finds them all. */
const BREACHES: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['core-imports-only-itself', 'packages/core/src/a.ts', '../../pips/src/leaf.js'],
  ['pips-imports-only-core', 'packages/pips/src/a.ts', '../../futoshiki/src/leaf.js'],
  ['verify-shares-nothing-with-engines', 'packages/pips/src/check/a.ts', '../engines/leaf.js'],
  ['making-needs-only-engines-explanations-check-and-model', 'packages/pips/src/generate/a.ts', '../leaf.js'],
  ['commands-know-kinds-through-the-contract', 'packages/cli/src/commands/a.ts', '../../../pips/src/leaf.js'],
  ['cli-imports-only-core-and-csp-and-pips-and-futoshiki-and-smt', 'packages/cli/src/a.ts', '../../web/src/leaf.js'],
  ['web-imports-only-core-and-csp-and-pips-and-futoshiki-and-play', 'packages/web/src/a.tsx', '../../cli/src/leaf.js'],
  ['libraries-run-anywhere', 'packages/core/src/b.ts', 'node:fs'],
  ['libraries-run-anywhere', 'packages/web/src/b.tsx', 'node:fs'],
  ['no-cycles', 'packages/core/src/c.ts', './d.js'],
];
const LEAVES = [
  'core/src/leaf.ts',
  'play/src/leaf.ts',
  'pips/src/leaf.ts',
  'futoshiki/src/leaf.ts',
  'pips/src/engines/leaf.ts',
  'web/src/leaf.tsx',
  'cli/src/leaf.ts',
];

/** Imports that point the right way. */
const RIGHT: readonly (readonly [file: string, imported: string])[] = [
  ['packages/pips/src/fine.ts', '../../core/src/leaf.js'],
  ['packages/cli/src/fine.ts', '../../core/src/leaf.js'],
  ['packages/web/src/fine.tsx', '../../play/src/leaf.js'],
];

describe('the check of import directions', () => {
  let said = '';
  beforeAll(() => {
    const importing = (imported: string) => `import '${imported}';\n${leaf}`;
    said = cruise({
      ...Object.fromEntries(BREACHES.map(([, file, imported]) => [file, importing(imported)])),
      ...Object.fromEntries(RIGHT.map(([file, imported]) => [file, importing(imported)])),
      ...Object.fromEntries(LEAVES.map((name) => [`packages/${name}`, leaf])),
      'packages/core/src/d.ts': "import './c.js';\n",
    });
  });

  it.each(BREACHES)('finds a breach of %s in %s', (rule, file) => {
    expect(said).toContain(`error ${rule}: ${file} → `);
  });

  it('is content with imports that point the right way', () => {
    for (const [file] of RIGHT) expect(said).not.toContain(file);
    expect(said.match(/error [\w-]+: /g)).toHaveLength(BREACHES.length);
  });
});
