import type { SheetWords } from '../catalogue.js';
import { plural } from './parts.js';

export const aid: SheetWords['aid'] = {
  hint: 'Tipp',
  thinking: 'Ich überlege …',
  why: 'Warum?',
  what: 'Zeig es mir',
  goOn: 'Weiter',
  another: 'Anderer Tipp',
  noOther: 'Von hier aus geht es noch nicht anders weiter.',
  firstAgain: 'Zurück zum ersten Tipp',
  nothingLeft: 'Hier gibt es nichts mehr zu finden.',
  failed: 'Das ließ sich nicht herausfinden.',
  lost: 'So geht es nicht mehr auf.',
  sinceWhen: 'Seit wann?',
  since: (what, moves) =>
    `Seit ${what}. ${plural(moves, { one: 'Zurück heißt: 1 Zug weniger.', other: `Zurück heißt: ${moves} Züge weniger.` })}`,
  backToGood: 'Zurück zum letzten guten Zug',
  goBack: 'Zurück',
  keep: 'Richtiges behalten',
  unsolvable: 'Dieses Rätsel hat keine Lösung.',
  whyNot: 'Warum nicht?',
  nothingForbids: 'Noch spricht nichts dagegen.',
};
