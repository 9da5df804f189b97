/** Conflicts of Pips in German. What a player has placed is theirs, "deine 4"; what the board shows is not said. */
import { cellName, list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { dominoName } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import { hasEnd, type ToldConflict } from '../told/index.js';
import { behind, type Clause, capitalised, clause, main, sentence } from './german-clause.js';
import { nothingFits, uncoverable } from './german-conflict-cells.js';
import { fewCells, inTray, rangeName, stock, thereAre } from './german-conflict-parts.js';
import { brokenRegion, outOfReach, unfillable } from './german-conflict-regions.js';
import {
  eachNamed,
  howMany,
  type Named,
  one,
  oneOf,
  regionNamed,
  regionsNamed,
  times,
  together,
} from './german-names.js';
import { oftenName } from './german-parts.js';
import type { PipsWords } from './language.js';

export const germanConflicts: PipsWords['conflicts'] = {
  area: uncoverable,
  region: brokenRegion,
  'too-few-dominoes'(told) {
    const { needed, available } = told.shortage;
    const isWhole = told.tiled.length === told.puzzle.cells.length;
    const need = isWhole ? `das Brett braucht ${needed} Steine` : `${fewCells(told.tiled)} brauchen ${needed} Steine`;
    return sentence(`${need}; ${inTray(told)} ${available === 1 ? 'ist nur einer' : `sind nur ${available}`}`);
  },
  'too-few-numbers'(told) {
    const { needed, available } = told.shortage;
    const wanted = needed === 1 ? 'eine erlaubte Zahl' : `${germanNumber(needed)} verschiedene Zahlen`;
    const there =
      available === 0
        ? 'Es gibt keine'
        : `${capitalised(thereAre(available))}, die dort erlaubt ${available === 1 ? 'ist' : 'sind'}`;
    return sentence(`${needing(told)} ${wanted}. ${there}`);
  },
  'too-few-of-a-number': tooFewOfANumber,
  'out-of-reach': outOfReach,
  'nothing-fits-a-cell': nothingFits,
  'too-many-of-a-number'(told) {
    const { needed, available, numbers = [] } = told.shortage;
    const [number = 0] = numbers;
    const used = told.placed.flatMap(({ domino }) => domino).filter((each) => each === number).length;
    const [toPlace, room] = [needed - used, available - used];
    const must = `${times(toPlace, number)} ${toPlace === 1 ? 'muss' : 'müssen'} ${used === 0 ? '' : 'noch '}aufs Brett`;
    const { nom, isMany } = regionsIn(told);
    const leave = isMany ? 'lassen' : 'lässt';
    const where = room <= 0 ? 'keinen Platz dafür' : `nur Platz für ${howMany(room)}`;
    return sentence(`${must}, und ${nom} ${leave} ${where}`);
  },
  'too-few-doubles'(told) {
    const { needed, available, numbers = [] } = told.shortage;
    const [number] = numbers;
    const isOne = needed === 1;
    const inside = `${regionsIn(told).inside} ${isOne ? 'muss ein ganzer Stein' : `müssen ${germanNumber(needed)} ganze Steine`} liegen`;
    const wanted =
      number !== undefined
        ? isOne
          ? `der ${dominoName([number, number])}`
          : `${oftenName(needed)} der ${dominoName([number, number])}`
        : isOne
          ? 'ein Pasch'
          : told.regions.length === 1
            ? `${oftenName(needed)} derselbe Pasch`
            : `${germanNumber(needed)} Pasche`;
    const there =
      available === 0 ? 'es gibt keinen' : `es gibt nur ${available === 1 ? 'einen' : germanNumber(available)}`;
    return sentence(`${inside}: ${wanted}, und ${there}`);
  },
  'too-few-of-several-numbers'(told) {
    const { needed, available, numbers = [] } = told.shortage;
    const { more, left, isUsed } = told.stillNeeded((value) => numbers.includes(value), available);
    const wanted = told.placed.length === 0 ? needed : more;
    const which = wanted === 1 ? oneOf(numbers) : `${germanNumber(wanted)} Zahlen ${rangeName(told, numbers)}`;
    return sentence(`${needing(told)}${inAll(told)} ${which}. ${leftOver(left, available, isUsed)}`);
  },
  'too-few-pips'(told) {
    const { needed, available } = told.shortage;
    return sentence(`${needing(told)} mindestens ${needed} Punkte. Alle Steine zusammen haben ${available}`);
  },
  'too-many-pips'(told) {
    const { needed, available } = told.shortage;
    const { nom, isMany } = regionsIn(told);
    return sentence(
      `alle Steine zusammen haben ${needed} Punkte. ${nom} ${isMany ? 'lassen' : 'lässt'} nur Platz für ${available}`,
    );
  },
  'numbers-do-not-fit'(told) {
    const [region, ...more] = told.regions;
    if (region !== undefined && more.length === 0) return unfillable(told, region);
    return sentence(cannotFill(told, 'Zahlen'));
  },
  'dominoes-do-not-fit'(told) {
    const isFew = told.values.length > 0 && told.values.length <= 2;
    const which = isFew ? ` Schau dir die mit ${oneOf(told.values, 'dat')} an.` : '';
    return `${sentence(cannotFill(told, 'Steine'))}${which}`;
  },
  combined: (told) => sentence(cannotFill(told, 'Steine')),
};

/** Of one number, over the regions that need it. */
function tooFewOfANumber(told: ToldConflict): string {
  const { needed, available, numbers, counts, missing = [] } = told.shortage;
  const [number] = numbers ?? [];
  if (number === undefined) {
    const there = available === 0 ? 'es gibt keine' : `keine gibt es öfter als ${oftenName(available)}`;
    return sentence(`${needing(told)} ${germanNumber(needed)} gleiche Zahlen, und ${there}`);
  }
  if (counts === 'dominoes') {
    const there =
      available === 0 ? 'es gibt keinen' : `es gibt nur ${available === 1 ? 'einen' : germanNumber(available)}`;
    const steine = needed === 1 ? 'einen Stein' : `${germanNumber(needed)} Steine`;
    return sentence(`${needing(told)} ${steine} mit ${one(number, 'dat')}. ${there}`);
  }
  if (told.placed.length === 0) {
    const wanted = eachNeeds(told, (needs) => times(needs, number)) ?? allNeed(told, times(needed, number));
    const need = missing.length === 0 ? main([wanted]) : behind(`ohne ${list(missing, 'und')}`, [wanted]);
    return sentence(`${need}. ${thereAre(available)}`);
  }
  const { more, left, elsewhere, isUsed } = told.stillNeeded((value) => value === number, available);
  const isOne = told.needs.length === 1;
  const isInside = told.needs.some(({ region }) => told.numbersIn(region).some((each) => isOne || each === number));
  const [yours, ...others] = elsewhere;
  if (yours !== undefined && others.length === 0 && !isInside && told.needs.length > 0) {
    if (available === 1)
      return sentence(
        `${needing(told)} die einzige ${number}, und ${told.supposed ? 'die' : 'deine'} liegt ${placeOf(told, yours)}`,
      );
    return sentence(
      `es gibt ${times(available, number)}, und ${needsOf(told)}. ${told.supposed ? 'Die' : 'Deine'} ${number} ${placeOf(told, yours)} ist eine zu viel`,
    );
  }
  const [only, ...more2] = told.needs;
  const rest = leftOver(left, available, isUsed);
  if (only !== undefined && more2.length === 0)
    return sentence(`${needOfOne(told, only.region, number, more)}. ${rest}`);
  const each = eachNamed(told.puzzle, told.regions);
  if (each !== undefined && more === told.regions.length)
    return sentence(`${each.nom} braucht ${one(number)}. ${rest}`);
  return sentence(`${needing(told)}${inAll(told)} ${times(more, number)}. ${rest}`);
}

/** What one region needs, with what makes it need that. */
function needOfOne(told: ToldConflict, region: Region, number: number, more: number): string {
  const { nom } = regionNamed(told.puzzle, region);
  const { sum } = told.soFar(region);
  if (told.numbersIn(region).length === 0) return `${nom} braucht ${times(more, number)}`;
  if (region.rule.kind === 'same')
    return `${nom} hat ${told.supposed ? one(number) : `deine ${number}`} und braucht noch ${howMany(more)}`;
  return region.rule.kind !== 'sum' || sum === 0
    ? `${nom} braucht noch ${times(more, number)}`
    : `${nom} hat ${sum} und braucht noch ${times(more, number)}`;
}

/** `jede 9 braucht eine`. */
function needsOf(told: ToldConflict): string {
  const total = told.needs.reduce((sum, { needed }) => sum + needed, 0);
  const { nom, isMany } = regionsNamed(
    told.puzzle,
    told.needs.map(({ region }) => region),
  );
  const each = eachNeeds(told, howMany) ?? clause(nom, isMany ? 'brauchen' : 'braucht', howMany(total));
  return main([each]);
}

/** Where all regions look alike and need the same. */
function eachNeeds({ puzzle, needs }: ToldConflict, say: (needed: number) => string): Clause | undefined {
  const [first] = needs;
  const each = eachNamed(
    puzzle,
    needs.map(({ region }) => region),
  );
  if (each === undefined || first === undefined || needs.some(({ needed }) => needed !== first.needed))
    return undefined;
  return clause(each.nom, 'braucht', say(first.needed));
}

/** Where a number lies. */
function placeOf({ puzzle }: ToldConflict, cell: Cell): string {
  const region = puzzle.regions.find(({ cells }) => hasEnd(cells, cell));
  return region === undefined ? `auf ${cellName(cell)}` : regionNamed(puzzle, region).inside;
}

/** @param isUsed whether some are placed already */
function leftOver(left: number, available: number, isUsed: boolean): string {
  if (left <= 0) return available === 0 ? 'Es gibt keine' : 'Es ist keine übrig';
  if (isUsed) return `Es ${left === 1 ? 'ist' : 'sind'} nur noch ${howMany(left)} übrig`;
  return capitalised(thereAre(left));
}

/** With what a player has placed, where that is one domino: what cannot be done with what is left. */
function cannotFill(told: ToldConflict, what: 'Steine' | 'Zahlen'): string {
  const [only, ...others] = told.placed;
  const names = regionsIn(told);
  const fill =
    told.regions.length === 0
      ? `${fewCells(told.tiled)} nicht bedecken`
      : told.regions.length === 1
        ? `${names.acc} nicht füllen`
        : told.regions.length === 2
          ? `${names.acc} nicht ${names.acc.startsWith('beide ') ? '' : 'beide '}füllen`
          : `${names.acc} nicht zusammen füllen`;
  if (only === undefined || others.length > 0 || told.supposed !== undefined)
    return `${stock(told, what)} können ${fill}`;
  const on = only.cells.map(cellName).join('–');
  return `mit deinem ${dominoName(only.domino)} auf ${on} können ${stock(told, what)} ${fill}`;
}

/** Of more regions only the first are named. */
const MOST_REGIONS = 3;

function regionsIn({ puzzle, regions }: ToldConflict): Named {
  if (regions.length <= MOST_REGIONS) return regionsNamed(puzzle, regions);
  const named = regions.slice(0, MOST_REGIONS - 1).map((region) => regionNamed(puzzle, region));
  const more = `${germanNumber(regions.length - named.length)} weitere Regionen`;
  const dative = `${germanNumber(regions.length - named.length)} weiteren Regionen`;
  return together([
    ...named,
    {
      nom: more,
      acc: more,
      dat: dative,
      gen: dative,
      inside: `in ${dative}`,
      into: `in ${more}`,
      to: `zu ${dative}`,
      it: 'sie',
      isMany: true,
    },
  ]);
}

/** `das = und die 9 brauchen zusammen drei 4en`. */
function allNeed(told: ToldConflict, what: string): Clause {
  const { nom, isMany } = regionsIn(told);
  return clause(nom, isMany ? 'brauchen' : 'braucht', `${told.regions.length > 1 ? 'zusammen ' : ''}${what}`);
}

/** `das = und die 9 brauchen`. */
function needing(told: ToldConflict): string {
  const { nom, isMany } = regionsIn(told);
  return `${nom} ${isMany ? 'brauchen' : 'braucht'}`;
}

function inAll({ regions }: ToldConflict): string {
  return regions.length > 1 ? ' zusammen' : '';
}
