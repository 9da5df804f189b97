/** Das Deutsch der Startseite. */
import type { home as english } from '../en/home.js';

export const home: typeof english = {
  today: 'Heute',
  noToday: 'Die Rätsel von heute konnten nicht geladen werden. Bist du online?',
  noMoreDays:
    'Diese Version hat keine Tagesrätsel mehr. Ein Update bringt vielleicht neue; alle anderen Rätsel stehen unten.',
  times: 'Heute in der Times',
  goOn: 'weiter',
  continue: 'Weiterspielen',
  play: 'Spielen',
  progress: { new: 'noch nicht begonnen', begun: 'begonnen', finished: 'gelöst' },
  solved: (done: number, count: number) => `${done} von ${count} gelöst`,
  choose: (title: string, progress: string) => `${title}, ${progress}`,
  of: (solved: number, count: number) => `${solved} von ${count}`,
  lessons: 'Einführung',
  start: 'Los',
  startOf: (pack: string) => `Los: ${pack}`,
  next: 'Weiter',
  nextOf: (pack: string) => `Nächstes Rätsel: ${pack}`,
  samples: 'Beispiele',
  toTry: 'Zwei kleine Rätsel zum Ausprobieren. Sie haben viele Lösungen.',
  noneYet: 'Was du importierst und was du gespielt hast, findest du hier.',
  all: 'Alle ansehen',
};
