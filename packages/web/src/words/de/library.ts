/** “My puzzles”, export and backup in German. */
import type { SheetWords } from '../catalogue.js';
import { plural } from './parts.js';

export const library: SheetWords['library'] = {
  title: 'Meine Rätsel',
  search: 'Suchen',
  order: 'Sortieren nach',
  orders: {
    touched: 'Zuletzt gespielt',
    added: 'Hinzugefügt',
    title: 'Titel',
    size: 'Größe',
    time: 'Bestzeit',
  },
  filter: 'Auswahl eingrenzen',
  kind: 'Art',
  size: 'Größe',
  state: 'Stand',
  tag: 'Stichwort',
  all: 'Alle',
  solved: 'Gelöst',
  unsolved: 'Nicht gelöst',
  count: (count: number) => `${count} Rätsel`,
  loading: 'Einen Moment …',
  empty: 'Hier stehen Rätsel, die du mitbringst, und die der App, die du begonnen hast.',
  failed: 'Das hat nicht geklappt. Es wurde nichts geändert.',
  select: (title: string) => `${title} auswählen`,
  selectAll: 'Alle in dieser Liste auswählen',
  more: (title: string) => `Mehr zu ${title}`,
  best: (time: string) => `Bestzeit ${time}`,
  played: (time: string) => `Gesamtzeit: ${time}`,
  solver: (found: number, digits: string, complete: boolean) => {
    if (found === 0) return 'der Löser findet keine Lösung';
    const count = plural(found, { one: '1 Lösung', other: `${digits} Lösungen` });
    return `vom Löser gelöst: ${complete ? count : `mindestens ${count}`}`;
  },
  games: 'Spiele dazu',
  game: (day: string, time: string, finished: boolean) => `${day}, ${time}${finished ? ', gelöst' : ''}`,
  playGame: (game: string) => `Dieses Spiel spielen: ${game}`,
  gameIsOpen: 'gerade offen',
  gameCount: (count: number) => plural(count, { one: '1 Spiel', other: `${count} Spiele` }),
  addedOn: (day: string) => `Hinzugefügt am ${day}.`,
  back: 'Zur Liste',
  play: 'Spielen',
  name: 'Titel',
  tags: 'Stichwörter',
  tagsHow: 'durch Kommas getrennt',
  save: 'Speichern',
  saved: 'Gespeichert.',
  notSaved: 'Das ließ sich nicht speichern. Alles ist, wie es war.',
  delete: 'Löschen',
  deleteGames: 'Fortschritt löschen',
  deleteMany: (count: number) => `${count} löschen`,
  deleted: (count: number) =>
    plural(count, { one: 'Das Rätsel ist gelöscht.', other: `${count} Rätsel sind gelöscht.` }),
  isOpen: 'Darunter ist das Rätsel, das gerade offen ist. Öffne zuerst ein anderes.',
  undo: 'Rückgängig',
  export: 'Ausgeben',
  exportOne: 'Ausgeben oder drucken',
  exportMany: (count: number) => `${count} ausgeben oder drucken`,
  exported: (count: number) =>
    plural(count, { one: '1 Datei ist fertig.', other: `${count} Dateien sind fertig, zusammen in einem Zip.` }),
  formatsOf: (kind: string) => `Formate für ${kind}`,
  pictures: 'Bilder',
  notHeld: (count: number) =>
    plural(count, {
      one: 'Dieses Format kann eines der Rätsel nicht fassen:',
      other: `Dieses Format kann ${count} der Rätsel nicht fassen:`,
    }),
  cannotHold: 'In diesem Format lässt es sich nicht schreiben.',
  print: 'Drucken',
  perPage: 'Rätsel auf einer Seite',
  tooManyToPrint: (most: number) => `Es werden höchstens ${most} Rätsel auf einmal gedruckt. Wähle weniger aus.`,
  printNow: 'Jetzt drucken',
  backup: 'Sicherung',
  backupWhy:
    'Alle Rätsel, die du mitgebracht hast, alle Spiele, gefundene Lösungen und die Einstellungen in einer Datei.',
  backupSave: 'Sicherung speichern',
  backedUp: (puzzles: number, games: number, solved: number) =>
    `Gesichert: ${puzzles} Rätsel, ${plural(games, { one: '1 Spiel', other: `${games} Spiele` })} und Lösungen zu ${plural(solved, { one: '1 Rätsel', other: `${solved} Rätseln` })}.`,
  restore: 'Wiederherstellen',
  restoreWhy:
    'Was hier ist, bleibt; was in der Sicherung neu ist, kommt dazu. Von zwei Fassungen eines Spiels bleiben beide: Die Punkte neben dem Rätsel zeigen seine Spiele.',
  restoreSettings: 'Auch die Einstellungen der Sicherung übernehmen',
  restoreFile: 'Sicherung öffnen',
  restoring: 'Die Sicherung wird gelesen …',
  restored: (puzzles: number, games: number, solved: number) =>
    `Dazugekommen oder geändert: ${puzzles} Rätsel, ${plural(games, { one: '1 Spiel', other: `${games} Spiele` })}, Lösungen zu ${plural(solved, { one: '1 Rätsel', other: `${solved} Rätseln` })}.`,
  nothingNew: 'Alles aus dieser Sicherung ist schon hier.',
  notRestored: 'Die Sicherung ließ sich auf diesem Gerät nicht speichern. Es wurde nichts geändert.',
  settingsRestored: 'Die Einstellungen sind jetzt die der Sicherung.',
  unchanged: 'Es wurde nichts geändert.',
  backupTroubles: {
    foreign: (_: number) => 'Das ist keine Sicherung von Pipwright.',
    version: (_: number) => 'Diese Sicherung stammt aus einer späteren Fassung von Pipwright.',
    damaged: (line: number) => `Die Sicherung ist in Zeile ${line} beschädigt.`,
    short: (line: number) =>
      `Die Sicherung ist nicht vollständig: Sie endet vor Zeile ${line}, und mehr müsste folgen.`,
    long: (line: number) => `Die Sicherung geht in Zeile ${line} weiter, wo sie zu Ende sein müsste.`,
    puzzle: (line: number) => `Zeile ${line} der Sicherung ist kein Rätsel.`,
    game: (line: number) => `Zeile ${line} der Sicherung ist kein Spiel.`,
    solution: (line: number) => `Zeile ${line} der Sicherung enthält keine Lösungen.`,
    unknown: (line: number) => `Zeile ${line} der Sicherung ist weder ein Rätsel noch ein Spiel.`,
    large: (_: number) => 'Diese Datei ist größer als jede Sicherung.',
    unreadable: (_: number) => 'Diese Datei ließ sich nicht öffnen.',
  },
};
