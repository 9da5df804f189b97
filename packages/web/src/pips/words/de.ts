/** What a game of Pips says in German. */
import type { Domino, Puzzle, Rule } from '@pipwright/pips';
import { type Cell, quartersOf } from '@pipwright/play';
import { at, fields, list, notes, plural } from '../../words/de/parts.js';
import type { HeardHalf } from '../cell-labels.js';
import type { NamedRegion } from '../regions.js';
import type { enPips } from './en.js';

const SIZES: Readonly<Record<string, string>> = {
  small: 'Klein',
  medium: 'Mittel',
  large: 'Groß',
  giant: 'Riesig',
  grand: 'Gewaltig',
};
const OPERATORS = { '<': 'kleiner als', '>': 'größer als', '=': 'gleich', '≠': 'ungleich' } as const;
export const named = ([first, second]: Domino) => `${first}-${second}`;
/** Where the second half lies, by quarters of a turn clockwise. */
const SIDES = ['rechts daneben', 'darunter', 'links daneben', 'darüber'] as const;
const side = (quarters: number) => SIDES[quarters & 3] ?? SIDES[0];
const sideOf = (cells: readonly [Cell, Cell]) => side(quartersOf(cells) ?? 0);
const inRegion = (region: NamedRegion | undefined) =>
  region === undefined ? 'ohne Regel' : `Region ${region.name}, ${ruleOf(region.rule)}, ${fields(region.cells.length)}`;
const ruleAt = ({ regions }: Puzzle, region: number) =>
  ruleOf(regions.find(({ index }) => index === region)?.rule as Rule);

export function ruleOf(rule: Rule): string {
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

export const dePips: typeof enPips = {
  name: 'Pips',
  sizeName: (size: string) => SIZES[size] ?? size,
  tools: {
    turn: 'Drehen',
    back: 'Zurücklegen',
    regions: 'Liste der Regionen',
  },
  tray: {
    label: 'Dominosteine',
    domino: (domino: Domino, quarters: number) =>
      quarters === 0 ? named(domino) : `${named(domino)}, die ${domino[1]} ${side(quarters)}`,
    empty: 'Alle Dominosteine liegen auf dem Brett.',
  },
  board: (cells: number) => `Pips-Brett, ${fields(cells)}`,
  cell: (cell: Cell, region: NamedRegion | undefined, half: HeardHalf | undefined, noted: readonly number[]) =>
    [
      at(cell),
      inRegion(region),
      half === undefined ? 'leer' : `mit ${half.pips} belegt, ${side(half.quarters)} die ${half.other}`,
      ...(noted.length > 0 ? [notes(noted)] : []),
    ].join(', '),
  did: {
    chosen: (domino: Domino) => `${named(domino)} gewählt. Wähle ein Feld dafür.`,
    unchosen: 'Nichts gewählt.',
    placed: (domino: Domino, cells: readonly [Cell, Cell]) =>
      `${named(domino)} liegt mit der ${domino[0]} in ${at(cells[0])}, die ${domino[1]} ${sideOf(cells)}.`,
    taken: (domino: Domino) => `${named(domino)} liegt wieder im Vorrat.`,
    turned: (domino: Domino, cells: readonly [Cell, Cell]) =>
      `${named(domino)} gedreht: die ${domino[0]} in ${at(cells[0])}, die ${domino[1]} ${sideOf(cells)}.`,
    turnedInTray: (domino: Domino, quarters: number) => `${named(domino)} gedreht: die ${domino[1]} ${side(quarters)}.`,
  },
  problems: {
    'slot-empty': (data: { domino: Domino }) => `${named(data.domino)} ist nicht im Vorrat.`,
    'cell-covered': () => 'Dort liegt schon ein anderer Dominostein.',
    'cell-bare': () => 'Dort liegt kein Dominostein.',
    'no-room': () => 'Dort passt er nicht hin.',
    'no-turn': () => 'Zum Drehen ist kein Platz.',
    'no-such-domino': (data: { domino: Domino }) => `${named(data.domino)} ist nicht im Vorrat.`,
    'region-broken': (data: { region: number; cells: readonly Cell[] }, puzzle: Puzzle) =>
      `Mit dem, was auf ${list(data.cells)} liegt, geht die Region „${ruleAt(puzzle, data.region)}“ nicht auf.`,
    'region-starved': (data: { region: number; cells: readonly Cell[] }, puzzle: Puzzle) =>
      `Mit den übrigen Dominosteinen geht die Region „${ruleAt(puzzle, data.region)}“ nicht auf.`,
    'cells-cut-off': (data: { cells: readonly Cell[] }) =>
      plural(data.cells.length, {
        one: `Dieses Feld liegt allein, kein Dominostein passt darauf: ${list(data.cells)}.`,
        other: `Diese ${data.cells.length} Felder liegen für sich. Eine ungerade Zahl können Dominosteine nicht füllen: ${list(data.cells)}.`,
      }),
  },
};
