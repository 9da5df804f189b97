/**
 * The German of the app. One word for one thing throughout: Dominostein, Feld, Region, Vorrat, Notiz, Probe; what
 * cannot come right “geht nicht auf”, as solvers say. Words on buttons are short, and quoted where sentences name them.
 */
import type { Domino, Rule } from '@pipwright/pips';
import type { Cell } from '@pipwright/play';
import type { Trouble } from '../storage/trouble.js';
import type { Catalogue } from './catalogue.js';
import { pluralIn } from './plural.js';

const plural = pluralIn('de');
const at = ([row, column]: Cell) => `Zeile ${row + 1}, Spalte ${column + 1}`;
const list = (cells: readonly Cell[]) => cells.map(at).join('; ');
const named = ([first, second]: Domino) => `${first}-${second}`;
const region = (rule: Rule | undefined) => (rule === undefined ? 'ohne Regel' : `Region ${ruleOf(rule)}`);
const notes = (numbers: readonly number[]) => `Notizen ${numbers.join(', ')}`;
const both = (cells: readonly [Cell, Cell]) => `${at(cells[0])} und ${at(cells[1])}`;
const signNotKept = (cells: readonly [Cell, Cell]) => `Das Zeichen zwischen ${both(cells)} ist nicht eingehalten.`;
const fields = (count: number) => plural(count, { one: '1 Feld', other: `${count} Felder` });
const OPERATORS = { '<': 'kleiner als', '>': 'größer als', '=': 'gleich', '≠': 'ungleich' } as const;

function ruleOf(rule: Rule): string {
  switch (rule.kind) {
    case 'sum':
      return rule.op === '=' ? `Summe ${rule.target}` : `Summe ${OPERATORS[rule.op]} ${rule.target}`;
    case 'same':
      return rule.value === undefined ? 'alle gleich' : `überall ${rule.value}`;
    case 'different':
      return rule.avoiding.length === 0 ? 'alle verschieden' : `alle verschieden und ohne ${rule.avoiding.join(', ')}`;
    case 'each':
      return `jede Zahl ${OPERATORS[rule.op]} ${rule.value}`;
  }
}

