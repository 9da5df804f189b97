/** Das Deutsch der Zeile über einem Rätsel, zu dem ein Link geführt hat. */
import type { enWelcome } from '../en/welcome.js';

export const deWelcome: typeof enWelcome = {
  label: 'Zu diesem Link',
  close: 'Zeile schließen',
  lessons: 'Einführung',
  beat: (time) => `Schlag ${time}, die Zeit des Absenders.`,
};
