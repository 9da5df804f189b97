import type { OrderingStrategy } from './strategy.js';

/** The order of the variables. */
export const naturalOrdering: OrderingStrategy = {
  code: 'NO',
  name: 'Natural Ordering',
  summary: 'in the order of the variables',
  choose: (tree) => tree.level,
};
