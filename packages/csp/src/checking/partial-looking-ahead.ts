import { type Future, LookAhead } from './look-ahead.js';
import type { CheckingStrategy } from './strategy.js';

/** Forward checking, then once through the future: each variable must be supported by every later one. */
export const partialLookingAhead: CheckingStrategy = {
  code: 'PLA',
  name: 'Partial Looking Ahead',
  summary: 'prunes the neighbours, then each variable once against all later ones',
  type: 'look-ahead',
  checker: (tree) => new LookAhead(tree, againstLater),
};

function againstLater(future: Future, level: number): boolean {
  const { tree } = future;
  for (let i = level + 1; i < tree.leaf; i++) {
    for (let j = i + 1; j < tree.leaf; j++) if (!future.revise(tree.at(i), tree.at(j))) return false;
  }
  return true;
}
