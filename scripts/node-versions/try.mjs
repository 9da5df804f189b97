/**
 * The command line, from a clone that is set up anew, and vitest, with every version of Node that has to work. They come
 * as packages for Linux; elsewhere there is nothing to try. By hand: `node scripts/node-versions/try.mjs`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from '../install.mjs';
import { figures, total } from '../reports.mjs';
import { duration, runNode, runVitest, statusOf, wasInterrupted } from '../runners.mjs';
import { ensureCommandLine, ensureWebApp } from '../setup.mjs';
import { root } from '../workspace.mjs';

const MAJORS = [20, 22, 24];
const PLATFORMS = ['linux x64', 'linux arm64'];
const folder = fileURLToPath(new URL('.', import.meta.url));

export async function tryNodeVersions() {
  ensureInstalled(folder, 'installing three versions of Node (once, some 300 MB)…');
  const results = [];
  for (const major of MAJORS) {
    const name = `node-${major}-${process.platform}-${process.arch}`;
    const program = join(folder, 'node_modules', name, 'bin', 'node');
    if (wasInterrupted()) break;
    if (existsSync(program)) results.push(await tryNode(program));
    else if (PLATFORMS.includes(`${process.platform} ${process.arch}`)) throw new Error(`${program} is not installed.`);
    else
      console.log(`\n== Node ${major}: no package of it for ${process.platform} ${process.arch}, so it was not tried`);
  }
  return total(results);
}

/** @param {string} program */
async function tryNode(program) {
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`\n== Node ${version}`);
  const started = performance.now();
  // What tests start is started with it too, and so is npm.
  const env = { PATH: [dirname(program), process.env.PATH].join(delimiter) };
  const solves = (await solvesInClone(program, env)) ? { passed: 1, failed: 0, skipped: 0 } : undefined;
  if (solves === undefined) console.log(`Node ${version}: the command line FAILED in a new clone`);
  const results = [solves ?? { passed: 0, failed: 1, skipped: 0 }, await runVitest([], { program, env })];
  console.log(`== Node ${version}: ${figures(total(results))} in ${duration(performance.now() - started)}`);
  return total(results);
}

/** @param {string} program @param {NodeJS.ProcessEnv} env */
async function solvesInClone(program, env) {
  const clone = mkdtempSync(join(tmpdir(), 'pipwright-clone-'));
  try {
    spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
    const argv = [join(clone, 'scripts', 'launch.mjs'), join(clone, 'examples', 'hard_2025-10-12.txt')];
    const { status, output } = await runNode(argv, { program, env, cwd: clone, quiet: true });
    if (status !== 0) console.log(output);
    return status === 0 && output.includes('Found 1 solution(s)');
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  await ensureCommandLine();
  ensureWebApp();
  const result = await tryNodeVersions();
  console.log(`\n${figures(result)}`);
  process.exitCode = statusOf(result);
}
