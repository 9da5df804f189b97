/** Regions of equal or of different numbers, in German. */
import { cellName, list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import { enoughOf, mostTelling } from '../told/alike.js';
import { countFor } from '../told/counting.js';
import { hasEnd, type ToldLink } from '../told/index.js';
import { byName, carriedNumbers } from '../told/tray.js';
import { type ClauseVariants, capitalised, clause, main, sentence, so } from './german-clause.js';
import { countSaid, leftFor } from './german-count.js';
import { be, cellIs, cellIsNot, filledWith, has, itIs, needs, regionIs, verb } from './german-facts.js';
import {
  bagName,
  cellNames,
  dominoes as dominoNames,
  many,
  type Named,
  one,
  regionNamed,
  restNamed,
} from './german-names.js';
import { ofPart, oftenName, scarce } from './german-parts.js';
import { manyOf } from './german-sums.js';
import type { OfRegion } from './german-telling.js';

export const equalSaid: OfRegion = (told, { region, cells }, name) => {
  const then = ofPart(told, cells);
  const plain = so(`${name.inside} ${verb(told, 'sind', 'wären')} alle Zahlen gleich`, then);
  const [at] = cells;
  if (at === undefined) return plain;
  const own = cells.map(({ cell }) => cell);
  const left = told.left(at);
  const [value] = left;
  if (value !== undefined && left.length === 1 && told.has(region).includes(value))
    return likeSaid(told, { region, name, value, own });
  const sure = region.cells.find((cell) => told.known(cell) !== undefined);
  const number = sure === undefined ? undefined : told.known(sure);
  if (sure !== undefined && number !== undefined && cells.every((each) => told.left(each).includes(number)))
    return [
      `${restNamed(name).inside} ${verb(told, 'stehen', 'stünden')} ${many(number)} wie in ${cellName(sure)}`,
      `${areAll(told, own, 2, number)} wie ${cellName(sure)}`,
    ];
  const { nom: rest } = restNamed(name);
  const giver = region.cells.find((cell) => String(told.sight(cell)) === String(left));
  if (giver !== undefined && left.length > 0 && left.length <= 3)
    return [`${cellIs(told, giver, told.sight(giver))}, und ${rest} auch`, ...then.map(main)];
  const lost = [...new Set(cells.flatMap((each) => told.lost(each)))].sort((x, y) => x - y);
  const without = region.cells.find((cell) => !told.valuesOf(cell).some((each) => lost.includes(each)));
  const few = without === undefined ? [] : told.sight(without);
  if (without !== undefined && few.length > 0 && few.length <= 3 && lost.length > 0)
    return [`${cellIs(told, without, few)}, und ${rest} auch`, ...plain];
  if (without !== undefined && lost.length > 0 && lost.length <= 3)
    return [`${cellIsNot(told, [without], lost)}, also auch sonst nichts ${name.inside}`, ...plain];
  return [...bySeveral(told, region, cells, name), ...plain];
};

/** `r1c1 ist 0 oder 2 und r1c2 ist 2 oder 4: Ins = kommen 2en`. */
function bySeveral(told: ToldLink, region: Region, cells: readonly CellLeft[], name: Named): Variants {
  const [x, y] = mostTelling(told, region.cells);
  if (x === undefined || y === undefined) return [];
  const both = told.valuesOf(x).filter((value) => told.valuesOf(y).includes(value));
  if (!cells.every((each) => both.every((value) => told.left(each).includes(value)))) return [];
  const whole = regionIs(told, region, cells, name);
  const givers = [x, y].map((cell) => cellIs(told, cell, told.sight(cell)));
  return so(list(givers, 'und'), [...(whole === undefined ? [] : [[whole]]), ...ofPart(told, cells)]);
}

/** `r1c1 und r1c2 sind 4en`. */
function areAll(told: ToldLink, cells: readonly Cell[], most: number, value: number): string {
  const isMany = cells.length > 1;
  return `${cellNames(cells, { most })} ${be(told, isMany)} ${isMany ? many(value) : one(value)}`;
}

/** Like what lies in the region, or like a cell that is known only. */
function likeSaid(
  told: ToldLink,
  {
    region,
    name,
    value,
    own,
  }: { readonly region: Region; readonly name: Named; readonly value: number; readonly own: readonly Cell[] },
): Variants {
  const others = region.cells.filter((cell) => !hasEnd(own, cell));
  const isRest = others.every((cell) => told.known(cell) === value);
  const rest = restNamed(name);
  const are = areAll(told, own, 4, value);
  const isMany = own.length > 1;
  const too = `${cellNames(own, { most: 4 })} ${be(told, isMany)} auch ${isMany ? many(value) : one(value)}`;
  const known = region.cells.filter((cell) => told.known(cell) === value);
  const [giver] = known;
  const like =
    giver === undefined || known.some((cell) => told.isCovered(cell))
      ? `${name.nom} ${has(told)} ${one(value)}: ${capitalised(too)}`
      : `${are} wie ${cellName(giver)} ${name.inside}`;
  if (!isRest) return [like, too];
  return own.length > 3
    ? [`${rest.inside} ${verb(told, 'stehen', 'stünden')} auch ${many(value)}`, like]
    : [`${are} wie ${rest.nom}`, like];
}

export const differentSaid: OfRegion = (told, { region, cells }, name) => {
  const then = ofPart(told, cells);
  const lost = new Set(cells.flatMap((each) => told.lost(each)));
  const there = told.has(region);
  const taken = there.filter((value) => lost.has(value));
  if (taken.length > 0 && taken.length === lost.size && taken.length <= 3)
    return so(`${name.nom} ${has(told)} schon ${bagName(taken)}`, then);
  const takers = region.cells.filter(
    (cell) =>
      !cells.some((each) => cellName(each.cell) === cellName(cell)) &&
      told.valuesOf(cell).every((value) => lost.has(value) || there.includes(value)),
  );
  const numbers = [...new Set(takers.flatMap((cell) => told.valuesOf(cell)))].sort((x, y) => x - y);
  const once = so(`${name.inside} ${verb(told, 'kommt', 'käme')} keine Zahl zweimal vor`, then);
  if (takers.length < 2 || takers.length !== numbers.length || takers.length > 3) return once;
  const take = verb(told, 'verbrauchen', 'verbrauchten');
  return [
    ...so(
      `${name.inside} ${take} ${cellNames(takers)} ${list(
        numbers.map((value) => `die ${value}`),
        'und',
      )}`,
      then,
    ),
    ...once,
  ];
};

/** `das = braucht drei gleiche Zahlen`. */
function needsAlike(told: ToldLink, size: number, { nom, isMany }: Named): string {
  return `${nom} ${needs(told, isMany)} ${germanNumber(size)} gleiche`;
}

/** `das = braucht drei gleiche, und es gibt nur eine 2`. */
export function enoughReason(
  told: ToldLink,
  region: Region,
  lost: readonly number[],
  name: Named = regionNamed(told.puzzle, region),
): Variants {
  const size = region.cells.length;
  const few = lost.filter((value) => told.halvesFor(region, value) < size).sort((x, y) => x - y);
  const alike = needsAlike(told, size, name);
  if (few.length === 0) {
    const found = countFor(told);
    if (found === undefined) return [alike];
    return [`${countSaid(told, found)}. ${capitalised(leftFor(told, found.left, name))}`, alike];
  }
  if (few.length <= 2) return [`${alike}, und es gibt ${scarce(told, region, few)}`, alike];
  const isLeft = few.some((value) => told.halves(value) >= size) ? ' mehr' : '';
  return [`${alike}, und ${manyOf(few)} gibt es nicht${isLeft} genug`, alike];
}

/** `Welche Zahl gibt es viermal?`, or whether there are enough of those that are too few. */
export function enoughAsked(
  told: ToldLink,
  part: { readonly region: Region; readonly cells: readonly CellLeft[] },
): string {
  const { lost, left, isOnly } = enoughOf(told, part);
  const size = part.region.cells.length;
  if (isOnly) {
    const isLeft = carriedNumbers(told.puzzle).some((value) => !left.includes(value) && told.halves(value) >= size);
    return `${left.length === 1 ? 'Welche Zahl' : 'Welche Zahlen'} gibt es ${isLeft ? 'noch ' : ''}${oftenName(size)}?`;
  }
  if (lost.length > 0 && lost.length <= 2) return `Gibt es genug ${manyOf(lost)}?`;
  return 'Welche Zahlen scheiden damit aus?';
}

export const enoughSaid: OfRegion = (told, { region, cells }, name) => {
  const size = region.cells.length;
  const { lost, left, isShort, isOnly } = enoughOf(told, { region, cells });
  const is = isShort ? filledWith(told, name, left) : clause(manyOf(lost), verb(told, 'scheiden', 'schieden'), 'aus');
  const then: ClauseVariants = told.placed !== undefined ? [itIs(told)] : lost.length > 3 && !isShort ? [] : [[is]];
  const [most = '', ...shorter] = enoughReason(told, region, lost, name);
  const others = carriedNumbers(told.puzzle).filter((value) => !left.includes(value));
  const isLeft = others.some((value) => told.halves(value) >= size) ? 'noch ' : '';
  const only = `${needsAlike(told, size, name)}, und nur ${list(
    left.map((value) => `die ${value}`),
    'und',
  )} gibt es ${isLeft}${oftenName(size)}`;
  const isAlone = isOnly && told.placed === undefined;
  return [
    ...(told.placed === undefined ? [] : so(`${orOthers(told)}${most}`, then)),
    ...(isAlone && others.length > 2 ? [] : !isShort && / genug$/.test(most) ? [] : so(most, then)),
    ...(isAlone ? [sentence(only)] : []),
    ...(isShort ? [] : [sentence(most)]),
    ...(shorter.length === 0
      ? []
      : then.map((each) =>
          sentence(`${main(each)}: ${isShort ? 'Nur die gibt es oft genug' : 'Davon gibt es zu wenig'}`),
        )),
  ];
};

/** `Das ist der 0–5 oder der 2–5. `, where few dominoes are left for the pair that one is placed on. */
function orOthers(told: ToldLink): string {
  const { left } = told.candidates(told.placed!.cells);
  return left.length < 2 || left.length > 3 ? '' : `das ${be(told)} ${dominoNames(byName(left))}. `;
}
