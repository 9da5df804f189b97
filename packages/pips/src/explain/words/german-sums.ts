/** Why a sum leaves some numbers for a cell, in German. */
import { cellName, list } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import type { Region } from '../../model/puzzle.js';
import type { CellLeft } from '../step.js';
import { type Bound, boundByRule, boundIn, lackingBeyond, othersBound } from '../told/bounds.js';
import type { ToldLink } from '../told/index.js';
import { beside, hasBeside, onlyBag, restWays, scarceFor, sum } from '../told/sums.js';
import { behind, type Clause, clause, hence, main, so } from './german-clause.js';
import { be, has, madeOf, needs, regionIs, verb } from './german-facts.js';
import { bagName, many, type Named, one, restNamed } from './german-names.js';
import { everyCell, ofPart, scarce, withoutNumbers } from './german-parts.js';
import { type OfRegion, withoutNumber } from './german-telling.js';

/** `die 9 hat eine 4 und braucht noch eine 5`, where that lies; `r2c1 ist eine 4, also braucht die 9 noch eine 5`. */
function hasAnd(told: ToldLink, name: Named, cells: readonly Cell[], then: Pick<Clause, 'verb' | 'rest'>): string {
  const known = cells.filter((cell) => told.known(cell) !== undefined);
  const numbers = told.has({ cells: known });
  const [only, ...more] = numbers;
  const isOne = more.length === 0 && only !== undefined;
  if (known.every((cell) => told.isCovered(cell)))
    return `${name.nom} ${has(told)} ${isOne ? one(only) : `schon ${sum(numbers)}`} und ${then.verb} ${then.rest}`;
  if (isOne)
    return `${cellName(known[0]!)} ${be(told)} ${one(only)}, ${behind('also', [clause(name.nom, then.verb, then.rest)])}`;
  const make = `die bekannten Felder ${name.gen} ${verb(told, 'ergeben', 'ergäben')} ${sum(numbers)}`;
  return `${make}, ${behind('also', [clause(name.it, then.verb, then.rest)])}`;
}

/** What a region has, and what it needs, as a question. */
export function hasAsked(told: ToldLink, { nom, gen }: Named, cells: readonly Cell[]): Variants {
  const known = cells.filter((cell) => told.known(cell) !== undefined);
  const all = sum(told.has({ cells: known }));
  const [at, ...more] = known;
  if (at === undefined) return [];
  if (known.every((cell) => told.isCovered(cell)))
    return [`${nom} hat schon ${more.length === 0 ? one(all) : all}. Was fehlt noch?`];
  return [
    more.length === 0
      ? `${cellName(at)} ist ${one(all)}. Was braucht ${nom} noch?`
      : `Die bekannten Felder ${gen} ergeben ${all}. Was fehlt noch?`,
  ];
}

export const restSaid: OfRegion = (told, { region, cells }, name) => {
  const { rule } = region;
  const numbers = hasBeside(told, region, cells);
  const then = ofPart(told, cells);
  if (rule.kind !== 'sum' || numbers.length === 0) return boundsSaid(told, { region, cells }, name);
  const rest = rule.target - sum(numbers);
  const start = (verbs: string, what: string) => hasAnd(told, name, beside(region, cells), { verb: verbs, rest: what });
  const need = needs(told);
  if (rule.op === '<') {
    const allows = verb(told, 'verträgt', 'vertrüge');
    return so(start(allows, rest <= 1 ? 'nichts mehr' : `höchstens noch ${rest - 1}`), then);
  }
  if (rule.op === '>') return so(start(need, `noch mindestens ${rest + 1}`), then);
  if (rule.target === 0) return so(`${name.into} ${verb(told, 'passen', 'passten')} nur 0en`, then);
  if (rest <= 0) return so(start(need, 'nichts mehr'), then);
  const isLast = cells.length === 1 && numbers.length === region.cells.length - 1;
  if (told.isSupposed && isLast)
    return [`${name.nom} bräuchte in ${cellName(cells[0]!.cell)} ${one(rest)}`, ...then.map(main)];
  return [
    ...so(start(need, `noch ${isLast && numbers.length === 1 ? one(rest) : rest}`), then),
    ...so(`${name.nom} ${need} noch ${rest}`, then),
  ];
};

export const boundsSaid: OfRegion = (told, { region, cells }, name) => {
  const whole = regionIs(told, region, cells, name);
  if (whole === undefined && region.rule.kind === 'sum' && hasBeside(told, region, cells).length > 0)
    return restSaid(told, { region, cells }, name);
  const then = ofPart(told, cells);
  const bound = boundByRule(told, region, cells);
  const others = othersSaid(told, region, cells, name);
  const [at, ...more] = cells;
  const need =
    at === undefined || more.length > 0 || told.left(at).length < 2 ? undefined : needSaid(told, name, region, at.cell);
  return [
    ...(whole === undefined ? [] : withoutNumbers(told, region, [whole])),
    ...(bound === undefined ? [] : [boundSaid(told, name, bound, bound.cell)]),
    ...(bound !== undefined || others === undefined ? [] : hence(others, then)),
    ...(need === undefined ? [] : [need]),
    ...everyCell(told, region, cells, name),
    ...then.map((each) => behind(aim(told, region, name), each)),
  ];
};

