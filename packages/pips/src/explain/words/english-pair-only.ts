/** Why the domino on two cells is the only one that fits, in English. */
import { cellName, list } from '@pipwright/core';
import { dominoName } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import { type Candidates, hasEnd, type ToldLink } from '../told/index.js';
import { doublesOf, regionInside } from '../told/lacking.js';
import { besideOthers, clearSight, onlyCarrier, sumAsks } from '../told/only-fitting.js';
import { isReckoned } from '../told/pairing.js';
import { MOST_NAMED } from '../told/sight.js';
import { be, itIs, type Variants, verb } from './english-facts.js';
import { lackShort } from './english-fitting.js';
import { a, cellNames, regionName } from './english-names.js';
import { rarest } from './english-partners.js';
import { ruledOut } from './english-ruled-out.js';
import { sentence } from './english-telling.js';

/** What is told of a pair, and how. */
export interface Telling {
  readonly exclusions: readonly ToldLink[];
  readonly candidates: Candidates;
  readonly subject: string;
  readonly isPlaced: boolean;
}

/** Why the domino that is placed is the only one, with the two cells in view. */
export function onlyOne(told: ToldLink, { subject, isPlaced, candidates }: Telling): Variants {
  const { domino, cells } = told.placed!;
  const name = `the ${dominoName(domino)}`;
  const fits = verb(told, 'fits', 'fit');
  const region = regionInside(told, cells);
  const [x, y] = cells.map((cell) => told.known(cell));
  const only = isPlaced ? 'of the dominoes left, only one' : `of the dominoes left, only ${name}`;
  if (x !== undefined && y !== undefined) {
    const isNamed = subject === 'that' || subject.startsWith('with');
    if (isNamed && isPlaced) return [];
    const numbers = x === y ? `two ${x}s` : `${a(x)} and ${a(y)}`;
    const all =
      x === y
        ? `${cellNames(cells)} ${be(told, true)} ${x}`
        : `${cellName(cells[0])} ${be(told)} ${x} and ${cellName(cells[1])} ${be(told)} ${y}`;
    if (isPlaced) return [sentence(all)];
    return isNamed
      ? [sentence(`with ${numbers} that ${be(told)} ${name}`)]
      : [sentence(`${all}: that ${be(told)} ${name}`), sentence(`with ${numbers} that ${be(told)} ${name}`)];
  }
  const rare = rarest(told);
  if (told.isSupposed && rare !== undefined)
    return [sentence(rare.text), sentence(`only ${name} would be left${rare.text.slice(rare.text.indexOf(':'))}`)];
  // Without a word of the cell before, it must be said which one it is.
  const isNamed = subject === 'that' || subject.startsWith('with');
  const rareSaid =
    rare === undefined
      ? []
      : [sentence(`${isNamed ? '' : `${rare.cell}, and `}${isPlaced ? rare.unnamed : rare.text}`)];
  if (region?.rule.kind === 'same')
    return [...insideSame(told, { subject, isPlaced, region: regionName(told.puzzle, region) }), ...rareSaid];
  const inside = region === undefined ? '' : ` inside ${regionName(told.puzzle, region)}`;
  const reasons = [...rareSaid, ...lackingOthers(told, { isPlaced, candidates, subject })];
  if (reasons.length > 0 && !told.isSupposed) return reasons;
  return [
    ...reasons,
    ...(region === undefined ? [] : onlyForSum(told, { region, subject, isPlaced })),
    ...onlyWith(told, { subject, isPlaced }),
    ...onlyAmong(told, isPlaced),
    ...ruledOut(told, isPlaced ? '' : isNamed ? itIs(told) : `${subject} ${be(told, true)} ${name}`),
    ...(inside === '' ? [] : [sentence(`${only} ${fits}${inside}`)]),
    sentence(`${only} ${fits} ${subject === 'that' ? 'there' : `on ${cellNames(cells)}`}`),
  ];
}

