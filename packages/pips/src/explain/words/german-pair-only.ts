/** Why the domino on two cells is the only one that fits, in German. */
import { cellName } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import { hasEnd, type ToldLink } from '../told/index.js';
import { doublesOf, regionInside } from '../told/lacking.js';
import { besideOthers, clearSight, onlyCarrier, sumAsks } from '../told/only-fitting.js';
import { isReckoned, type Subject } from '../told/pairing.js';
import { boardsWith, othersThere } from '../told/ruled-out.js';
import { MOST_NAMED } from '../told/sight.js';
import { behind, capitalised, clause, main, sentence } from './german-clause.js';
import { usedUp } from './german-count.js';
import { impossibleSoon } from './german-dead-end.js';
import { be, cellIs, cellIsNot, cellsAre, has, itIs, needs, verb } from './german-facts.js';
import { lackFor, lackShort, liesThere } from './german-fitting.js';
import {
  bagName,
  cellNames,
  domino as dominoName,
  dominoes as dominoNames,
  one,
  oneOf,
  regionNamed,
} from './german-names.js';
import { rarest } from './german-partners.js';
import type { PairTelling } from './story.js';

/** `das ist der 4–5`, `mit r1c2 ist das der 4–5`, `auf r1c1 und r1c2 liegt der 4–5`. */
export function lying(told: ToldLink, subject: Subject, what: string, inside = ''): string {
  if (subject.kind === 'with')
    return `mit ${cellName(subject.cell)} ${be(told)} das ${inside === '' ? '' : `${inside} `}${what}`;
  return `${liesThere(told, told.placed!.cells, subject.kind === 'that', inside)} ${what}`;
}

/** Which domino it is, at the end of a reason; nothing where that is said next. */
function thenIt(told: ToldLink, { subject, isPlaced }: Pick<PairTelling, 'subject' | 'isPlaced'>): string {
  if (isPlaced) return '';
  const it = subject.kind === 'pair' ? lying(told, subject, dominoName(told.placed!.domino)) : main(itIs(told));
  return `: ${capitalised(it)}`;
}

/** `nur der 4–5`, or `nur ein Stein` where it is said next which. */
function onlyName(told: ToldLink, isPlaced: boolean): string {
  return isPlaced ? 'nur ein Stein' : `nur ${dominoName(told.placed!.domino)}`;
}

/** `dort`, or `auf r1c1 und r1c2`. */
function there(told: ToldLink, { kind }: Subject): string {
  return kind === 'that' ? 'dort' : `auf ${cellNames(told.placed!.cells)}`;
}

/** Why the domino that is placed is the only one, with the two cells in view. */
export function onlyOne(told: ToldLink, telling: PairTelling): Variants {
  const { subject, isPlaced } = telling;
  const { cells } = told.placed!;
  const [x, y] = cells.map((cell) => told.known(cell));
  if (x !== undefined && y !== undefined) return bothKnown(told, [x, y], telling);
  const fits = verb(told, 'passt', 'passte');
  const only = `von den übrigen Steinen ${fits} ${onlyName(told, isPlaced)}`;
  const rare = rarest(told);
  if (told.isSupposed && rare !== undefined) return [sentence(rare.text)];
  // Without a word of the cell before, it must be said which one it is.
  const rareSaid =
    rare === undefined
      ? []
      : [sentence(`${subject.kind === 'pair' ? `${rare.cell}, und ` : ''}${isPlaced ? rare.unnamed : rare.text}`)];
  const region = regionInside(told, cells);
  if (region?.rule.kind === 'same') return [...insideSame(told, telling, region), ...rareSaid];
  const reasons = [...rareSaid, ...lackingOthers(told, telling)];
  if (reasons.length > 0 && !told.isSupposed) return reasons;
  return [
    ...reasons,
    ...(region === undefined ? [] : onlyForSum(told, telling, region)),
    ...onlyWith(told, telling),
    ...onlyAmong(told, isPlaced),
    ...ruledOut(told, telling),
    ...(region === undefined ? [] : [sentence(`${only} ${regionNamed(told.puzzle, region).into}`)]),
    sentence(`${only} ${subject.kind === 'that' ? 'dorthin' : `auf ${cellNames(cells)}`}`),
  ];
}

