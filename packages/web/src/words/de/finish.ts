/** Das Deutsch am Ende eines Rätsels. */
import type { enFinish } from '../en/finish.js';
import { plural } from './parts.js';

const TOP = ['beste', 'zweitbeste', 'drittbeste'];

export const deFinish: typeof enFinish = {
  next: 'Nächstes Rätsel',
  nextIs: (what) => `Weiter: ${what}`,
  share: 'Teilen',
  walk: 'Lösungsweg',
  copied: 'Kopiert',
  byHand: 'Dieser Browser lässt das Teilen hier nicht zu. Der Text unten ist schon ausgewählt: Kopiere ihn selbst.',
  rank: (rank, level) => `deine ${TOP[rank - 1]} Zeit bei „${level}“`,
  helped: (hints, walked) => {
    const counted = plural(hints, { one: '1 Tipp', other: `${hints} Tipps` });
    return [...(hints > 0 ? [counted] : []), ...(walked ? ['Lösungsweg'] : [])].join(' und ');
  },
  unhelped: 'ohne Tipps',
  daysInARow: (days) => plural(days, { one: '1 Tag in Folge', other: `${days} Tage in Folge` }),
  toBeat: {
    beaten: (time) => `${time} geschlagen`,
    equalled: (time) => `gleichauf mit ${time}`,
    missed: (time) => `${time} noch ungeschlagen`,
  },
};