/** `The 14 needs 10 from r1c1 and r1c2: that is the 5–5`. */
function onlyForSum(
  told: ToldLink,
  { region, subject, isPlaced }: { readonly region: Region; readonly subject: string; readonly isPlaced: boolean },
): Variants {
  const { cells, domino } = told.placed!;
  const asked = sumAsks(told, region);
  if (asked === undefined) return [];
  const from = subject === 'that' ? 'there' : `on ${cellNames(cells)}`;
  const name = regionName(told.puzzle, region);
  const needs = verb(told, 'needs', 'need');
  const it = isPlaced ? 'only one domino' : `only the ${dominoName(domino)}`;
  const makes = `${it} ${verb(told, 'makes', 'make')} that`;
  switch (asked.kind) {
    case 'exactly':
      return [sentence(`${name} ${needs} ${asked.number} ${from}, and ${makes}`)];
    case 'least':
      return [sentence(`${name} ${needs} at least ${asked.number} ${from}, and ${it} ${be(told)} that high`)];
    case 'most': {
      const allows = verb(told, 'allows', 'allow');
      return [
        sentence(`${name} ${allows} at most ${asked.number} ${from}, and ${it} ${verb(told, 'is', 'be')} that low`),
      ];
    }
  }
}

/** `r1c1 is 5 or 6, and only the 2–5 has one of these`: where no other domino left has what one of the cells may be. */
function onlyAmong(told: ToldLink, isPlaced: boolean): Variants {
  return onlyCarrier(told).map(({ cell, values, isLeft }) => {
    const it = isPlaced ? 'only one domino' : `only the ${dominoName(told.placed!.domino)}`;
    const has = `${it}${isLeft ? ` ${be(told)} left with` : ` ${verb(told, 'has', 'have')}`}`;
    const one = values.length === 1 ? a(values[0]!) : 'one of these';
    return sentence(`${cellName(cell)} ${be(told)} ${list(values, 'or')}, and ${has} ${one}`);
  });
}

