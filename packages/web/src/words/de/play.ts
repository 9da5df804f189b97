/**
 * The German of the app. One word for one thing throughout: Dominostein, Feld, Region, Vorrat, Notiz, Probe; what
 * is a mistake “geht nicht auf”, as solvers say. Words on buttons are short, and quoted where sentences name them.
 */
import type { Cell } from '@pipwright/play';
import type { Trouble } from '../../storage/trouble.js';
import type { CommonPlayWords } from '../catalogue.js';
import { at, plural } from './parts.js';

export const dePlay: CommonPlayWords = {
  languageTag: 'de',
  appName: 'Pipwright',
  puzzleTitle: (size: string, number: number) => `${size} ${number}`,
  dateTag: 'de',
  dayTitle: (level: string | undefined, day: string) => (level === undefined ? day : `${level} · ${day}`),
  levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  menu: {
    label: 'Menü',
    puzzles: 'Rätsel',
    rules: 'Regeln',
    solution: 'Lösung',
    share: 'Teilen',
    print: 'Drucken',
    settings: 'Einstellungen',
    keys: 'Tastenkürzel',
    lab: 'Labor',
  },
  close: 'Schließen',
  tools: {
    label: 'Werkzeuge',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    notes: 'Notizen',
    try: 'Probe',
    check: 'Prüfen',
    zoomIn: 'Größer',
    zoomOut: 'Kleiner',
    fit: 'Ganzes Brett',
  },
  keypad: {
    numbers: 'Zahlen',
    notes: 'Notizen',
    putting: 'Du setzt Zahlen',
    noting: 'Du machst Notizen',
  },
  cell: {
    tried: 'zur Probe',
    wrong: 'geht nicht auf',
  },
  did: {
    noted: (numbers: readonly number[], cell: Cell) =>
      numbers.length === 0 ? `Keine Notizen in ${at(cell)}.` : `Notizen in ${at(cell)}: ${numbers.join(', ')}.`,
    notesCleared: 'Alle Notizen sind gelöscht.',
    restarted: 'Alles ist wieder am Anfang. „Rückgängig“ holt es zurück.',
    tryOpened: 'Probe: Was jetzt kommt, kannst du behalten oder verwerfen.',
    tryAccepted: 'Was du probiert hast, bleibt.',
    tryDropped: 'Was du probiert hast, ist verworfen.',
    changes: (count: number) => plural(count, { one: '1 Änderung.', other: `${count} Änderungen.` }),
    undone: 'Rückgängig gemacht.',
    redone: 'Wiederholt.',
    notesOn: 'Notizen an: Zahlen werden jetzt notiert.',
    notesOff: 'Notizen aus.',
  },
  trying: { label: 'Probe', keep: 'Behalten', drop: 'Verwerfen' },
  status: {
    full: 'Noch nicht ganz.',
    keepTrying: 'Weiter probieren',
    showWhere: 'Zeig mir, wo',
    fine: 'Bisher ist keine Regel verletzt.',
    canFinish: 'Bisher ist keine Regel verletzt, und es kann noch aufgehen.',
    lost: 'Bisher ist keine Regel verletzt, aber so geht es nicht mehr auf.',
    unsure: 'Bisher ist keine Regel verletzt. Vorauszuschauen dauerte zu lange.',
    backToGood: 'Zurück zum letzten guten Zug',
    noGood: 'Dieses Rätsel hat keine Lösung.',
    checking: 'Prüft …',
    stop: 'Anhalten',
    wrong: (count: number) => plural(count, { one: 'Etwas geht nicht auf', other: `${count} Stellen gehen nicht auf` }),
    finding: (number: number, count: number) => `${number} von ${count}`,
    previous: 'Vorige',
    next: 'Nächste',
    checkFailed: 'Das ließ sich nicht prüfen.',
  },
  finished: {
    title: (time: string) => `Gelöst in ${time}`,
    share: 'Teilen',
    next: 'Nächstes Rätsel',
    again: 'Noch einmal',
    shared: (kind: string, title: string, time: string) => `Ich habe ${kind} ${title} in ${time} mit Pipwright gelöst.`,
    copied: 'Kopiert',
    notShared: 'Dieser Browser lässt das Teilen hier nicht zu.',
  },
  clock: {
    label: 'Spielzeit',
    pause: 'Pause',
    resume: 'Weiter',
    paused: 'Pausiert',
  },
  /** Why a move cannot be made, and which mistakes there are. */
  problems: {
    'no-change': () => 'Das ändert nichts.',
    'undo-too-far': () => 'Es gibt nichts rückgängig zu machen.',
    'redo-too-far': () => 'Es gibt nichts zu wiederholen.',
    'try-open': () => 'Du probierst schon etwas: Behalte oder verwirf es zuerst.',
    'try-closed': () => 'Du probierst gerade nichts.',
    'mark-on-full-cell': (data: { cell: Cell }) => `${at(data.cell)} ist belegt, dort kannst du nichts notieren.`,
    'mark-out-of-range': (data: { number: number; least: number; most: number }) =>
      `Die Zahlen gehen von ${data.least} bis ${data.most}.`,
    'cell-off-board': () => 'Dort ist kein Platz.',
  },
  cannot: 'Das geht hier nicht.',
  storage: {
    refused:
      'Dieser Browser speichert für diese Seite nichts. Du kannst spielen, aber dein Spiel ist weg, sobald du die Seite schließt.',
    full: 'Auf diesem Gerät ist kein Platz mehr. Du kannst weiterspielen, aber deine Züge werden erst gespeichert, wenn wieder Platz ist.',
    broken:
      'Deine Züge lassen sich gerade nicht speichern. Du kannst weiterspielen; mit jedem Zug wird es neu versucht.',
  } satisfies Record<Trouble, string>,
  news: {
    parted:
      'Dieses Spiel ging in einem anderen Fenster weiter. Was du hier gespielt hast, ist jetzt ein eigenes Spiel.',
    unasked:
      'Der Speicher antwortet nicht, darum ist dieses Brett leer. Ein dort abgelegtes Spiel ist wieder da, sobald er antwortet.',
    noSheet: 'Das ließ sich nicht laden. Besteht eine Verbindung?',
    tryAgain: 'Noch einmal versuchen',
    gone: 'Dieses Rätsel wurde in einem anderen Fenster gelöscht. Mit deinem nächsten Zug bleibt es doch.',
    revived: 'Dieses Rätsel war in einem anderen Fenster gelöscht. Es ist jetzt wieder gespeichert.',
    elsewhere: 'Dieses Spiel ging in einem anderen Fenster weiter. Hier siehst du, wie es jetzt steht.',
    damagedPart: 'Einige der letzten Züge dieses Spiels waren nicht lesbar. Alles davor ist da.',
    damagedAll: 'Das gespeicherte Spiel war nicht lesbar, deshalb beginnt ein neues. Das alte bleibt gespeichert.',
    noPuzzle: 'Dieses Rätsel ließ sich nicht laden. Bist du mit dem Netz verbunden?',
    left: (title: string) => `${title} bleibt so, wie du es verlassen hast.`,
    goBack: 'Wieder öffnen',
    update: 'Eine neue Fassung ist bereit. Dein Spiel bleibt erhalten.',
    reload: 'Jetzt neu laden',
  },
  puzzles: {
    untitled: 'Ohne Namen',
    title: 'Rätsel',
    progress: { new: 'noch nicht begonnen', begun: 'begonnen', finished: 'gelöst' },
    solved: (done: number, count: number) => `${done} von ${count} gelöst`,
    choose: (size: string, number: number, progress: string) => `${size} ${number}, ${progress}`,
  },
  task: {
    working: (found: string, nodes: string) => `Rechnet … Lösungen: ${found}, Schritte: ${nodes}.`,
    stop: 'Anhalten',
    counting: (atLeast: string, nodes: string) => `Zählt … bisher ${atLeast}, Schritte: ${nodes}.`,
  },
  links: {
    opened: (title: string) => `${title} kam mit einem Link.`,
    yours: 'Dieses Rätsel hast du schon begonnen: Hier ist es, wie du es verlassen hast.',
    openShared: 'Geteilte Stellung öffnen',
    damaged: 'Dieser Link ist beschädigt: Etwas fehlt oder ist vertippt. Kopiere ihn noch einmal, und zwar ganz.',
    version:
      'Dieser Link stammt von einer neueren Fassung von Pipwright. Lade die Seite neu und versuche es noch einmal.',
    foreign: 'Mit dem Ende dieses Links kann Pipwright nichts anfangen.',
    'no-puzzle': 'In diesem Link ist kein Rätsel, das sich spielen lässt.',
  },
};
