/** npm, as a program to start. */
import { spawnSync } from 'node:child_process';

/**
 * How to start npm: started by npm, we know which one; on Windows only a shell finds it by name.
 * @param {readonly string[]} argv
 */
export function npmCall(argv) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js')
    ? { command: process.execPath, args: [own, ...argv], shell: false }
    : { command: 'npm', args: [...argv], shell: process.platform === 'win32' };
}

/** Installs what the lock file of a folder says. All that npm prints goes to standard error. @param {string} folder */
export function npmCi(folder) {
  // No package here needs its install script: esbuild's binary comes as an optional package.
  const argv = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { command, args, shell } = npmCall(argv);
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 2, 2], shell });
  if (error !== undefined) throw new Error(`npm could not be started (${error.message}). It comes with Node.js.`);
  if (status !== 0) throw new Error(`“npm ci” failed; see above for what it said. Is the network there?`);
}
