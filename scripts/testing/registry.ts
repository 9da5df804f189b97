/** A package registry on this machine, with packages made for a test: npm's own client installs from it, offline. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmCall } from '../workspace.mjs';

export interface Manifest {
  readonly name: string;
  readonly version: string;
}

export interface Registry {
  readonly address: string;
  /** Tarballs that were asked for, by the names of their files. */
  readonly downloads: readonly string[];
  /** Integrity of a package as a lock file names it. */
  integrityOf(manifest: Manifest): string;
  close(): void;
}

export async function startRegistry(manifests: readonly Manifest[]): Promise<Registry> {
  const tarballs = await pack(manifests);
  const integrityOf = (manifest: Manifest) => {
    const content = tarballs.get(fileName(manifest)) ?? '';
    return `sha512-${createHash('sha512').update(content).digest('base64')}`;
  };
  const downloads: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const tarball = tarballs.get(name);
    if (tarball !== undefined) {
      downloads.push(name);
      response.end(tarball);
      return;
    }
    const versions = manifests.filter((manifest) => manifest.name === name);
    if (versions.length === 0) response.writeHead(404);
    response.end(JSON.stringify({ name, 'dist-tags': {}, versions: Object.fromEntries(versions.map(described)) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const described = (manifest: Manifest) => {
    const dist = { tarball: address + fileName(manifest), integrity: integrityOf(manifest) };
    return [manifest.version, { ...manifest, dist }];
  };
  return {
    address,
    downloads,
    integrityOf,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The tarballs of the packages, by the names of their files. */
async function pack(manifests: readonly Manifest[]): Promise<ReadonlyMap<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'pipwright-registry-'));
  try {
    const paths = manifests.map((manifest, i) => {
      const path = join(folder, String(i));
      mkdirSync(path);
      writeFileSync(join(path, 'package.json'), JSON.stringify(manifest));
      writeFileSync(join(path, 'index.js'), '');
      return `./${i}`;
    });
    const { command, args, shell } = npmCall(['pack', '--silent', ...paths]);
    await promisify(execFile)(command, args, { cwd: folder, shell });
    return new Map(manifests.map((each) => [fileName(each), readFileSync(join(folder, fileName(each)))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fileName({ name, version }: Manifest): string {
  return `${name}-${version}.tgz`;
}
