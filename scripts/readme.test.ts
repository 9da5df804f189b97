/** What the README shows is what happens. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const LAUNCH = [process.execPath, join(root, 'scripts/launch.mjs')] as const;
const block = (language: string, text = readme) =>
  new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(text)?.[1] ?? '';

describe('the README', () => {
  const picture = block('text').split('\n').slice(2).join('\n').trimEnd();

  it('shows what the first command prints', () => {
    // A shell script, which Windows does not run: there its README says “npm start”.
    const [command, ...args] = process.platform === 'win32' ? LAUNCH : [join(root, 'pips-solver')];
    const { stdout } = spawnSync(command, [...args, 'examples/hard_2025-10-12.txt'], { cwd: root, encoding: 'utf8' });
    expect(picture.split('\n').length).toBeGreaterThan(10);
    expect(stdout).toContain(picture);
  });

  it('shows the picture that the program draws', () => {
    const [node, ...launch] = LAUNCH;
    const args = [...launch, 'draw', '--style', 'svg', '--solved', 'examples/hard_2025-10-12.txt'];
    const { stdout } = spawnSync(node, args, { cwd: root, encoding: 'utf8' });
    const [, path = ''] = /!\[[^\]]*\]\(([^)]+)\)/.exec(readme) ?? [];
    expect(readFileSync(join(root, path), 'utf8')).toBe(stdout);
  });

  it('shows the library in six lines that run', async () => {
    const code = block('ts');
    expect(code.trim().split('\n')).toHaveLength(6);
    expect(await outputOf(code)).toBe(picture);
  });
});

it.each(['csp', 'futoshiki', 'play'])('the README of %s shows what its program prints', async (name) => {
  const code = block('ts', readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'));
  const told = [...code.matchAll(/\/\/ → (.*)/g)].map(([, text]) => text);
  expect(told.length).toBeGreaterThan(2);
  expect((await outputOf(code)).split('\n')).toEqual(told);
});

it('every README has a program that compiles, where it has one', () => {
  const folders = ['', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
  const programs = folders.flatMap((folder) => {
    const code = block('ts', readFileSync(join(root, folder, 'README.md'), 'utf8'));
    return code === '' ? [] : [{ folder, code }];
  });
  expect(programs.length).toBeGreaterThan(4);
  expect(faultsOf(programs)).toEqual([]);
});

/** What the compiler says of programs that import the packages. */
function faultsOf(programs: readonly { readonly folder: string; readonly code: string }[]): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const more = { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, types: ['node'] };
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...more }, root);
  // They stand where all packages are found, and only in memory. The compiler writes paths with slashes.
  const folder = join(root, 'packages/cli').replaceAll('\\', '/');
  const codes = new Map(programs.map(({ code }, i) => [`${folder}/readme-${i}.ts`, code]));
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => codes.has(path) || fileExists(path);
  host.getSourceFile = (path, ...how) => {
    const code = codes.get(path);
    return code === undefined ? getSourceFile(path, ...how) : ts.createSourceFile(path, code, how[0]);
  };
  const program = ts.createProgram([...codes.keys()], options, host);
  return [...codes.keys()].flatMap((path, i) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(
      ({ messageText }) => `${programs[i]?.folder}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

/** What a program that imports the packages prints. */
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
