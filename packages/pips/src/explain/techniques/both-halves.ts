/** Both halves are known, and that they belong together. */
import { members } from '@pipwright/core/bits';
import { FORCED } from '../../engines/swift/index.js';
import { Premises } from '../premise.js';
import { technique } from './technique.js';

export const bothHalves = technique('both-halves', 1, (knowledge) => {
  const { edges, first, second } = knowledge.compiled;
  for (let e = 0; e < edges; e++) {
    if (knowledge.joins[e] !== FORCED || knowledge.placed[e] === 1) continue;
    const a = first[e]!;
    const b = second[e]!;
    if (!knowledge.isKnown(a) || !knowledge.isKnown(b)) continue;
    const because = new Premises();
    knowledge.addJoin(because, e);
    knowledge.addValues(because, a);
    knowledge.addValues(because, b);
    const domino = [members(knowledge.values[a]!)[0]!, members(knowledge.values[b]!)[0]!] as const;
    return { conclusion: { kind: 'place', edge: e, domino }, because };
  }
  return undefined;
});