export const de: Catalogue = {
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
    about: 'Über dieses Rätsel',
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
  library: {
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
    played: (time: string) => `Spielzeit in allen Spielen: ${time}.`,
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
    deleteGames: 'Spiele dazu löschen',
    deleteMany: (count: number) => `${count} löschen`,
    deleted: (count: number) =>
      plural(count, { one: 'Das Rätsel ist gelöscht.', other: `${count} Rätsel sind gelöscht.` }),
    isOpen: 'Darunter ist das Rätsel, das gerade offen ist. Öffne zuerst ein anderes.',
    undo: 'Rückgängig',
    export: 'Ausgeben',
    exportOne: 'Ausgeben oder drucken',
    exportMany: (count: number) => `${count} ausgeben oder drucken`,
    exported: (count: number) => plural(count, { one: '1 Datei ist fertig.', other: `${count} Dateien sind fertig.` }),
    formatsOf: (kind: string) => `Formate für ${kind}`,
    formats: {
      text: 'Text',
      json: 'JSON',
      nyt: 'JSON der Times',
      yaml: 'YAML',
      tatham: 'ID nach Tatham',
      grid: 'Textgitter',
    },
    pictures: 'Bilder',
    notHeld: (count: number) =>
      plural(count, {
        one: 'Dieses Format kann eines der Rätsel nicht fassen:',
        other: `Dieses Format kann ${count} der Rätsel nicht fassen:`,
      }),
    unheld: {
      'rule-not-expressible': (data: { region: number }) =>
        `Die Regel der Region ${data.region} lässt sich darin nicht schreiben.`,
      'set-not-expressible': () => 'Es zählt jeden Dominostein auf und kann nicht sagen: beliebige aus einem Satz.',
      'pip-not-expressible': (data: { domino: Domino }) =>
        `Den Dominostein ${named(data.domino)} kann es nicht schreiben.`,
      'board-too-sparse': () => 'Die Teile des Bretts liegen dafür zu weit auseinander.',
      'levels-clash': () => 'Es fasst je ein Rätsel der Stufen leicht, mittel und schwer.',
      other: (_: object) => 'In diesem Format lässt es sich nicht schreiben.',
    },
    print: 'Drucken',
    perPage: 'Rätsel auf einer Seite',
    withTray: 'Mit den Dominosteinen unter dem Brett',
    printNow: 'Jetzt drucken',
    backup: 'Sicherung',
    backupWhy: 'Alle Rätsel, die du mitgebracht hast, alle Spiele und die Einstellungen in einer Datei.',
    backupSave: 'Sicherung speichern',
    backedUp: (puzzles: number, games: number) => `Gesichert sind ${puzzles} Rätsel, Spiele: ${games}.`,
    restore: 'Wiederherstellen',
    restoreWhy:
      'Was hier ist, bleibt; was in der Sicherung neu ist, kommt dazu. Von zwei Fassungen eines Spiels bleiben beide.',
    restoreSettings: 'Auch die Einstellungen der Sicherung übernehmen',
    restoreFile: 'Sicherung, die du wiederherstellen willst',
    restoring: 'Die Sicherung wird gelesen …',
    restored: (puzzles: number, games: number) => `Dazugekommen oder geändert: ${puzzles} Rätsel, Spiele: ${games}.`,
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
      unknown: (line: number) => `Zeile ${line} der Sicherung ist weder ein Rätsel noch ein Spiel.`,
      large: (_: number) => 'Diese Datei ist größer als jede Sicherung.',
    },
  },
  about: {
    pips: (cells: number, dominoes: number) =>
      `${fields(cells)}, ${plural(dominoes, { one: '1 Dominostein', other: `${dominoes} Dominosteine` })}.`,
    set: (most: number) => `Aus dem vollständigen Dominosatz bis ${most}-${most}.`,
    futoshiki: (side: number, given: number, signs: number) =>
      `${side} × ${side}, ${plural(given, { one: '1 Zahl vorgegeben', other: `${given} Zahlen vorgegeben` })}, ${signs} Zeichen.`,
    count: 'Lösungen zählen',
    stop: 'Anhalten',
    counting: (atLeast: string, nodes: string) => `Zählt … bisher ${atLeast}, Schritte: ${nodes}.`,
    one: 'Es hat genau eine Lösung.',
    counted: (count: string) => `Es hat ${count} Lösungen.`,
    stopped: (atLeast: string) => `Angehalten. Es gibt mindestens ${atLeast}.`,
  },

  inspect: {
    title: 'Lösen und untersuchen',
    engine: 'Löser',
    engines: {
      swift: 'der schnellste; zählt, ohne alle Lösungen durchzugehen',
      reference: 'Feld für Feld durch Ausprobieren; langsam und leicht zu glauben',
      tiling: 'entlang der Möglichkeiten, das Brett zu bedecken',
      forward: 'die engste Stelle zuerst; jeder Schritt hat seinen Grund',
    },
    csp: 'ein Netz aus Bedingungen',
    checking: 'Prüfung',
    checkings: {
      BT: 'prüft gegen das Bisherige, geht eine Stufe zurück',
      BJ: 'springt aus der Sackgasse zum tiefsten Konflikt',
      GBJ: 'springt zum tiefsten früheren Nachbarn im Graphen',
      CBJ: 'springt zur tiefsten Stufe, die einen Wert verwehrt hat',
      FC: 'streicht bei den künftigen Nachbarn',
      PLA: 'streicht bei den Nachbarn, dann jedes Feld einmal gegen alle späteren',
      FLA: 'streicht bei den Nachbarn, dann jedes Feld einmal gegen alle anderen',
      MAC: 'streicht, bis jeder Kandidat bei jedem Nachbarn Rückhalt hat',
    },
    ordering: 'Reihenfolge',
    orderings: {
      NO: 'in der Reihenfolge der Felder',
      BZ: 'die wenigsten Kandidaten zuerst',
      MC: 'die meisten belegten Nachbarn zuerst',
      MT: 'die strengsten Bedingungen zuerst',
    },
    notSmt:
      'Den Löser „smt“ gibt es nur auf der Kommandozeile: Er braucht 35 MB und Speicher, den Browser selten teilen.',
    tasks: {
      solve: 'Lösen',
      all: 'Alle Lösungen',
      unique: 'Ist es eindeutig?',
      common: 'Was haben alle Lösungen gemeinsam?',
      position: 'Ist meine Stellung noch lösbar?',
    },
    working: (found: string, nodes: string) => `Rechnet … Lösungen: ${found}, Schritte: ${nodes}.`,
    began: 'Rechnet …',
    figures: { nodes: 'Schritte', time: 'Zeit', found: 'Lösungen' },
    seconds: (seconds: string) => `${seconds} s`,
    found: 'Gelöst. Ob es weitere Lösungen gibt, war nicht gefragt.',
    none: 'Es hat keine Lösung.',
    notUnique: (cells: number) =>
      plural(cells, {
        one: 'Es hat mehr als eine Lösung. Hier sind zwei, die sich in 1 Feld unterscheiden.',
        other: `Es hat mehr als eine Lösung. Hier sind zwei, die sich in ${cells} Feldern unterscheiden.`,
      }),
    differ: (cells: readonly Cell[]) => `Mit einer Raute markiert: ${list(cells)}.`,
    solvable: 'Ja, deine Stellung ist noch lösbar.',
    notSolvable: 'Nein, deine Stellung ist nicht mehr lösbar. Geh zurück, bis sie es ist.',
    noAnswer: 'Angehalten, bevor es eine Antwort gab.',
    shared: (same: number, cells: number) => `In allen Lösungen sind ${same} von ${cells} Feldern gleich belegt.`,
    sharedSoFar: (same: number, cells: number) =>
      `Angehalten. In den bisher gefundenen Lösungen sind ${same} von ${cells} Feldern gleich belegt.`,
    always: (cell: Cell, value: number) => `${at(cell)}: ${value}`,
    joined: (cells: readonly [Cell, Cell]) => `Ein Dominostein: ${both(cells)}`,
    onlyCounted: (kept: string) => `Die ersten ${kept} kannst du ansehen; alle weiteren werden nur gezählt.`,
    failures: {
      refused: 'Dieser Löser nimmt dieses Rätsel nicht an.',
      wrong:
        'Der Löser hat eine Lösung geliefert, die gegen die Regeln verstößt; sie wird nicht gezeigt. Das ist ein Fehler des Programms.',
      broken: 'Das ist fehlgeschlagen.',
    },
    solutions: 'Lösungen',
    first: 'Erste Lösung',
    second: 'Zweite Lösung',
    previous: 'Vorige',
    next: 'Nächste',
    number: (count: string) => `Lösung, von ${count}`,
    pipsSolution: (laid: readonly (readonly [Domino, readonly [Cell, Cell]])[]) =>
      `Dominosteine: ${laid.map(([domino, cells]) => `${named(domino)} auf ${both(cells)}`).join('; ')}`,
    futoshikiSolution: (rows: readonly (readonly number[])[]) =>
      `Zahlen: ${rows.map((row, i) => `Zeile ${i + 1}: ${row.map((number) => number || 'offen').join(', ')}`).join('; ')}`,
    differing: (text: string, cells: readonly Cell[]) => `${text}. Markiert: ${list(cells)}`,
    puzzleReport: 'Das Rätsel',
    solutionReport: 'Die gezeigte Lösung',
    good: (what: string) => `✓ ${what}`,
    bad: (what: string, count: number) => `✗ ${what} (${plural(count, { one: '1 Mangel', other: `${count} Mängel` })})`,
    warning: (text: string) => `! ${text}`,
    excludesNothing: (rule: Rule, cells: readonly Cell[]) =>
      `Die Regel „${ruleOf(rule)}“ schließt nichts aus: ${list(cells)}.`,
    reports: {
      dimensions: 'Die Größe des Gitters ist gültig',
      coverage: 'Jedes Feld liegt in höchstens einer Region, und jede Region auf dem Brett',
      syntax: 'Alle Regeln sind wohlgeformt',
      parity: 'Die Zahl der Felder ist gerade, und die Dominosteine passen dazu',
      numbers: 'Alle vorgegebenen Zahlen liegen im Gitter und im erlaubten Bereich',
      lines: 'Keine vorgegebene Zahl steht zweimal in einer Zeile oder Spalte',
      signs: 'Alle Zeichen stehen zwischen Nachbarn und widersprechen einander nicht',
      filled: 'Alle Felder sind mit gültigen Augen belegt',
      adjacent: 'Die Hälften jedes Dominosteins liegen nebeneinander',
      supply: 'Alle Dominosteine sind so oft verwendet, wie es sie gibt',
      rules: 'Alle Regeln der Regionen sind erfüllt',
      covered: 'Das ganze Brett ist bedeckt, jedes Feld einmal',
      'solution-count': 'Für jedes leere Feld gibt es eine Zahl',
      'solution-square-repeated': 'Kein Feld ist zweimal belegt',
      'solution-number-range': 'Alle Zahlen sind im erlaubten Bereich',
      'solution-square-outside': 'Alle Zahlen liegen im Gitter',
      'solution-square-fixed': 'Keine vorgegebene Zahl ist geändert',
      'solution-column': 'Keine Zahl steht zweimal in einer Spalte',
      'solution-row': 'Keine Zahl steht zweimal in einer Zeile',
      'solution-greater': 'Alle „größer als“ stimmen',
      'solution-less': 'Alle „kleiner als“ stimmen',
      'solution-bar': 'Nachbarn mit Balken unterscheiden sich um eins',
      'solution-no-bar': 'Nachbarn ohne Balken tun das nicht',
    },
    model: 'Netz der Bedingungen',
    showModel: 'Netz der Bedingungen zeigen',
    metrics: {
      variables: ['Zu füllende Felder', 'was zu entscheiden ist'],
      theoreticalConstraints: ['Paare unter einer Regel', 'was die Regeln verbieten könnten, wäre jede Zahl möglich'],
      constraints: ['Paare, die etwas verbieten', 'was ein Löser ansehen muss'],
      constraintDensity: ['Dichte', 'wie sehr Felder voneinander abhängen: 0 gar nicht, 1 alle von allen'],
      meanTightness: ['Strenge', 'welcher Teil aller Zahlenpaare im Mittel verboten ist'],
    },
    graph: (variables: number, constraints: number) =>
      `Graph aus ${variables} leeren Feldern mit dem, was jedes enthalten kann, verbunden durch ${constraints} Linien, je breiter, desto strenger.`,
    graphNames: 'Felder sind nach Spalte und Zeile benannt, ab 0; darunter steht, was jedes enthalten kann.',
    log: 'Protokoll',
    logged: {
      start: (task: string, engine: string) => `Beginn: ${task}, ${engine}`,
      solution: (number: string) => `Lösung ${number}`,
      end: (found: string, nodes: string) => `Ende: Lösungen ${found}, Schritte ${nodes}`,
      placed: 'gesetzt',
      removed: 'entfernt',
      pruned: 'verworfen',
    },
  },
  bring: {
    open: 'Rätsel einlesen',
    title: 'Rätsel einlesen',
    what: 'Füge Rätsel hier ein, zieh sie auf die Seite oder öffne Dateien: Text, Gitter, JSON, YAML, ein Tag der Times, Spielkennungen, Links. Nichts verlässt dieses Gerät.',
    label: 'Rätsel als Text',
    files: 'Dateien öffnen',
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
    formats: {
      text: 'Text',
      json: 'JSON',
      nyt: 'Times-JSON',
      yaml: 'YAML',
      tatham: 'Spielkennung',
      grid: 'Gitter',
      link: 'Link',
    },
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
    sayings: {
      'input-too-large': () => 'Das ist größer als 8 MB, mehr wird nicht gelesen. Ist es die richtige Datei?',
      'input-empty': () => 'Da steht nichts.',
      'format-unknown': () => 'Das ist in keinem Format, das hier bekannt ist.',
      'problems-omitted': (data: { more: number }) => `Und ${data.more} weitere Fehler, die nicht aufgeführt sind.`,
      'json-too-large': () => 'Das JSON hat mehr Listen und Objekte als jedes Rätsel. Ist es die richtige Datei?',
      'json-too-deep': () => 'Das JSON ist tiefer verschachtelt als jedes Rätsel.',
      'json-syntax': (data: { found: string | null }) =>
        data.found === null
          ? 'Das JSON endet zu früh: Ein Anführungszeichen oder eine Klammer ist noch offen, oder ein Wert fehlt.'
          : `Das ist kein JSON: „${data.found}“ kann hier nicht stehen.`,
      'field-missing': (data: { field: string }) => `Das Feld „${data.field}“ fehlt.`,
      'cells-odd': (data: { cells: number }) =>
        `Das Brett hat ${data.cells} Felder. Das ist ungerade, und jeder Dominostein bedeckt zwei.`,
      'domino-count': (data: { cells: number; dominoes: number }) =>
        `Die ${data.dominoes} Dominosteine bedecken ${data.dominoes * 2} Felder, aber das Brett hat ${data.cells}.`,
    },
  },
  links: {
    opened: (title: string) => `${title} kam mit einem Link.`,
    yours: 'Dieses Rätsel hast du schon begonnen: Hier ist es, wie du es verlassen hast.',
    damaged: 'Dieser Link ist beschädigt: Etwas fehlt oder ist vertippt. Kopiere ihn noch einmal, und zwar ganz.',
    version:
      'Dieser Link stammt von einer neueren Fassung von Pipwright. Lade die Seite neu und versuche es noch einmal.',
    foreign: 'Mit dem Ende dieses Links kann Pipwright nichts anfangen.',
    'no-puzzle': 'In diesem Link ist kein Rätsel, das sich spielen lässt.',
  },
  share: {
    title: 'Teilen',
    what: 'Was geteilt wird',
    puzzle: 'Das Rätsel',
    position: 'Wie es steht',
    copyLink: 'Link kopieren',
    sendLink: 'Link senden',
    copyText: 'Als Text kopieren',
    svg: 'Als SVG speichern',
    png: 'Als PNG speichern',
    saved: (file: string) => `Gespeichert: ${file}`,
    failed: 'Das lässt sich aus diesem Rätsel nicht machen.',
    notCopied: 'Dieser Browser lässt das Kopieren hier nicht zu.',
  },

  rules: {
    title: 'Regeln',
    pips: [
      'Lege alle Dominosteine so, dass jedes Feld des Bretts bedeckt ist.',
      'Jede farbige Region hat eine Regel auf ihrem Schild; auf Feldern ohne Schild darf alles liegen.',
      'Ein Dominostein darf über zwei Regionen liegen: Jede Hälfte zählt für ihre eigene.',
    ],
    pipsBadges: [
      ['7', 'Die Zahlen in der Region ergeben zusammen 7.'],
      ['<7', 'Sie ergeben zusammen weniger als 7. Gemeint ist die Summe, nicht jede einzelne Zahl.'],
      ['>7', 'Sie ergeben zusammen mehr als 7. Auch hier ist die Summe gemeint.'],
      ['=', 'Alle Zahlen in der Region sind gleich.'],
      ['≠', 'Alle Zahlen in der Region sind verschieden.'],
    ],
    pipsHow: [
      'Zieh einen Dominostein auf das Brett, oder tippe erst ihn und dann ein Feld an.',
      'Ein gewählter Dominostein dreht sich, wenn du ihn noch einmal antippst, einer auf dem Brett, wenn du ihn antippst.',
      'Zieh einen Dominostein vom Brett, um ihn zurückzulegen, oder tippe erst ihn und dann „Vom Brett nehmen“ an.',
      'Mit „Notizen“ schreibst du kleine Zahlen in Felder. Mit „Probe“ spielst du weiter und behältst oder verwirfst dann alles auf einmal.',
    ],
    futoshiki: (side: number) => [
      `Setze in jedes Feld eine Zahl von 1 bis ${side}.`,
      'Jede Zahl steht in jeder Zeile und in jeder Spalte genau einmal.',
      'Ein Zeichen zwischen zwei Feldern zeigt mit der Spitze auf die kleinere Zahl.',
    ],
    futoshikiHow: [
      'Tippe ein Feld an und dann eine Zahl, oder gib sie auf der Tastatur ein.',
      'Mit „Notizen“ schreibst du kleine Zahlen in ein Feld. „Alle Notizen“ trägt ein, was Zeilen, Spalten und Zeichen übrig lassen.',
      'Mit „Probe“ spielst du weiter und behältst oder verwirfst dann alles auf einmal.',
    ],
    play: 'So spielst du',
    never: '„Prüfen“ sagt dir auf Wunsch, was nicht aufgehen kann. „Zurück“ führt so weit zurück, wie du willst.',
  },
  keys: {
    title: 'Tasten',
    common: [
      ['Tab', 'von Teil zu Teil: Werkzeuge, Brett, Dominosteine oder Zahlen'],
      ['Pfeiltasten', 'auf dem Brett und zwischen den Dominosteinen wandern'],
      ['Strg+Z', 'einen Zug zurück'],
      ['Strg+Umschalt+Z oder Strg+Y', 'einen Zug vor'],
      ['N', 'Notizen an und aus'],
      ['T', 'Probe; dann behält K und verwirft D'],
      ['C', 'prüfen'],
      ['+ und -', 'größer und kleiner'],
      ['W', 'ganzes Brett'],
      ['?', 'diese Übersicht'],
      ['Esc', 'schließen oder nichts wählen'],
    ],
    pips: [
      ['Eingabe', 'einen Dominostein wählen; ihn auf das Feld legen'],
      ['3, dann 5', 'auf dem Brett: den Dominostein 3-5 wählen'],
      ['R', 'drehen'],
      ['F', 'Enden tauschen'],
      ['Entf', 'vom Brett nehmen'],
      ['0 bis 9', 'bei Notizen: diese Zahl notieren'],
    ],
    futoshiki: [
      ['1 bis 9', 'eine Zahl setzen, bei Notizen sie notieren'],
      ['Entf', 'löschen'],
      ['A', 'alle Notizen eintragen'],
    ],
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    asSystem: 'Wie das Gerät',
    theme: 'Farben',
    light: 'Hell',
    dark: 'Dunkel',
    contrast: 'Kontrast',
    more: 'Hoch',
    motion: 'Bewegung',
    less: 'Weniger',
    patterns: 'Muster auf Regionen',
    patternsWhy: 'Unterscheidet Regionen auch ohne ihre Farben.',
    hand: 'Hand',
    right: 'Rechts',
    left: 'Links',
    handWhy: 'Rückt Dominosteine und Knöpfe näher an diese Hand.',
    clock: 'Zeit anzeigen',
    liveCheck: 'Sofort zeigen, was nicht aufgehen kann',
    liveCheckWhy:
      'Anfangs aus, denn eine erfüllte Region muss nicht richtig sein: Das zeigt erst das ganze Brett, und es herauszufinden ist das Spiel.',
    tidyNotes: 'Notizen löschen, die eine gesetzte Zahl ausschließt',
    solver: 'Rechnen',
    findAll: '„Lösen“ findet alle Lösungen',
    iterationsPerTick: 'Schritte am Stück',
    iterationsPerTickWhy: 'Von 1 bis 1.000.000: Weniger hält früher an und dauert länger. Leer: so viele, wie passen.',
    debugLevel: 'Protokoll der Löser',
    debugLevels: ['0: aus', '1: Beginn, Lösungen, Ende', '2: jeder Schritt'],
    restart: 'Dieses Rätsel neu beginnen',
    restartWhy: '„Zurück“ holt alles wieder.',
    forOwn: 'Für Rätsel, die du mitbringst',
    maxPip: 'Höchste Zahl auf einem Dominostein',
    maxPipWhy: 'Wenn eine Datei nichts dazu sagt.',
    allowDuplicates: 'Ein Dominostein darf zweimal auf dem Brett liegen',
    allowDuplicatesWhy: 'Wenn eine Datei das nicht sagt und ihre Dominosteine nicht aufzählt.',
    reset: 'Alle Einstellungen zurücksetzen',
    wereReset: 'Alle Einstellungen sind wieder wie am Anfang.',
  },
};
