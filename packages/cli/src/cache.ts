/**
 * Texts kept between runs, in the platform's usual place. A cache only saves time, so one that cannot be read or
 * written is no error. A text is written aside and renamed: nobody ever reads half of it.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, posix, win32 } from 'node:path';
import { readFileText } from './read-text.js';

type Environment = Readonly<Record<string, string | undefined>>;

export class Cache {
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  async read(name: string): Promise<string | undefined> {
    const path = this.#pathOf(name);
    const text = path === undefined ? undefined : await readFileText(path);
    return text?.ok ? text.value : undefined;
  }

  async write(name: string, text: string): Promise<void> {
    const path = this.#pathOf(name);
    if (path === undefined) return;
    const aside = `${path}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(aside, text);
      await rename(aside, path);
    } catch {
      await rm(aside, { force: true }).catch(() => {});
    }
  }

  #pathOf(name: string): string | undefined {
    try {
      const folder = cacheFolder(process.platform, this.#env, homeIn(this.#env));
      return folder === undefined ? undefined : join(folder, 'pipwright', name);
    } catch {
      // The system knows no home of this user.
      return undefined;
    }
  }
}

/** As Node finds it, but in the environment of the run. */
function homeIn(env: Environment): string {
  return env[process.platform === 'win32' ? 'USERPROFILE' : 'HOME'] ?? homedir();
}

/** Where this platform's programs keep what they can get again; a relative path is as good as none. */
export function cacheFolder(platform: NodeJS.Platform, env: Environment, home: string): string | undefined {
  const { isAbsolute } = platform === 'win32' ? win32 : posix;
  return places(platform, env, home).find((folder) => folder !== undefined && isAbsolute(folder));
}

function places(platform: NodeJS.Platform, env: Environment, home: string) {
  switch (platform) {
    case 'win32':
      return [env.LOCALAPPDATA, win32.join(home, 'AppData', 'Local')];
    case 'darwin':
      return [posix.join(home, 'Library', 'Caches')];
    default:
      return [env.XDG_CACHE_HOME, posix.join(home, '.cache')];
  }
}
