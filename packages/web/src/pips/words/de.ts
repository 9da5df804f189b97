/** What a game of Pips says in German. */
import type { Domino, Puzzle, Rule } from '@pipwright/pips';
import { ruleLabel } from '@pipwright/pips/drawing';
import { type Cell, type PipsFacts, quartersOf } from '@pipwright/play';
import { at, fields, list, notes, plural, und } from '../../words/de/parts.js';
import { type BrokenRegion, distinct, repeated, ruleAt, sum } from '../broken-region.js';
import type { HeardHalf } from '../heard-half.js';
import { letterOf, type NamedRegion } from '../regions.js';
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

function sayBroken(rule: Rule, values: readonly number[], open: number): string {
  const count = values.length + open;
  const these = count === 2 ? 'Diese beiden' : `Diese ${count} Felder`;
  const each = count === 1 ? 'Hier muss' : 'Überall hier muss';
  switch (rule.kind) {
    case 'sum': {
      const wanted = `${{ '=': '', '<': 'weniger als ', '>': 'mehr als ' }[rule.op]}${rule.target}`;
      if (count === 1)
        return open > 0 ? `Hier kann nicht ${wanted} liegen.` : `Hier liegt ${sum(values)}, nicht ${wanted}.`;
      return open > 0
        ? `${these} können nicht ${wanted} ergeben.`
        : `${these} ergeben ${sum(values)}, nicht ${wanted}.`;
    }
    case 'same':
      if (rule.value !== undefined) return `${each} ${rule.value} liegen.`;
      return `In dieser =-Region liegen ${und(distinct(values))}.`;
    case 'different': {
      const twice = repeated(values);
      if (twice.length > 0)
        return `In dieser ≠-Region ${twice.length > 1 ? 'kommen' : 'kommt'} ${und(twice)} mehrmals vor.`;
      const avoided = rule.avoiding.filter((value) => values.includes(value));
      return `In dieser ≠-Region ${avoided.length > 1 ? 'dürfen' : 'darf'} ${und(avoided)} nicht liegen.`;
    }
    case 'each':
      return rule.op === '='
        ? `${each} ${rule.value} liegen.`
        : `${each} die Zahl ${OPERATORS[rule.op]} ${rule.value} sein.`;
  }
}

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
  headline: ({ dominoes }: PipsFacts) =>
    `Pips, ${plural(dominoes, { one: '1 Dominostein', other: `${dominoes} Dominosteine` })}`,
  place: ({ region, cells }: { region?: number; cells: readonly Cell[] }, puzzle: Puzzle) =>
    region === undefined ? list(cells) : `Region ${letterOf(puzzle, region)}, ${ruleOf(ruleAt(puzzle, region))}`,
  shortcuts: 'Zwei Zahlen wählen einen Dominostein · Pfeile wandern · R dreht · Eingabe legt · ? zeigt alle',
  tools: {
    turn: 'Drehen',
    return: 'Zurück',
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
      `${named(domino)} gelegt: die ${domino[0]} in ${at(cells[0])}, die ${domino[1]} ${sideOf(cells)}.`,
    taken: (all: readonly Domino[]) =>
      `${all[3] ? `${all.length} Dominosteine` : und(all.map(named))} ${all[1] ? 'liegen' : 'liegt'} wieder im Vorrat.`,
    turned: (domino: Domino, cells: readonly [Cell, Cell]) =>
      `${named(domino)} gedreht: die ${domino[0]} in ${at(cells[0])}, die ${domino[1]} ${sideOf(cells)}.`,
    misturned: (isOfTray: boolean) =>
      `So herum passt er dort nicht. Tippe ihn ${isOfTray ? 'zweimal ' : ''}an, um ihn zu drehen.`,
    turnedInTray: (domino: Domino, quarters: number) => `${named(domino)} gedreht: die ${domino[1]} ${side(quarters)}.`,
  },
  problems: {
    'slot-empty': (data: { domino: Domino }) => `${named(data.domino)} ist nicht im Vorrat.`,
    'cell-covered': () => 'Dort liegt schon ein anderer Dominostein.',
    'cell-bare': () => 'Dort liegt kein Dominostein.',
    'no-room': () => 'Dort passt er nicht hin.',
    'no-turn': () => 'Zum Drehen ist kein Platz.',
    'no-such-domino': (data: { domino: Domino }) => `${named(data.domino)} ist nicht im Vorrat.`,
    'region-broken': ({ region, values, open }: BrokenRegion, puzzle: Puzzle) =>
      sayBroken(ruleAt(puzzle, region), values, open),
    'region-starved': ({ region, cells }: { region: number; cells: readonly Cell[] }, puzzle: Puzzle) => {
      const what = `diese ${ruleLabel(ruleAt(puzzle, region))}-Region`;
      return cells.length === 1
        ? `Kein übriger Dominostein passt in ${what}.`
        : `Die übrigen Dominosteine können ${what} nicht füllen.`;
    },
    'cells-cut-off': ({ cells }: { cells: readonly Cell[] }) =>
      plural(cells.length, {
        one: 'Dieses Feld ist abgeschnitten. Ein Dominostein braucht zwei.',
        other: `Diese ${cells.length} Felder sind abgeschnitten. Jeder Dominostein braucht zwei.`,
      }),
  },
};
