import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/workspace.mjs';
import { readQueueAddress } from './address.js';
import { howToInstall, loadDriver, MAJORS } from './driver.js';

const folder = mkdtempSync(join(tmpdir(), 'pipwright-drivers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('packages that are missing', () => {
  const program = (...place: string[]) => join(folder, ...place, 'node_modules/@pipwright/cli/dist/program.js');

  it('are installed where the program is', () => {
    expect(howToInstall(['a@1', 'b@2'], program('lib'))).toBe('Install them: npm install --global a@1 b@2');
    writeFileSync(join(folder, 'package.json'), '{}');
    expect(howToInstall(['a@1', 'b@2'], program())).toBe('Install them: npm install a@1 b@2');
    expect(howToInstall(['a@1', 'b@2'], program('_npx', '0123456789abcdef'))).toBe(
      'Start with them: npx --package pipwright --package a@1 --package b@2 pipwright …',
    );
    expect(howToInstall(['a@1', 'b@2'], join(folder, 'packages/cli/dist/program.js'))).toBe(
      'Install them: npm install a@1 b@2',
    );
  });

  it.each([
    ['redis://x', 'bullmq and ioredis', 'bullmq@6 ioredis@5'],
    ['postgres://x/y', 'bullmq and pg', 'bullmq@6 pg@8'],
  ])('are named for %s', (url, names, packages) => {
    expect(() => loadDriver({ find: () => undefined }, readQueueAddress(url))).toThrow(
      `A queue needs the packages ${names}. Install them: npm install ${packages}`,
    );
    expect(() => loadDriver({ find: () => join(folder, 'bullmq.js') }, readQueueAddress(url))).toThrow(names);
  });

  it('have the versions that a clone installs', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'scripts', 'tools', 'queue', 'package.json'), 'utf8'));
    const majors = Object.entries<string>(manifest.dependencies).map(([name, version]) => [
      name,
      Number.parseInt(version, 10),
    ]);
    expect(Object.fromEntries(majors)).toEqual(MAJORS);
  });
});
