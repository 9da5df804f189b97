import { expect, it } from 'vitest';
import { cacheFolder } from './cache.js';

it.each<[NodeJS.Platform, Record<string, string>, string, string | undefined]>([
  ['linux', {}, '/home/me', '/home/me/.cache'],
  ['linux', { XDG_CACHE_HOME: '/var/mine' }, '/home/me', '/var/mine'],
  ['linux', { XDG_CACHE_HOME: '' }, '/home/me', '/home/me/.cache'],
  ['linux', { XDG_CACHE_HOME: 'relative' }, '/home/me', '/home/me/.cache'],
  ['linux', {}, '', undefined],
  ['darwin', { XDG_CACHE_HOME: '/var/mine' }, '/Users/me', '/Users/me/Library/Caches'],
  ['win32', { LOCALAPPDATA: 'D:\\Local' }, 'C:\\Users\\me', 'D:\\Local'],
  ['win32', {}, 'C:\\Users\\me', 'C:\\Users\\me\\AppData\\Local'],
])('is where %s keeps it: %j, at home in %j', (platform, env, home, folder) => {
  expect(cacheFolder(platform, env, home)).toBe(folder);
});
