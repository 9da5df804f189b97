import { LookBack } from './look-back.js';
import type { CheckingStrategy } from './strategy.js';

/** Goes back one level, whoever was in the way. Every other strategy is measured against this one. */
export const naiveBacktracking: CheckingStrategy = {
  code: 'BT',
  name: 'Naive Backtracking',
  summary: 'tests against the past, steps back one level',
  type: 'look-back',
  checker: (tree) => new NaiveBacktracking(tree),
};

class NaiveBacktracking extends LookBack {
  retreat(level: number): number {
    return level - 1;
  }
}
