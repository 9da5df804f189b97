/** The German of what lies over the game; it comes with the first sheet. */
import type { SheetWords } from '../catalogue.js';
import { aid } from './aid.js';
import { bring } from './bring.js';
import { grade } from './grade.js';
import { habit } from './habit.js';
import { home } from './home.js';
import { about, inspect } from './inspect.js';
import { library } from './library.js';
import { plural } from './parts.js';

export const deSheets: SheetWords = {
  aid,
  grade,
  habit,
  home,
  library,
  about,
  inspect,
  bring,
  links: {
    opened: (title: string) => `${title} wurde aus einem Link geöffnet.`,
    damaged: 'Dieser Link ist beschädigt: Ein Teil fehlt oder ist vertippt. Kopiere noch einmal den ganzen Link.',
    version:
      'Dieser Link stammt aus einer neueren Version von Pipwright. Lade die Seite neu und versuche es noch einmal.',
    foreign: 'Mit dem Ende dieses Links kann Pipwright nichts anfangen.',
    'no-puzzle': 'Dieser Link enthält kein Rätsel, das du spielen kannst.',
  },
  solution: {
    looking: 'Eine Lösung wird gesucht …',
    stopped: 'Angehalten, bevor es eine Antwort gab.',
    failed: 'Das hat nicht geklappt.',
    none: 'Dieses Rätsel hat keine Lösung.',
    oneMoreWhy: 'Direkt auf dem Brett. Du kannst es rückgängig machen.',
    show: 'Die ganze Lösung zeigen',
    here: 'Hier ist eine Lösung.',
    put: 'Auf das Brett übernehmen',
    putWhy: 'Das Rätsel gilt dann als gelöst. Du kannst jeden Zug rückgängig machen.',
    only: 'Ist das die einzige?',
    lookingForOthers: 'Eine weitere wird gesucht …',
    one: 'Ja, das ist die einzige Lösung.',
    another: (cells: number) =>
      plural(cells, {
        one: 'Nein. Hier ist eine andere, die sich in 1 Feld unterscheidet.',
        other: `Nein. Hier ist eine andere, die sich in ${cells} Feldern unterscheidet.`,
      }),
    marked: 'Rauten markieren die Unterschiede.',
  },
  share: {
    title: 'Teilen',
    result: 'Mein Ergebnis teilen',
    what: 'Was geteilt wird',
    puzzle: 'Das Rätsel',
    position: 'Spielstand',
    copyLink: 'Link kopieren',
    sendLink: 'Link senden',
    copyText: 'Als Text kopieren',
    svg: 'Als SVG speichern',
    png: 'Als PNG speichern',
    copied: 'Kopiert',
    resultPicture: 'Mein Ergebnis als Bild speichern',
    saved: (file: string) => `Gespeichert: ${file}`,
    failed: 'Das geht mit diesem Rätsel nicht.',
    byHand: 'Dieser Browser kann hier nichts kopieren. Der Text unten ist schon ausgewählt: Kopiere ihn selbst.',
  },
  rules: {
    title: 'Regeln',
    play: 'So spielst du',
    coach: 'Einführung spielen',
    never: 'Mit „Prüfen“ siehst du, ob eine Regel verletzt ist. Du kannst jeden Zug rückgängig machen.',
  },
  keys: {
    title: 'Tastenkürzel',
    common: [
      ['Tab', 'zwischen Werkzeugen, Brett und Dominosteinen oder Zahlen wechseln'],
      ['Pfeiltasten', 'auf dem Brett und zwischen den Dominosteinen wandern'],
      ['Strg+Z', 'rückgängig'],
      ['Strg+Y', 'wiederholen'],
      ['N', 'Notizen an und aus'],
      ['T', 'Probe; danach behält K, und D verwirft'],
      ['H', 'Tipp; noch einmal: mehr davon'],
      ['← und →', 'im Lösungsweg: zurück und weiter'],
      ['C', 'prüfen; noch einmal: zur nächsten Stelle'],
      ['+ und -', 'vergrößern und verkleinern'],
      ['W', 'ganzes Brett'],
      ['?', 'diese Übersicht'],
      ['Esc', 'Karte oder Fenster schließen oder Auswahl aufheben'],
    ],
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    asSystem: 'Wie das System',
    theme: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    contrast: 'Kontrast',
    more: 'Hoch',
    motion: 'Bewegung reduzieren',
    motionWhy: 'Immer an, wenn dein Gerät es so vorgibt.',
    patterns: 'Muster auf Regionen',
    patternsWhy: 'So erkennst du Regionen auch ohne Farben.',
    left: 'Für die linke Hand',
    leftWhy: 'Vertauscht die Seiten der Knöpfe.',
    clock: 'Zeit anzeigen',
    liveCheck: 'Fehler beim Spielen zeigen',
    liveCheckWhy:
      'Anfangs aus: Fehler selbst zu finden gehört zum Spiel. Auch wenn keiner zu sehen ist, muss nicht alles stimmen.',
    tidyNotes: 'Notizen automatisch aufräumen',
    solver: 'Löser',
    findAll: '„Lösen“ findet alle Lösungen',
    iterationsPerTick: 'Schritte am Stück',
    iterationsPerTickWhy:
      'Von 1 bis 1.000.000. Mit weniger hält eine Suche schneller an, dauert aber länger. Leer: wird passend gewählt.',
    debugLevel: 'Protokoll in der Konsole des Browsers',
    debugLevels: ['0: aus', '1: Beginn, Lösungen, Ende', '2: jeder Schritt'],
    restart: 'Dieses Rätsel neu beginnen',
    restartWhy: '„Rückgängig“ holt alles zurück.',
    forOwn: 'Für importierte Rätsel',
    maxPip: 'Höchste Zahl auf einem Dominostein',
    maxPipWhy: 'Gilt, wenn eine Datei nichts dazu sagt.',
    allowDuplicates: 'Ein Dominostein darf mehrmals vorkommen',
    allowDuplicatesWhy: 'Gilt, wenn eine Datei nichts dazu sagt und ihre Dominosteine nicht aufzählt.',
    reset: 'Alle Einstellungen zurücksetzen',
    wereReset: 'Alle Einstellungen sind zurückgesetzt.',
  },
};
