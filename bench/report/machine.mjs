/** What the figures were measured on; without it they mean nothing. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { memory } from './units.mjs';

/** @param {readonly string[]} versions of what is measured beside our own, the peers unless told */
export function describeMachine(versions = peerVersions()) {
  const load = loadavg()[0] ?? 0;
  return [
    `${cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${cpus().length} cores, ${memory(totalmem())}`,
    `${type()} ${process.arch}, ${[`Node ${process.versions.node}`, ...versions].join(', ')}`,
    `${new Date().toISOString().slice(0, 10)}, load at the start ${load.toFixed(1)}`,
  ];
}

function peerVersions() {
  const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
}