function bothKnown(told: ToldLink, numbers: readonly [number, number], { subject, isPlaced }: PairTelling): Variants {
  const { cells, domino } = told.placed!;
  const [x, y] = numbers;
  const isNamed = subject.kind !== 'pair';
  if (isNamed && isPlaced) return [];
  const all =
    x === y
      ? `${cellNames(cells)} ${be(told, true)} ${x}en`
      : `${cellIs(told, cells[0], [x])} und ${cellName(cells[1])} ${one(y)}`;
  if (isPlaced) return [sentence(all)];
  const it = [clause('das', be(told), dominoName(domino))];
  const short = sentence(behind(`mit ${bagName(numbers, 'dat')}`, it));
  return isNamed ? [short] : [sentence(`${all}: ${capitalised(main(it))}`), short];
}

/** `Die 14 braucht dort 10, und nur der 5–5 ergibt das`. */
function onlyForSum(told: ToldLink, { subject, isPlaced }: PairTelling, region: Region): Variants {
  const asked = sumAsks(told, region);
  if (asked === undefined) return [];
  const { nom } = regionNamed(told.puzzle, region);
  const [where, it] = [there(told, subject), onlyName(told, isPlaced)];
  switch (asked.kind) {
    case 'exactly':
      return [
        sentence(
          `${nom} ${needs(told)} ${where} zusammen ${asked.number}, und ${it} ${verb(told, 'ergibt', 'ergäbe')} das`,
        ),
      ];
    case 'least':
      return [sentence(`${nom} ${needs(told)} ${where} mindestens ${asked.number}, und ${it} ${be(told)} so hoch`)];
    case 'most': {
      const allows = verb(told, 'verträgt', 'vertrüge');
      return [sentence(`${nom} ${allows} ${where} höchstens ${asked.number}, und ${it} ${be(told)} so klein`)];
    }
  }
}

/** `r1c1 ist 5 oder 6, und nur der 2–5 hat eine davon`: where no other domino left has what one of the cells may be. */
function onlyAmong(told: ToldLink, isPlaced: boolean): Variants {
  return onlyCarrier(told).map(({ cell, values, isLeft }) => {
    const it = isLeft ? onlyName(told, isPlaced).replace('nur', 'nur noch') : onlyName(told, isPlaced);
    const what = values.length === 1 ? one(values[0]!) : 'eine davon';
    return sentence(`${cellIs(told, cell, values)}, und ${it} ${has(told)} ${what}`);
  });
}

/** `r1c1 ist eine 0 und r1c2 ist 4, 5 oder 6, und nur der 0–6 passt`: what the two cells may be, where one domino has that. */
function onlyWith(told: ToldLink, telling: PairTelling): Variants {
  const { subject, isPlaced } = telling;
  const { cells, domino } = told.placed!;
  const valuesOf = clearSight(told);
  if (valuesOf === undefined) return [];
  const [x, y] = [valuesOf(cells[0]), valuesOf(cells[1])];
  const fits = verb(told, 'passt', 'passte');
  const isBoth = x.length === 1 && y.length === 1;
  const reckoned = isBoth ? cells.find((cell) => isReckoned(told, cell)) : undefined;
  const by = told.regions.find((each) => reckoned !== undefined && hasEnd(each.cells, reckoned));
  if (reckoned !== undefined && by !== undefined) {
    const allows = `${regionNamed(told.puzzle, by).nom} ${verb(told, 'lässt', 'ließe')}`;
    const number = one(valuesOf(reckoned)[0]!);
    return [sentence(`${allows} in ${cellName(reckoned)} nur ${number} zu${thenIt(told, telling)}`)];
  }
  if (isBoth && !isPlaced) {
    const on = subject.kind === 'that' ? '' : ` auf ${cellNames(cells)}`;
    const it = [clause('das', be(told), dominoName(domino))];
    return [sentence(behind(`mit ${bagName([x[0]!, y[0]!], 'dat')}${on}`, it))];
  }
  const { used, missing } = told.candidates(cells, { valuesOf });
  const gone = used.length + missing.length;
  const isFew = x.length <= MOST_NAMED && y.length <= MOST_NAMED;
  const are = (own: readonly Cell[]) =>
    cellsAre(
      told,
      own.map((cell) => ({ cell, values: valuesOf(cell) })),
    );
  if (isFew && gone > 0 && gone <= 2) {
    const open = cells.filter((cell) => valuesOf(cell).length > 1);
    const why = lackShort(told, { used, missing, taken: [] });
    return [sentence(`${are(open)},${why.includes(', und ') ? '' : ' und'} ${why}${thenIt(told, telling)}`)];
  }
  if (isFew) return [sentence(`${are(cells)}, und ${onlyName(told, isPlaced)} ${fits}`)];
  const [few, other] = x.length <= y.length ? cells : [cells[1], cells[0]];
  const numbers = valuesOf(few);
  const others = numbers.length > MOST_NAMED ? [] : besideOthers(told, numbers, valuesOf(other));
  if (others.length === 0 || others.length > MOST_NAMED) return [];
  const isNot = cellIsNot(told, [other], others);
  if (numbers.length > 1)
    return [sentence(`${cellIs(told, few, numbers)} und ${isNot}, also ${fits} ${onlyName(told, isPlaced)}`)];
  return [
    sentence(
      `${isNot}, also ${fits} von den Steinen mit ${oneOf(numbers, 'dat')} nur ${isPlaced ? 'einer' : dominoName(domino)}`,
    ),
  ];
}

