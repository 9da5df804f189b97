/** Importing puzzles, in German. */
import type { SheetWords } from '../catalogue.js';
import { plural, quoted } from './parts.js';

export const bring: SheetWords['bring'] = {
  open: 'Importieren',
  title: 'Importieren',
  what: 'Füge hier Rätsel ein, zieh sie auf die Seite oder öffne Dateien: Text, Gitter, JSON, YAML, ein Tag der Times, Spiel-IDs, Links. Nichts verlässt dieses Gerät.',
  label: 'Rätsel als Text',
  files: 'Dateien öffnen',
  clear: 'Leeren',
  pasted: 'Eingefügter Text',
  numbered: (title: string, number: number, count: number) => `${title} ${number} von ${count}`,
  file: 'Datei',
  reading: 'Wird gelesen …',
  found: (puzzles: number, problems: number) =>
    [puzzles === 0 ? 'Kein Rätsel gefunden' : `${puzzles} Rätsel gefunden`, `${problems} Fehler`]
      .slice(0, problems > 0 ? 2 : 1)
      .join(', ')
      .concat('.'),
  puzzles: 'Gefunden',
  problems: 'Fehler',
  link: 'Link',
  levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  there: 'schon gespeichert',
  play: 'Spielen',
  playThis: (title: string, number: number) => `${title} spielen, Nummer ${number}`,
  keepAll: (count: number) => plural(count, { one: 'Importieren', other: `Alle ${count} importieren` }),
  kept: (count: number) => `${count} Rätsel importiert.`,
  keptBefore: 'Schon in „Meine Rätsel“.',
  notKept: 'Der Import hat nicht geklappt. Spielen kannst du die gefundenen Rätsel trotzdem.',
  more: (count: number) => `Mehr zeigen (${count})`,
  place: (line: number, column: number) => `Zeile ${line}, Zeichen ${column}`,
  hint: 'Hinweis',
  tooLarge: 'Das ist zu groß: Mehr als 8 MB werden nicht gelesen. Ist es die richtige Datei?',
  tooSlow: 'Das Lesen dauerte länger als 10 Sekunden und wurde angehalten. Ist es die richtige Datei?',
  failed: 'Das ließ sich nicht lesen. Versuche es noch einmal.',
  unreadable: 'Diese Datei ließ sich nicht öffnen.',
  inFile: (file: string, said: string) => `${file}: ${said}`,
  day: {
    title: 'Ein Tag der Times',
    how: 'Der Server dieser Seite holt die drei Rätsel eines Tages von der Times und speichert sie.',
    date: 'Tag',
    get: 'Rätsel holen',
    cancel: 'Abbrechen',
    getting: 'Rätsel werden geholt …',
    cancelled: 'Abgebrochen.',
    outside: (first: string, last: string) => `Wähle einen Tag vom ${first} bis zum ${last}.`,
    troubles: {
      none: 'Von diesem Tag gibt es keine Rätsel. Wähle einen anderen.',
      unreachable: 'Die Times ist nicht zu erreichen. Prüfe deine Internetverbindung und versuche es noch einmal.',
      refused: 'Die Times hat die Rätsel nicht herausgegeben. Versuche es später noch einmal.',
      late: 'Die Times hat nicht rechtzeitig geantwortet. Versuche es später noch einmal.',
      garbage:
        'Die Times hat etwas anderes geschickt als die Rätsel dieses Tages. Versuche es später noch einmal. Falls dein Netz eine Anmeldung verlangt, melde dich zuerst an.',
      busy: 'Der Server dieser Seite holt gerade zu viele Tage auf einmal. Versuche es in einem Moment noch einmal.',
      slow: 'Der Server dieser Seite hat nicht rechtzeitig geantwortet. Versuche es noch einmal.',
      gone: 'Der Server dieser Seite antwortet nicht. Starte „pipwright serve“ neu und versuche es dann noch einmal.',
      offline:
        'Dieses Gerät ist offline, und der Server dieser Seite antwortet nicht. Stelle die Verbindung her und versuche es dann noch einmal.',
    },
  },
  sayings: {
    'input-too-large': () => 'Das ist zu groß: Mehr als 8 MB werden nicht gelesen. Ist es die richtige Datei?',
    'input-empty': () => 'Hier steht nichts, also auch kein Rätsel.',
    'format-unknown': () => 'Dieses Format ist nicht bekannt.',
    'problems-omitted': (data: { more: number }) =>
      plural(data.more, {
        one: '1 weiterer Fehler ist nicht aufgeführt.',
        other: `${data.more} weitere Fehler sind nicht aufgeführt.`,
      }),
    'json-too-large': () => 'Das JSON ist zu groß für ein Rätsel. Ist es die richtige Datei?',
    'json-too-deep': () => 'Das JSON ist zu tief verschachtelt für ein Rätsel. Ist es die richtige Datei?',
    'json-syntax': (data: { found: string | null }) =>
      data.found === null
        ? 'Das JSON endet zu früh: Ein Anführungszeichen oder eine Klammer ist noch offen, oder ein Wert fehlt.'
        : `Das ist kein gültiges JSON: „${data.found}“ passt hier nicht.`,
    'field-missing': (data: { field: string }) => `Die Angabe „${data.field}“ fehlt.`,
  },
  readings: {
    'json-key-repeated': (data: { key: string }) => `Die Angabe ${quoted(data.key)} kommt zweimal vor. Lösche eine.`,
    'field-unknown': (data: { field: string }) =>
      `Die Angabe ${quoted(data.field)} ist nicht bekannt und wird nicht beachtet. Ist sie vertippt?`,
    'own-solution-unreadable': () => 'Die Lösung in dieser Datei passt nicht zum Rätsel und wird nicht beachtet.',
    'list-too-long': () => 'Diese Liste ist zu lang für ein Rätsel.',
    'too-many-lines': () => 'Die Datei hat zu viele Zeilen für ein Rätsel. Ist es die richtige Datei?',
    'line-too-long': () => 'Diese Zeile ist zu lang für ein Rätsel. Ist es die richtige Datei?',
  },
};
