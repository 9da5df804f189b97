/**
 * What to type so that this program finds more packages. It looks for them where it is installed itself, so that
 * depends on how it came there: into a project, for all projects, or with npx, into a folder of npm's own.
 */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';

/** @param program the path of a file of this program */
export function howToInstall(packages: readonly string[], program: string): string {
  const [project = '', ...inside] = program.split(`${sep}node_modules${sep}`);
  if (project.split(sep).includes('_npx'))
    return `Start with them: npx ${['pipwright', ...packages].map((name) => `--package ${name}`).join(' ')} pipwright …`;
  const isForAll = inside.length > 0 && !existsSync(join(project, 'package.json'));
  return `Install them: npm install ${isForAll ? '--global ' : ''}${packages.join(' ')}`;
}
