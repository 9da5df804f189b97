/** Why one region cannot be filled, in German: by its rule alone, or by the numbers left. */
import { cellName, list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { Region } from '../../model/puzzle.js';
import type { Rule } from '../../model/rule.js';
import { brokenBy, reachOf } from '../told/conflict-region.js';
import type { ToldConflict } from '../told/index.js';
import { sentence } from './german-clause.js';
import { cellCount, one, oneOf, regionNamed } from './german-names.js';

/** By its rule, whatever the tray holds. */
export function brokenRegion(told: ToldConflict): string {
  const [region] = told.regions;
  if (region === undefined) return 'Die Regeln passen nicht zusammen.';
  const { nom } = regionNamed(told.puzzle, region);
  const what =
    told.placed.length === 0 ? impossible(region.rule, region.cells.length, told.puzzle.maxPip) : broken(told, region);
  return sentence(`${nom} ${what}`);
}

const THAN = { '<': 'kleiner als', '>': 'größer als', '=': 'gleich', '≠': 'ungleich' } as const;

function broken(told: ToldConflict, region: Region): string {
  const by = brokenBy(told, region);
  const now = told.supposed === undefined ? 'jetzt ' : '';
  switch (by.kind) {
    case 'unlike':
      return `hat ${now}${list(
        by.numbers.map((value) => one(value)),
        'und',
      )}, aber alle Zahlen darin müssen gleich sein`;
    case 'notValue':
      return `hat ${now}${one(by.number)}, aber alle Zahlen darin müssen ${by.value} sein`;
    case 'avoided':
      return `hat ${now}${one(by.number)}, und die ist verboten`;
    case 'twice':
      return `hat ${now}mehr als eine ${by.number}, aber alle Zahlen darin müssen verschieden sein`;
    case 'wrong':
      return `hat ${now}${one(by.number)}, aber die Zahlen darin müssen ${THAN[by.op]} ${by.value} sein`;
    case 'full':
      return `ist voll und ergibt ${by.sum}`;
    case 'tooMuch':
      return `ergibt schon ${by.sum}`;
    case 'tooLittle':
      return by.open > 1
        ? `hat ${by.sum}, und ${cellCount(by.open)} bringen höchstens ${by.most - by.sum} dazu`
        : by.needs === undefined
          ? `hat ${by.sum}, und selbst ${one(by.most - by.sum)} im letzten Feld ergibt nur ${by.most}`
          : `hat ${by.sum} und bräuchte im letzten Feld ${one(by.needs)}`;
    case 'never':
      return 'lässt sich nicht mehr füllen';
  }
}

/** The sum of a region, by the highest or the lowest numbers left. */
export function outOfReach(told: ToldConflict): string {
  const [region] = told.regions;
  const reach = region === undefined ? undefined : reachOf(told, region);
  if (region === undefined || reach === undefined) return 'Die übrigen Zahlen passen nicht.';
  const { nom, acc } = regionNamed(told.puzzle, region);
  const isPlaced = told.board.length > 0;
  const left = isPlaced ? 'übrigen ' : '';
  switch (reach.kind) {
    case 'lastCell': {
      const numbers = reach.wanted.length <= 3 ? oneOf(reach.wanted) : `${reach.wanted[0]} oder mehr`;
      return sentence(
        `${nom} braucht ${numbers} in ${cellName(reach.cell)}. ${isPlaced ? 'Davon ist keine übrig' : 'Die gibt es nicht'}`,
      );
    }
    case 'tooLow': {
      const has = reach.sum === 0 ? '' : `hat ${reach.sum} und `;
      const wanted = `${reach.isMore ? 'mehr als ' : ''}${reach.wanted}`;
      return sentence(
        `${nom} ${has}braucht ${wanted} aus ${cellCount(reach.open, 'dat')}. Die höchsten ${left}Zahlen, ${list(reach.numbers, 'und')}, ergeben ${reach.made}`,
      );
    }
    case 'tooHigh':
      return sentence(
        `selbst die kleinsten ${left}Zahlen, ${list(reach.numbers, 'und')}, bringen ${acc} auf ${reach.made}`,
      );
  }
}

/** No numbers that are left go together. */
export function unfillable(told: ToldConflict, region: Region): string {
  const { nom, acc } = regionNamed(told.puzzle, region);
  const { rule } = region;
  const { sum, open } = told.soFar(region);
  const isPlaced = told.board.length > 0;
  const left = isPlaced ? 'übrigen ' : '';
  if (rule.kind === 'sum' && rule.op === '=' && open > 1) {
    const has = sum === 0 ? '' : `hat ${sum} und `;
    return sentence(
      `${nom} ${has}braucht ${rule.target - sum} aus ${cellCount(open, 'dat')}. Keine ${germanNumber(open)} ${left}Zahlen ergeben das`,
    );
  }
  if (rule.kind === 'same') return sentence(`keine Zahl gibt es ${isPlaced ? 'noch ' : ''}oft genug für ${acc}`);
  if (rule.kind === 'different')
    return sentence(`für ${acc} gibt es ${isPlaced ? 'nicht mehr' : 'nicht'} genug verschiedene Zahlen`);
  return sentence(`keine ${left}Zahlen füllen ${acc}`);
}

/** Why no numbers do, behind the region's name. */
function impossible(rule: Rule, cells: number, maxPip: number): string {
  switch (rule.kind) {
    case 'sum': {
      const target = rule.op === '>' ? `mehr als ${rule.target}` : `${rule.target}`;
      if (rule.op === '<') return `braucht weniger als ${rule.target}, und kleiner als 0 geht nicht`;
      return `hat ${cellCount(cells)} für höchstens ${cells * maxPip} Punkte und braucht ${target}`;
    }
    case 'different': {
      const there = maxPip + 1 - rule.avoiding.length;
      return there === 0
        ? 'erlaubt gar keine Zahl'
        : `braucht ${cells} verschiedene Zahlen; erlaubt ${there === 1 ? 'ist' : 'sind'} dort nur ${there}`;
    }
    case 'each':
      return `braucht Zahlen ${THAN[rule.op]} ${rule.value}, und es gibt nur 0 bis ${maxPip}`;
    case 'same':
      return `braucht überall dieselbe Zahl von 0 bis ${maxPip}`;
  }
}
