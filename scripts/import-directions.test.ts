/** The check of import directions fails when an import points the wrong way. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pipwright-directions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const name of ['.dependency-cruiser.mjs', 'tsconfig.base.json', 'package.json'])
  cpSync(join(root, name), join(folder, name));
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

function cruise(files: Readonly<Record<string, string>>): string {
  rmSync(join(folder, 'packages'), { recursive: true, force: true });
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

it.each([
  [
    'core-imports-only-itself',
    { 'packages/core/src/a.ts': "import '../../pips/src/b.js';\n", 'packages/pips/src/b.ts': leaf },
  ],
  [
    'pips-imports-only-core',
    { 'packages/pips/src/a.ts': "import '../../futoshiki/src/b.js';\n", 'packages/futoshiki/src/b.ts': leaf },
  ],
  [
    'verify-shares-nothing-with-engines',
    { 'packages/pips/src/check/a.ts': "import '../engines/b.js';\n", 'packages/pips/src/engines/b.ts': leaf },
  ],
  [
    'commands-know-kinds-through-the-contract',
    { 'packages/cli/src/commands/a.ts': "import '../../../pips/src/b.js';\n", 'packages/pips/src/b.ts': leaf },
  ],
  [
    'cli-imports-only-core-and-csp-and-pips-and-futoshiki-and-smt',
    { 'packages/cli/src/a.ts': "import '../../web/src/b.js';\n", 'packages/web/src/b.tsx': leaf },
  ],
  [
    'web-imports-only-core-and-csp-and-pips-and-futoshiki-and-play',
    { 'packages/web/src/a.tsx': "import '../../cli/src/b.js';\n", 'packages/cli/src/b.ts': leaf },
  ],
  ['libraries-run-anywhere', { 'packages/core/src/a.ts': "import 'node:fs';\n" }],
  ['libraries-run-anywhere', { 'packages/web/src/a.tsx': "import 'node:fs';\n" }],
  [
    'no-cycles',
    {
      'packages/core/src/a.ts': "import './b.js';\nexport const x = 1;\n",
      'packages/core/src/b.ts': "import './a.js';\n",
    },
  ],
])('finds a breach of %s', (rule, files) => {
  expect(cruise(files as unknown as Record<string, string>)).toContain(`error ${rule}`);
});

it('is content with imports that point the right way', () => {
  const files = { 'packages/pips/src/a.ts': "import '../../core/src/b.js';\n", 'packages/core/src/b.ts': leaf };
  expect(cruise(files)).toContain('no dependency violations found');
});
