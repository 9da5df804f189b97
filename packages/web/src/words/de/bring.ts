/** Bringing puzzles in, in German. */
import type { SheetWords } from '../catalogue.js';
import { plural, quoted } from './parts.js';

export const bring: SheetWords['bring'] = {
  open: 'Importieren',
  title: 'Importieren',
  what: 'Füge Rätsel hier ein, zieh sie auf die Seite oder öffne Dateien: Text, Gitter, JSON, YAML, ein Tag der Times, Spielkennungen, Links. Nichts verlässt dieses Gerät.',
  label: 'Rätsel als Text',
  files: 'Dateien öffnen',
  clear: 'Leeren',
  pasted: 'Eingefügter Text',
  numbered: (title: string, number: number, count: number) => `${title} ${number} von ${count}`,
  file: 'Datei',
  reading: 'Liest …',
  found: (puzzles: number, problems: number) =>
    [
      puzzles === 0 ? 'Kein Rätsel gefunden' : `${puzzles} Rätsel gefunden`,
      plural(problems, { one: '1 Stelle stimmt nicht', other: `${problems} Stellen stimmen nicht` }),
    ]
      .slice(0, problems > 0 ? 2 : 1)
      .join(', ')
      .concat('.'),
  puzzles: 'Gefunden',
  problems: 'Stimmt nicht',
  link: 'Link',
  levels: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  there: 'schon da',
  play: 'Spielen',
  playThis: (title: string, number: number) => `${title} spielen, Nummer ${number}`,
  keepAll: (count: number) => plural(count, { one: 'Für später behalten', other: `Alle ${count} behalten` }),
  kept: (count: number) =>
    plural(count, { one: '1 Rätsel ist gespeichert.', other: `${count} Rätsel sind gespeichert.` }),
  keptBefore: 'Sie waren alle schon da.',
  notKept: 'Sie ließen sich nicht speichern. Spielen kannst du sie trotzdem.',
  more: (count: number) => `Mehr zeigen (${count})`,
  place: (line: number, column: number) => `Zeile ${line}, Spalte ${column}`,
  hint: 'Hinweis',
  tooLarge: 'Das ist größer als 8 MB, mehr wird nicht gelesen. Ist es die richtige Datei?',
  tooSlow: 'Das Lesen dauerte länger als 10 Sekunden und wurde angehalten. Ist es die richtige Datei?',
  failed: 'Das ließ sich nicht lesen. Versuche es noch einmal.',
  unreadable: 'Diese Datei ließ sich nicht öffnen.',
  inFile: (file: string, said: string) => `${file}: ${said}`,
  day: {
    title: 'Ein Tag der Times',
    how: 'Der Server dieser Seite holt die drei Rätsel eines Tages von der Times und behält sie.',
    date: 'Tag',
    get: 'Rätsel holen',
    cancel: 'Abbrechen',
    getting: 'Holt die Rätsel …',
    cancelled: 'Abgebrochen.',
    outside: (first: string, last: string) => `Wähle einen Tag vom ${first} bis zum ${last}.`,
    troubles: {
      none: 'Von diesem Tag gibt es keine Rätsel. Wähle einen anderen.',
      unreachable: 'Die Times ist nicht zu erreichen. Prüfe die Verbindung zum Internet und versuche es noch einmal.',
      refused: 'Die Times hat die Rätsel nicht herausgegeben. Versuche es später noch einmal.',
      late: 'Die Times hat nicht rechtzeitig geantwortet. Versuche es später noch einmal.',
      garbage:
        'Was die Times geantwortet hat, sind nicht die Rätsel dieses Tages. Versuche es später noch einmal, oder melde dich im Netz an, falls es das verlangt.',
      busy: 'Der Server dieser Seite holt gerade zu viele Tage auf einmal. Versuche es gleich noch einmal.',
      slow: 'Der Server dieser Seite hat nicht rechtzeitig geantwortet. Versuche es noch einmal.',
      gone: 'Der Server dieser Seite antwortet nicht. Starte „pipwright serve“ neu und versuche es dann noch einmal.',
      offline:
        'Dieses Gerät ist offline, und der Server dieser Seite antwortet nicht. Stelle die Verbindung her und versuche es dann noch einmal.',
      shut: 'Der Server dieser Seite lässt dieses Gerät nicht mehr herein. Öffne die Adresse mit Token, die „pipwright serve“ zeigt.',
    },
  },
  sayings: {
    'input-too-large': () => 'Das ist größer als 8 MB, mehr wird nicht gelesen. Ist es die richtige Datei?',
    'input-empty': () => 'Da steht nichts.',
    'format-unknown': () => 'Das ist in keinem Format, das hier bekannt ist.',
    'problems-omitted': (data: { more: number }) =>
      plural(data.more, {
        one: 'Und ein weiterer Fehler, der nicht aufgeführt ist.',
        other: `Und ${data.more} weitere Fehler, die nicht aufgeführt sind.`,
      }),
    'json-too-large': () => 'Das JSON hat mehr Listen und Objekte als jedes Rätsel. Ist es die richtige Datei?',
    'json-too-deep': () => 'Das JSON ist tiefer verschachtelt als jedes Rätsel.',
    'json-syntax': (data: { found: string | null }) =>
      data.found === null
        ? 'Das JSON endet zu früh: Ein Anführungszeichen oder eine Klammer ist noch offen, oder ein Wert fehlt.'
        : `Das ist kein JSON: „${data.found}“ kann hier nicht stehen.`,
    'field-missing': (data: { field: string }) => `Das Feld „${data.field}“ fehlt.`,
  },
  readings: {
    'json-key-repeated': (data: { key: string }) => `Das Feld ${quoted(data.key)} steht hier zum zweiten Mal.`,
    'field-unknown': (data: { field: string }) =>
      `${quoted(data.field)} ist kein Feld, das hier bekannt ist, und bleibt weg. Ist es vertippt?`,
    'own-solution-unreadable': () => 'Die mitgelieferte Lösung passt nicht zum Rätsel und bleibt weg.',
    'list-too-long': () => 'Hier steht mehr, als ein Rätsel haben kann.',
    'too-many-lines': () => 'Die Datei hat mehr Zeilen, als ein Rätsel braucht.',
    'line-too-long': () => 'Diese Zeile ist länger, als ein Rätsel braucht.',
  },
};
