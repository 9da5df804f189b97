/** npm, as a program to start. */
import { spawnSync } from 'node:child_process';
import { isInstalled } from './package-lock.mjs';

/**
 * How to start npm: started by npm, we know which one; on Windows only a shell finds it by name.
 * @param {readonly string[]} argv
 */
export function npmCall(argv) {
  const own = process.env.npm_execpath;
  return own !== undefined && /npm-cli\.js$/.test(own)
    ? { command: process.execPath, args: [own, ...argv], shell: false }
    : { command: 'npm', args: [...argv], shell: process.platform === 'win32' };
}

/** Without a network npm would try again for over a minute. */
const SOON = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
/** Whatever NODE_ENV and a user's settings would leave out. */
const ALL = ['--include=dev', '--include=optional', '--include=peer', '--dry-run=false'];
const LONGEST_SUMMARY = 4;
const NOISE = /^npm error (?:syscall|errno|A complete log) /;

/** Installs what the lock file of a folder says. @param {string} folder */
export function npmCi(folder) {
  // No package here needs its install script: esbuild's binary comes as an optional package.
  const argv = [
    'ci',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...ALL,
    ...SOON,
  ];
  const { command, args, shell } = npmCall(argv);
  const { status, error, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', shell });
  if (error !== undefined) throw new Error(`npm could not be started (${error.message}). It comes with Node.js.`);
  if (status !== 0) throw new Error(`“npm ci” failed; is the network there? It said: ${summaryOf(stderr)}`);
  if (!isInstalled(folder)) throw new Error(`“npm ci” did not install everything in ${folder}/package-lock.json.`);
}

/** What npm says before it shows its own insides. @param {string} said */
function summaryOf(said) {
  const lines = said.split(/\r?\n/).filter((line) => line.startsWith('npm error ') && !NOISE.test(line));
  const end = lines.findIndex((line) => /^npm error +at /.test(line));
  const told = lines.slice(0, end === -1 ? undefined : end).map((line) => line.slice('npm error '.length).trim());
  return told.slice(0, LONGEST_SUMMARY).join('; ') || 'nothing';
}
