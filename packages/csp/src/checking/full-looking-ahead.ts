import { type Future, LookAhead } from './look-ahead.js';
import type { CheckingStrategy } from './strategy.js';

/** Forward checking, then once through the future: each variable must be supported by every other one. */
export const fullLookingAhead: CheckingStrategy = {
  code: 'FLA',
  name: 'Full Looking Ahead',
  summary: 'prunes the neighbours, then each variable once against all others',
  type: 'look-ahead',
  checker: (tree) => new LookAhead(tree, againstOthers),
};

function againstOthers(future: Future, level: number): boolean {
  const { tree } = future;
  for (let i = level + 1; i < tree.leaf; i++) {
    for (let j = level + 1; j < tree.leaf; j++) if (i !== j && !future.revise(tree.at(i), tree.at(j))) return false;
  }
  return true;
}
