/** Das Deutsch der Startseite. */
import type { home as english } from '../en/home.js';

export const home: typeof english = {
  today: 'Heute',
  noToday: 'Die Rätsel von heute konnten nicht geladen werden. Bist du online?',
  times: 'Rätsel der Times',
  goOn: 'weiter',
  continue: 'Weiterspielen',
  play: 'Spielen',
  progress: { new: 'noch nicht begonnen', begun: 'begonnen', finished: 'gelöst' },
  solved: (done: number, count: number) => `${done} von ${count} gelöst`,
  choose: (title: string, progress: string) => `${title}, ${progress}`,
  of: (solved: number, count: number) => `${solved} von ${count}`,
  next: 'Weiter',
  nextOf: (pack: string) => `Nächstes Rätsel: ${pack}`,
  samples: 'Beispiele',
  noneYet: 'Was du importierst und was du gespielt hast, findest du hier.',
  all: 'Alle ansehen',
};
