/**
 * The German of the app. One word for one thing throughout: Dominostein, Feld, Region, Vorrat, Notiz, Probe; what
 * cannot come right “geht nicht auf”, as solvers say. Words on buttons are short, and quoted where sentences name them.
 */
import type { Domino, Rule } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import type { Trouble } from '../storage/trouble.js';
import type { PlayWords } from './catalogue.js';
import { at, both, fields, list, named, notes, plural, region, ruleOf, signNotKept } from './de-parts.js';

export const dePlay: PlayWords = {
  languageTag: 'de',
  appName: 'Pipwright',
  pips: 'Pips',
  futoshiki: 'Futoshiki',
  sizes: {
    'pips-small': 'Klein',
    'pips-medium': 'Mittel',
    'pips-large': 'Groß',
    'pips-giant': 'Riesig',
    'pips-grand': 'Gewaltig',
    'futoshiki-4': '4×4',
    'futoshiki-5': '5×5',
    'futoshiki-6': '6×6',
    'futoshiki-7': '7×7',
    'futoshiki-8': '8×8',
    'futoshiki-9': '9×9',
  },
  puzzleTitle: (size: string, number: number) => `${size} ${number}`,

  menu: {
    puzzles: 'Rätsel',
    rules: 'Regeln',
    settings: 'Einstellungen',
    keys: 'Tasten',
    about: 'Dieses Rätsel: lösen, teilen',
  },
  close: 'Schließen',
  tools: {
    label: 'Werkzeuge',
    undo: 'Zurück',
    redo: 'Vor',
    notes: 'Notizen',
    try: 'Probe',
    check: 'Prüfen',
    turn: 'Drehen',
    flip: 'Enden tauschen',
    back: 'Vom Brett nehmen',
    erase: 'Löschen',
    fillNotes: 'Alle Notizen',
    zoomIn: 'Größer',
    zoomOut: 'Kleiner',
    fit: 'Ganzes Brett',
  },
  tray: {
    label: 'Dominosteine',
    domino: (domino: Domino, quarters: number) =>
      quarters === 0 ? named(domino) : `${named(domino)}, um ${quarters * 90} Grad gedreht`,
    empty: 'Alle Dominosteine liegen auf dem Brett.',
  },
  keypad: {
    numbers: 'Zahlen',
    notes: 'Notizen',
    putting: 'Du setzt Zahlen',
    noting: 'Du machst Notizen',
  },

  board: {
    pips: (cells: number) => `Pips-Brett, ${fields(cells)}`,
    futoshiki: (side: number) => `Futoshiki-Brett, ${side} mal ${side} Felder`,
  },
  cell: {
    pips: (cell: Cell, rule: Rule | undefined, pip: number | undefined, noted: readonly number[]) =>
      [
        at(cell),
        region(rule),
        pip === undefined ? 'leer' : `mit ${pip} belegt`,
        ...(noted.length > 0 ? [notes(noted)] : []),
      ].join(', '),
    futoshiki: (cell: Cell, number: number, given: boolean, signs: readonly string[], noted: readonly number[]) =>
      [
        at(cell),
        number === 0 ? 'leer' : `Zahl ${number}${given ? ', vorgegeben' : ''}`,
        ...signs,
        ...(noted.length > 0 ? [notes(noted)] : []),
      ].join(', '),
    tried: 'zur Probe',
    wrong: 'geht nicht auf',
  },
  signs: {
    less: {
      above: 'kleiner als oben',
      below: 'kleiner als unten',
      left: 'kleiner als links',
      right: 'kleiner als rechts',
    },
    more: { above: 'größer als oben', below: 'größer als unten', left: 'größer als links', right: 'größer als rechts' },
    bar: { above: 'Strich oben', below: 'Strich unten', left: 'Strich links', right: 'Strich rechts' },
  },

  did: {
    chosen: (domino: Domino) => `${named(domino)} gewählt. Wähle ein Feld dafür.`,
    unchosen: 'Nichts gewählt.',
    placed: (domino: Domino, cells: readonly [Cell, Cell]) => `${named(domino)} liegt auf ${both(cells)}.`,
    taken: (domino: Domino) => `${named(domino)} liegt wieder im Vorrat.`,
    turned: (domino: Domino) => `${named(domino)} gedreht.`,
    put: (number: number, cell: Cell) => `${number} in ${at(cell)}.`,
    cleared: (cell: Cell) => `${at(cell)} ist leer.`,
    noted: (numbers: readonly number[], cell: Cell) =>
      numbers.length === 0 ? `Keine Notizen in ${at(cell)}.` : `Notizen in ${at(cell)}: ${numbers.join(', ')}.`,
    notesFilled: 'Alle Notizen sind eingetragen.',
    notesCleared: 'Alle Notizen sind gelöscht.',
    restarted: 'Alles ist wieder am Anfang. „Zurück“ holt es wieder.',
    tryOpened: 'Probe: Was jetzt kommt, kannst du behalten oder verwerfen.',
    tryAccepted: 'Was du probiert hast, bleibt.',
    tryDropped: 'Was du probiert hast, ist verworfen.',
    changes: (count: number) => plural(count, { one: '1 Änderung.', other: `${count} Änderungen.` }),
    undone: 'Ein Zug zurück.',
    redone: 'Ein Zug vor.',
    notesOn: 'Notizen an: Zahlen werden jetzt notiert.',
    notesOff: 'Notizen aus.',
  },
  trying: { label: 'Probe', keep: 'Behalten', drop: 'Verwerfen' },

  status: {
    full: 'Das Brett ist voll, aber etwas stimmt noch nicht.',
    fine: 'Bisher ist kein Fehler zu sehen.',
    wrong: (count: number) =>
      plural(count, { one: 'Eine Stelle geht so nicht auf:', other: `${count} Stellen gehen so nicht auf:` }),
    andMore: (count: number) => plural(count, { one: 'und noch eine.', other: `und ${count} weitere.` }),
    checkFailed: 'Das ließ sich nicht prüfen.',
  },
  finished: {
    title: 'Gelöst',
    time: (time: string) => `in ${time}`,
    share: 'Teilen',
    next: 'Nächstes Rätsel',
    again: 'Noch einmal',
    shared: (kind: string, title: string, time: string) => `Ich habe ${kind} ${title} in ${time} mit Pipwright gelöst.`,
    copied: 'Kopiert.',
    notShared: 'Dieser Browser lässt das Teilen hier nicht zu.',
  },
  clock: {
    label: 'Spielzeit',
    pause: 'Pause',
    resume: 'Weiter',
    paused: 'Pause. Das Brett ist verdeckt.',
  },

  /** Why a move cannot be made, and what cannot come right. */
  problems: {
    'no-change': () => 'Das ändert nichts.',
    'undo-too-far': () => 'Weiter zurück geht es nicht.',
    'redo-too-far': () => 'Weiter vor geht es nicht.',
    'try-open': () => 'Du probierst schon etwas: Behalte oder verwirf es zuerst.',
    'try-closed': () => 'Du probierst gerade nichts.',
    'mark-on-full-cell': (data: { cell: Cell }) => `${at(data.cell)} ist belegt, dort kannst du nichts notieren.`,
    'mark-out-of-range': (data: { number: number; least: number; most: number }) =>
      `Die Zahlen gehen von ${data.least} bis ${data.most}.`,
    'slot-empty': (data: { domino: Domino }) => `${named(data.domino)} ist nicht im Vorrat.`,
    'cell-off-board': () => 'Dort ist kein Platz.',
    'cell-covered': () => 'Dort liegt schon ein anderer Dominostein.',
    'cell-bare': () => 'Dort liegt kein Dominostein.',
    'no-room': () => 'Dort passt er nicht hin.',
    'no-turn': () => 'Zum Drehen ist kein Platz.',
    'no-such-domino': (data: { domino: Domino }) => `${named(data.domino)} ist nicht im Vorrat.`,
    'region-broken': (data: { rule: Rule; cells: readonly Cell[] }) =>
      `Mit dem, was auf ${list(data.cells)} liegt, geht die Region „${ruleOf(data.rule)}“ nicht auf.`,
    'region-starved': (data: { rule: Rule; cells: readonly Cell[] }) =>
      `Mit den übrigen Dominosteinen geht die Region „${ruleOf(data.rule)}“ nicht auf.`,
    'cells-cut-off': (data: { cells: readonly Cell[] }) =>
      plural(data.cells.length, {
        one: `Dieses Feld liegt allein, kein Dominostein passt darauf: ${list(data.cells)}.`,
        other: `Diese ${data.cells.length} Felder liegen für sich. Eine ungerade Zahl können Dominosteine nicht füllen: ${list(data.cells)}.`,
      }),
    'put-out-of-range': (data: { number: number; most: number }) => `Die Zahlen gehen von 1 bis ${data.most}.`,
    'cell-given': (data: { cell: Cell }) => `Die Zahl in ${at(data.cell)} ist vorgegeben.`,
    'cell-empty-already': (data: { cell: Cell }) => `${at(data.cell)} ist schon leer.`,
    'square-stuck': (data: { cell: Cell }) => `Für ${at(data.cell)} bleibt keine Zahl übrig.`,
    'row-stuck': (data: { row: number; number: number }) =>
      `Für die ${data.number} ist in Zeile ${data.row + 1} kein Platz mehr.`,
    'column-stuck': (data: { column: number; number: number }) =>
      `Für die ${data.number} ist in Spalte ${data.column + 1} kein Platz mehr.`,
    'solution-row': (data: { row: number; number: number }) =>
      `Die ${data.number} steht in Zeile ${data.row + 1} mehr als einmal.`,
    'solution-column': (data: { column: number; number: number }) =>
      `Die ${data.number} steht in Spalte ${data.column + 1} mehr als einmal.`,
    'solution-greater': (data: { cells: readonly [Cell, Cell] }) => signNotKept(data.cells),
    'solution-less': (data: { cells: readonly [Cell, Cell] }) => signNotKept(data.cells),
    'solution-bar': (data: { cells: readonly [Cell, Cell] }) =>
      `Mit einem Strich dazwischen müssen sich ${both(data.cells)} um genau 1 unterscheiden.`,
    'solution-no-bar': (data: { cells: readonly [Cell, Cell] }) =>
      `Ohne Strich dazwischen dürfen sich ${both(data.cells)} nicht um genau 1 unterscheiden.`,
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
