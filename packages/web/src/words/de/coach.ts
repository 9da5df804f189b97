/** The German of the coach. */
import type { CoachWords } from '../catalogue.js';

export const deCoach: CoachWords = {
  label: 'So spielst du',
  progress: (number: number, count: number) => `${number} von ${count}`,
  skip: 'Überspringen',
  done: 'Genau so.',
  next: 'Weiter',
  end: 'Jetzt kannst du spielen.',
  play: 'Rätsel von heute',
};
