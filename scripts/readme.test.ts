/** What the README shows is what happens. That its programs compile is in `stranger/stranger.test.ts`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { root } from './workspace.mjs';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const LAUNCH = [process.execPath, join(root, 'scripts/launch.mjs')] as const;
const blocks = (language: string, text = readme) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code);
const block = (language: string, text = readme) => blocks(language, text)[0] ?? '';

describe('the README', () => {
  const shown = block('text').split('\n').slice(2).join('\n');
  const [picture = ''] = shown.split('\n\n');

  it('shows what the first command prints', () => {
    // A shell script, which Windows does not run: there its README says “npm start”.
    const [command, ...args] = process.platform === 'win32' ? LAUNCH : [join(root, 'pips-solver')];
    const { stdout } = spawnSync(command, [...args, 'examples/hard_2025-10-12.txt'], { cwd: root, encoding: 'utf8' });
    expect(picture.split('\n').length).toBeGreaterThan(10);
    expect(stdout.endsWith(shown)).toBe(true);
  });

  it('shows the picture that the program draws', () => {
    const [node, ...launch] = LAUNCH;
    const args = [...launch, 'draw', '--style', 'svg', '--solved', 'examples/hard_2025-10-12.txt'];
    const { stdout } = spawnSync(node, args, { cwd: root, encoding: 'utf8' });
    const [, path = ''] = /!\[[^\]]*\]\(([^)]+)\)/.exec(readme) ?? [];
    expect(readFileSync(join(root, path), 'utf8')).toBe(stdout);
  });

  it('shows the library in seven lines that run', async () => {
    const code = block('ts');
    expect(code.trim().split('\n')).toHaveLength(7);
    expect(await outputOf(code)).toBe(picture);
  });
});

it.each(['csp', 'futoshiki', 'pips', 'play'])('the README of %s shows what its programs print', async (name) => {
  const programs = blocks('ts', readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'));
  const toldIn = (code: string) => [...code.matchAll(/\/\/ → (.*)/g)].map(([, text]) => text);
  expect(programs.flatMap(toldIn).length).toBeGreaterThan(2);
  for (const code of programs) {
    const told = toldIn(code);
    if (told.length > 0) expect((await outputOf(code)).split('\n')).toEqual(told);
  }
});

/** Output of a program that imports the packages. */
async function outputOf(code: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-readme-'));
  try {
    const outfile = join(folder, 'program.mjs');
    await build({
      stdin: { contents: code, resolveDir: join(root, 'packages/cli'), loader: 'ts' },
      bundle: true,
      platform: 'neutral',
      external: ['node:*'],
      format: 'esm',
      conditions: ['pipwright-source'],
      // yaml is CommonJS for Node and asks for Node's modules with require.
      banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
      outfile,
    });
    return spawnSync(process.execPath, [outfile], { cwd: root, encoding: 'utf8' }).stdout.trimEnd();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