/** What a sum is for. */
function aim(told: ToldLink, region: Region, { nom, inside }: Named): string {
  const { rule } = region;
  if (rule.kind !== 'sum') return inside;
  const lacking = told.lacking(region);
  const without = lacking.length === 0 || lacking.length > 3 ? '' : `ohne ${list(lacking, 'und')} `;
  if (rule.op === '=') return `damit ${nom} ${without}aufgeht,`;
  return rule.op === '<' ? `um unter ${rule.target} zu bleiben,` : `um über ${rule.target} zu kommen,`;
}

/** `die 11 braucht in r6c8 mindestens 5`, `das <3 lässt in r1c2 höchstens 2 zu`. */
function boundSaid(told: ToldLink, { nom }: Named, bound: Bound, cell: Cell): string {
  const { kind, number } = bound;
  const lacking = lackingBeyond(told, bound);
  const what =
    kind === 'needs'
      ? clause(nom, needs(told), `in ${cellName(cell)} mindestens ${number}`)
      : clause(
          nom,
          verb(told, 'lässt', 'ließe'),
          `in ${cellName(cell)} ${number === 0 ? 'nur eine 0' : `höchstens ${number}`} zu`,
        );
  return lacking.length === 0 ? main([what]) : behind(withoutNumber(told, lacking), [what]);
}

export function needSaid(link: ToldLink, name: Named, region: Region, cell: Cell): string | undefined {
  const bound = boundIn(link, region, cell);
  return bound === undefined ? undefined : boundSaid(link, name, bound, cell);
}

/** What the others of a sum can add at most or at least, where one cell is in question. */
export function othersSaid(
  told: ToldLink,
  region: Region,
  cells: readonly CellLeft[],
  { inside, gen }: Named,
): string | undefined {
  const others = othersBound(told, region, cells);
  if (others === undefined) return undefined;
  const bound = `${others.kind === 'most' ? 'höchstens' : 'mindestens'} ${others.number}`;
  const [only, ...more] = others.cells;
  if (only !== undefined && more.length === 0) return `${inside} ${be(told)} ${cellName(only)} ${bound}`;
  return `die anderen Felder ${gen} ${verb(told, 'ergeben', 'ergäben')} ${bound}`;
}

/** `die 12 geht nur mit zwei 6en`. */
export function onlyWith(told: ToldLink, { nom, isMany }: Named, numbers: readonly number[]): Clause {
  const goes = isMany ? verb(told, 'gehen', 'gingen') : verb(told, 'geht', 'ginge');
  return clause(nom, goes, `nur mit ${bagName(numbers, 'dat')}`);
}

export const extremeSaid: OfRegion = (told, { region, cells }, name) => {
  const bag = onlyBag(told, region);
  const plain = ofPart(told, cells).map(main);
  if (bag !== undefined && !region.cells.some((cell) => told.isCovered(cell)))
    return [...withoutNumbers(told, region, [onlyWith(told, name, bag)]), ...plain];
  const numbers = cells.flatMap((each) => told.left(each));
  const isAll = told.open(region).every((cell) => cells.some((each) => cellName(each.cell) === cellName(cell)));
  const isKnown = numbers.length === cells.length && isAll;
  if (hasBeside(told, region, cells).length > 0 || !isKnown) return boundsSaid(told, { region, cells }, name);
  return [...withoutNumbers(told, region, [onlyWith(told, name, numbers)]), ...plain];
};

/** `die 8 geht nur als 2 + 6 oder 3 + 5`. */
export const combinationsSaid: OfRegion = (told, { region, cells }, name) => {
  const whole = regionIs(told, region, cells, name);
  const found = restWays(told, region);
  const isPart = told.open(region).length < region.cells.length;
  const ways = found === undefined ? undefined : madeOf(told, isPart ? restNamed(name) : name, found);
  const numbers = new Set(ways === undefined ? [] : found?.flat());
  const within = cells.map(({ cell, values }) => ({ cell, values: values.filter((value) => numbers.has(value)) }));
  const then = ofPart(told, within.every((each) => told.left(each).length > 0) ? within : cells);
  const how = region.rule.kind === 'sum' ? 'aufgeht' : 'gefüllt ist';
  return [
    ...(whole === undefined ? [] : withoutNumbers(told, region, [whole])),
    ...(ways === undefined ? [] : so(main([ways]), then)),
    ...so(`egal, wie ${name.nom} ${how}`, then),
  ];
};

/** Numbers of which there are too few for a region. */
export const suppliedSaid: OfRegion = (told, { region, cells }, name) => {
  const few = scarceFor(told, region);
  const gone = told.values.filter(
    (value) => told.halvesFor(region, value) <= 0 && cells.some((each) => told.lost(each).includes(value)),
  );
  const values = [...gone, ...few].slice(0, 2);
  if (values.length === 0) return combinationsSaid(told, { region, cells }, name);
  const whole = regionIs(told, region, cells, name);
  const then = whole === undefined ? ofPart(told, cells) : [[whole], ...ofPart(told, cells)];
  const there = `es gibt ${scarce(told, region, values)}`;
  return [...hence(whole === undefined ? `${there} für ${name.acc}` : there, then), ...so(there, then)];
};

/** `0en und 1en`. */
export function manyOf(values: readonly number[], last = 'und'): string {
  return list(values.map(many), last);
}
