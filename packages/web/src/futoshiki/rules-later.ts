/** In the page, this is the line of Futoshiki in the table of rules (`rules-later/plugin.ts`): they come with `playing.ts`. */
import { rulesLater } from '../kind/rules-later.js';

export const { rules: futoshikiRules, areHere: rulesAreHere } = rulesLater('futoshiki');