/** `r1c1 is 0 and r1c2 is 4, 5 or 6, and only the 0–6 fits`: what the two cells may be, where one domino has that. */
function onlyWith(
  told: ToldLink,
  { subject, isPlaced }: { readonly subject: string; readonly isPlaced: boolean },
): Variants {
  const { cells, domino } = told.placed!;
  const valuesOf = clearSight(told);
  if (valuesOf === undefined) return [];
  const [x, y] = [valuesOf(cells[0]), valuesOf(cells[1])];
  const fits = `${isPlaced ? 'only one domino' : `only the ${dominoName(domino)}`} ${verb(told, 'fits', 'fit')}`;
  const reckoned = x.length === 1 && y.length === 1 ? cells.find((cell) => isReckoned(told, cell)) : undefined;
  const by = told.regions.find((each) => reckoned !== undefined && hasEnd(each.cells, reckoned));
  if (reckoned !== undefined && by !== undefined) {
    const it = subject === 'that' ? itIs(told) : `${cellNames(cells)} ${be(told, true)} the ${dominoName(domino)}`;
    const leaves = `${regionName(told.puzzle, by)} ${verb(told, 'leaves', 'leave')} only ${a(valuesOf(reckoned)[0]!)} for ${cellName(reckoned)}`;
    return [sentence(`${leaves}${isPlaced ? '' : `: ${it}`}`)];
  }
  if (x.length === 1 && y.length === 1 && !isPlaced) {
    const numbers = x[0] === y[0] ? `two ${x[0]}s` : `${a(x[0]!)} and ${a(y[0]!)}`;
    const on = subject === 'that' ? '' : ` on ${cellNames(cells)}`;
    return [sentence(`with ${numbers}${on} that ${be(told)} the ${dominoName(domino)}`)];
  }
  const { used, missing } = told.candidates(cells, { valuesOf });
  if (
    x.length <= MOST_NAMED &&
    y.length <= MOST_NAMED &&
    used.length + missing.length > 0 &&
    used.length + missing.length <= 2
  ) {
    const open = cells.filter((cell) => valuesOf(cell).length > 1);
    const are = open.map((cell) => `${cellName(cell)} ${be(told)} ${list(valuesOf(cell), 'or')}`);
    const why = lackShort(told, { used, missing, taken: [] });
    const it =
      subject === 'that' || subject.startsWith('with')
        ? itIs(told)
        : `${cellNames(cells)} ${be(told, true)} the ${dominoName(domino)}`;
    return [sentence(`${list(are)}, and ${why}${isPlaced ? '' : `: ${it}`}`)];
  }
  if (x.length <= MOST_NAMED && y.length <= MOST_NAMED) {
    const are = cells.map((cell) => `${cellName(cell)} ${be(told)} ${list(valuesOf(cell), 'or')}`);
    const [one, other] = x.length <= y.length ? [x, y] : [y, x];
    const numbers = `${list(one.map(a), 'or')} and ${other.length === 1 ? a(other[0]!) : list(other, 'or')}`;
    return [
      ...(subject === 'that' && one.length === 1 ? [sentence(`with ${numbers}, ${fits}`)] : []),
      sentence(`${list(are)}, and ${fits}`),
    ];
  }
  const [one, other] = x.length <= y.length ? cells : [cells[1], cells[0]];
  const numbers = valuesOf(one);
  if (numbers.length > MOST_NAMED) return [];
  const others = besideOthers(told, numbers, valuesOf(other));
  if (others.length === 0 || others.length > MOST_NAMED) return [];
  const isNot = `${cellName(other)} ${verb(told, 'is not', 'not be')} ${list(others, 'or')}`;
  if (numbers.length > 1)
    return [sentence(`${cellName(one)} ${be(told)} ${list(numbers, 'or')} and ${isNot}, so ${fits}`)];
  return [sentence(`${isNot}, so of the dominoes with ${a(numbers[0]!)} ${fits}`)];
}

function insideSame(
  told: ToldLink,
  { subject, isPlaced, region }: { readonly subject: string; readonly isPlaced: boolean; readonly region: string },
): Variants {
  const { all, left } = doublesOf(told);
  const double = `the ${dominoName(told.placed!.domino)}`;
  const it = subject === 'that' ? `inside ${region} that ${be(told)}` : `a domino inside ${region} ${be(told)}`;
  const only =
    left.length === 1
      ? `${isPlaced ? 'there' : double} ${be(told)} ${isPlaced ? (all.length === 1 ? 'only one' : 'one left') : `the ${all.length === 1 ? 'only' : 'last'} one`}`
      : `only ${isPlaced ? 'one' : double} ${verb(told, 'fits', 'fit')}`;
  return [
    sentence(`${it} a double, and ${only}`),
    ...(isPlaced ? [] : [sentence(`inside ${region} only ${double} ${verb(told, 'fits', 'fit')}`)]),
  ];
}

/** `There is no 5–5: it is the 4–5`, where few others would fit. */
function lackingOthers(told: ToldLink, { isPlaced, candidates, subject }: Omit<Telling, 'exclusions'>): Variants {
  const { left, used: gone, missing } = candidates;
  if (left.length !== 1 || gone.length + missing.length === 0 || gone.length + missing.length > 2) return [];
  const why = lackShort(told, { used: gone, missing, taken: [] });
  const isNamed = subject === 'that' || subject.startsWith('with');
  const it = isNamed ? itIs(told) : `${subject} ${be(told, true)} the ${dominoName(told.placed!.domino)}`;
  if (isPlaced && !isNamed) return gone.length > 0 ? [] : [sentence(`${why} for ${cellNames(told.placed!.cells)}`)];
  if (isPlaced) return [sentence(why)];
  return [sentence(`${why}: ${it}`)];
}
