/**
 * Dechter's graph-based backjumping: the graph alone says who may have a part in a failure, namely the past
 * neighbours. Cheap, since nothing is noted while values are tried, but every neighbour is under suspicion.
 */
import { Blaming } from './blame.js';
import type { CheckingStrategy } from './strategy.js';

export const graphBasedBackjumping: CheckingStrategy = {
  code: 'GBJ',
  name: 'Graph-Based Backjumping',
  summary: 'jumps to the deepest past neighbour in the graph',
  type: 'look-back',
  checker: (tree) => new GraphBasedBackjumping(tree),
};

class GraphBasedBackjumping extends Blaming {
  override enter(level: number): void {
    super.enter(level);
    if (level === this.tree.leaf) return;
    for (let past = 0; past < level; past++) {
      if (this.tree.csp.adjacent(this.tree.at(past), this.tree.at(level))) this.blame(level, past);
    }
  }
}
