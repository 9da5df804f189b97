/** The program as the launcher of a clone starts it: what `serve` needs is made once its words are found to be right. */
import { main } from './main.js';

export function runInClone(argv: readonly string[], prepareApp: () => void): Promise<void> {
  return main('pips-solver', argv, { prepareApp });
}
