/** Latin squares, for the page. What playing does not need is loaded when it is first asked for. */
import { boardOf } from '@pipwright/play';
import type { KindPage } from '../../../packages/web/src/kind/page.js';
import { tellMarks } from '../../../packages/web/src/words/board-words.js';
import { cellsOf, numberAt } from '../model.js';
import { LatinScreen } from './screen.js';
import { LATIN_WORDS, latinWordsIn } from './words.js';

export const latinPage: KindPage<'latin'> = {
  playing: {
    Screen: LatinScreen,
    tellAction(words, _, action, after) {
      const own = latinWordsIn(words);
      if (action.type === 'put') return own.put(action.number, action.cell);
      return action.type === 'clear' ? own.cleared(action.cell) : tellMarks(words, action, boardOf(after).marks);
    },
    tellChanges(words, before, after) {
      const own = latinWordsIn(words);
      const changed = cellsOf(after).filter((cell) => numberAt(before, cell) !== numberAt(after, cell));
      return changed.map((cell) =>
        numberAt(after, cell) === 0 ? own.cleared(cell) : own.put(numberAt(after, cell), cell),
      );
    },
  },
  packs: [],
  days: [],
  sizeFor: (cells) => String(Math.round(Math.sqrt(cells))),
  explains: false,
  words: LATIN_WORDS,
  inspection: () => import('./parts.js').then(({ latinInspection }) => latinInspection),
  sharing: () => import('./parts.js').then(({ latinSharing }) => latinSharing),
};
