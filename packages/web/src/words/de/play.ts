/**
 * The German of the app. One word for one thing throughout: Dominostein, Feld, Region, Vorrat, Notiz, Probe; what
 * breaks a rule “stimmt nicht”; what can no longer be solved “geht nicht mehr auf”. Words on buttons are short, and
 * quoted where sentences name them.
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
  levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', expert: 'Experte' },
  menu: {
    label: 'Menü',
    home: 'Start',
    rules: 'Regeln',
    walk: 'Lösungsweg',
    about: 'Über dieses Rätsel',
    solution: 'Lösung',
    share: 'Teilen',
    print: 'Drucken',
    settings: 'Einstellungen',
    keys: 'Tastenkürzel',
    lab: 'Löser',
  },
  close: 'Schließen',
  tools: {
    label: 'Werkzeuge',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    notes: 'Notizen',
    try: 'Probe',
    check: 'Prüfen',
    hint: 'Tipp',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Ganzes Brett',
  },
  keypad: {
    numbers: 'Zahlen',
    notes: 'Notizen',
    putting: 'Zahlen eintragen',
    noting: 'Notizen machen',
  },
  cell: {
    tried: 'zur Probe',
    wrong: 'hier stimmt etwas nicht',
  },
  did: {
    noted: (numbers: readonly number[], cell: Cell) =>
      numbers.length === 0 ? `Keine Notizen in ${at(cell)}.` : `Notizen in ${at(cell)}: ${numbers.join(', ')}.`,
    notesCleared: 'Alle Notizen sind gelöscht.',
    restarted: 'Das Rätsel beginnt von vorn. „Rückgängig“ holt alles zurück.',
    tryOpened: 'Probe: Die nächsten Züge kannst du behalten oder verwerfen.',
    tryAccepted: 'Probe behalten.',
    tryDropped: 'Probe verworfen.',
    changes: (count: number) => plural(count, { one: '1 Änderung.', other: `${count} Änderungen.` }),
    undone: 'Rückgängig gemacht.',
    redone: 'Wiederholt.',
    notesOn: 'Notizen an.',
    notesOff: 'Notizen aus.',
  },
  trying: { label: 'Probe', keep: 'Behalten', drop: 'Verwerfen' },
  status: {
    full: 'Noch nicht ganz.',
    keepTrying: 'Weiterspielen',
    showWhere: 'Zeig mir, wo',
    fine: 'Bisher ist keine Regel verletzt.',
    canFinish: 'Bisher ist keine Regel verletzt, und das Rätsel geht noch auf.',
    unsure: 'Bisher ist keine Regel verletzt. Das Vorausschauen hat zu lange gedauert.',
    checking: 'Wird geprüft …',
    stop: 'Anhalten',
    wrong: (count: number) => plural(count, { one: 'Etwas stimmt nicht', other: `${count} Stellen stimmen nicht` }),
    finding: (number: number, count: number) => `${number} von ${count}`,
    previous: 'Vorige',
    next: 'Nächste',
    sinceWhen: 'Seit wann?',
    checkFailed: 'Das ließ sich nicht prüfen.',
  },
  finished: {
    title: (time: string) => `Gelöst in ${time}`,
    again: 'Noch einmal',
    nothingLeft: 'Hier gibt es nichts mehr zu finden.',
  },
  clock: {
    label: 'Spielzeit',
    pause: 'Pause',
    resume: 'Weiter',
    paused: 'Pause',
    beat: (time) => `Zu schlagen: ${time}`,
  },
  /** Why a move cannot be made, and which mistakes there are. */
  problems: {
    'no-change': () => 'Das ändert nichts.',
    'undo-too-far': () => 'Es gibt nichts rückgängig zu machen.',
    'redo-too-far': () => 'Es gibt nichts zu wiederholen.',
    'try-open': () => 'Es läuft schon eine Probe. Behalte oder verwirf sie zuerst.',
    'try-closed': () => 'Es läuft gerade keine Probe.',
    'mark-on-full-cell': (data: { cell: Cell }) => `${at(data.cell)} ist belegt, dort kannst du nichts notieren.`,
    'mark-out-of-range': (data: { number: number; least: number; most: number }) =>
      `Die Zahlen gehen von ${data.least} bis ${data.most}.`,
    'cell-off-board': () => 'Dort ist kein Platz.',
  },
  cannot: 'Das geht hier nicht.',
  storage: {
    refused:
      'Dieser Browser speichert für diese Seite nichts. Du kannst spielen, aber dein Spiel ist weg, sobald du die Seite schließt.',
    full: 'Der Speicher dieses Geräts ist voll. Du kannst weiterspielen, aber deine Züge werden erst gespeichert, wenn wieder Platz ist.',
    broken:
      'Deine Züge lassen sich gerade nicht speichern. Du kannst weiterspielen; mit jedem Zug wird es neu versucht.',
  } satisfies Record<Trouble, string>,
  news: {
    yours: 'Dieses Rätsel hast du schon begonnen. Es ist noch so, wie du es verlassen hast.',
    openShared: 'Geteilten Spielstand öffnen',
    parted:
      'Dieses Spiel ging in einem anderen Fenster weiter. Was du hier gespielt hast, ist jetzt ein eigenes Spiel.',
    unasked:
      'Der Speicher antwortet nicht, darum ist dieses Brett leer. Ein gespeichertes Spiel kommt zurück, sobald er wieder antwortet.',
    noSheet: 'Das ließ sich nicht laden. Bist du online?',
    tryAgain: 'Noch einmal versuchen',
    gone: 'Dieses Rätsel wurde in einem anderen Fenster gelöscht. Dein nächster Zug speichert es wieder.',
    revived: 'Dieses Rätsel wurde in einem anderen Fenster gelöscht. Jetzt ist es wieder gespeichert.',
    elsewhere: 'Dieses Spiel ging in einem anderen Fenster weiter. Hier siehst du, wie es jetzt steht.',
    damagedPart: 'Einige der letzten Züge dieses Spiels waren nicht lesbar. Alles davor ist noch da.',
    damagedAll: 'Das gespeicherte Spiel war nicht lesbar, deshalb beginnt ein neues. Das alte bleibt gespeichert.',
    noSuchPuzzle: 'Unter dieser Adresse gibt es kein Rätsel.',
    noPuzzle: 'Dieses Rätsel ließ sich nicht laden. Bist du online?',
    toCome: (day: string) => `Erst am ${day} kommt dieses Rätsel.`,
    left: (title: string) => `${title} bleibt so, wie du es verlassen hast.`,
    goBack: 'Wieder öffnen',
    update: 'Eine neue Version ist bereit. Dein Spiel bleibt erhalten.',
    reload: 'Jetzt neu laden',
  },
  puzzles: {
    untitled: 'Ohne Namen',
    /** Of a pack that is no longer offered. */
    earlier: (title: string) => `${title} (alt)`,
  },
};
