/** Everybody who is measured, in the order of the tables. A new peer is a file beside this one and a line here. */
import { pips } from '@pipwright/pips/parts';
import { enginePeer } from './engine.mjs';

/** @type {Record<string, () => Promise<import('../peer.js').Peer>>} */
const OTHERS = {
  'CP-SAT': async () => (await import('./cp-sat.mjs')).cpSat,
  Z3: async () => (await import('./z3.mjs')).z3,
};

export const OURS = pips.engines.map(({ name }) => name);
export const PEERS = [...OURS, ...Object.keys(OTHERS)];

/** @param {string} name */
export async function openPeer(name) {
  const engine = pips.engines.find((engine) => engine.name === name);
  if (engine !== undefined) return enginePeer(engine);
  const open = OTHERS[name];
  if (open === undefined) throw new Error(`there is no peer ${name}`);
  return open();
}
