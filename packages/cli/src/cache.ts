/**
 * Texts kept between runs, in the platform's usual place. A cache only saves time, so one that cannot be read or
 * written is no error. A text is written aside and renamed: nobody ever reads half of it.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, posix, win32 } from 'node:path';
import { readText } from './read-bytes.js';

export async function readCache(name: string): Promise<string | undefined> {
  const path = pathOf(name);
  const text = path === undefined ? undefined : await readText(path);
  return text?.ok ? text.value : undefined;
}

export async function writeCache(name: string, text: string): Promise<void> {
  const path = pathOf(name);
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

function pathOf(name: string): string | undefined {
  try {
    const folder = cacheFolder(process.platform, process.env, homedir());
    return folder === undefined ? undefined : join(folder, 'pipwright', name);
  } catch {
    // The system knows no home of this user.
    return undefined;
  }
}

/** Where this platform's programs keep what they can get again; a relative path is as good as none. */
export function cacheFolder(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  home: string,
): string | undefined {
  const { isAbsolute } = platform === 'win32' ? win32 : posix;
  return places(platform, env, home).find((folder) => folder !== undefined && isAbsolute(folder));
}

function places(platform: NodeJS.Platform, env: Readonly<Record<string, string | undefined>>, home: string) {
  switch (platform) {
    case 'win32':
      return [env.LOCALAPPDATA, win32.join(home, 'AppData', 'Local')];
    case 'darwin':
      return [posix.join(home, 'Library', 'Caches')];
    default:
      return [env.XDG_CACHE_HOME, posix.join(home, '.cache')];
  }
}