/** `Im = ist das ein Pasch, und der 4–4 ist der letzte`. */
function insideSame(told: ToldLink, { subject, isPlaced }: PairTelling, region: Region): Variants {
  const { inside } = regionNamed(told.puzzle, region);
  const { all, left } = doublesOf(told);
  const double = dominoName(told.placed!.domino);
  const it =
    subject.kind === 'that' ? `${inside} ${be(told)} das ein Pasch` : `ein Stein ${inside} ${be(told)} ein Pasch`;
  const isOnly = all.length === 1;
  const one =
    left.length !== 1
      ? `nur ${isPlaced ? 'einer' : double} ${verb(told, 'passt', 'passte')}`
      : isPlaced
        ? `es gibt nur ${isOnly ? '' : 'noch '}einen`
        : `${double} ${be(told)} der ${isOnly ? 'einzige' : 'letzte'}`;
  return [
    sentence(`${it}, und ${one}`),
    ...(isPlaced ? [] : [sentence(`${inside} ${verb(told, 'passt', 'passte')} nur ${double}`)]),
  ];
}

/** `Es gibt keinen 5–5: Es ist der 4–5`, where few others would fit. */
function lackingOthers(told: ToldLink, telling: PairTelling): Variants {
  const { candidates, subject, isPlaced } = telling;
  const { left, used, missing } = candidates;
  const gone = used.length + missing.length;
  if (left.length !== 1 || gone === 0 || gone > 2) return [];
  const lacking = { used, missing, taken: [] };
  if (isPlaced && subject.kind === 'pair')
    return used.length > 0 ? [] : [sentence(lackFor(told, lacking, cellNames(told.placed!.cells)))];
  return [sentence(`${lackShort(told, lacking)}${thenIt(told, telling)}`)];
}

/** `Alle drei 3en sind vergeben: Es ist der 2–4`, `Der 0–3 geht nicht: Für r1c1 und r1c2 bliebe kein Stein`. */
function ruledOut(told: ToldLink, telling: PairTelling): Variants {
  const others = othersThere(told);
  if (others === undefined) return [];
  const { taken, tried } = others;
  const used = taken.length === 0 ? [] : [usedUp(told, taken)];
  if (tried.length === 0) return [sentence(`${used.join('')}${thenIt(told, telling)}`)];
  const { boards, shared } = boardsWith(told, tried);
  const [whys = [], ...more] = boards.map(impossibleSoon);
  const why =
    shared !== undefined && boards.length > 1
      ? `für ${cellNames(shared)} bliebe kein Stein`
      : whys.find((each) => more.every((own) => own.includes(each)));
  if (why === undefined) return [];
  const not = `${dominoNames(tried, 'nom', 'und')} ${tried.length > 1 ? 'gehen' : 'geht'} nicht: ${capitalised(why)}`;
  const end = telling.isPlaced ? '' : ` ${sentence(thenIt(told, telling).slice(2))}`;
  return [`${sentence([...used, not].join('. '))}${end}`];
}
