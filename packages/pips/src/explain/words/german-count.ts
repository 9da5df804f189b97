/** How often a number is there and who needs it, in German. */
import { list } from '@pipwright/core';
import { germanNumber } from '@pipwright/core/explaining';
import { type Count, madeWithout, usageOf } from '../told/counting.js';
import type { ToldLink } from '../told/index.js';
import { andAlso, behind, type Clause, capitalised, clause, main } from './german-clause.js';
import { be, madeOf, needs, remains, verb } from './german-facts.js';
import { cellNames, eachNamed, howMany, many, type Named, none, regionNamed, times } from './german-names.js';
import { scarce } from './german-parts.js';
import { withoutNumber } from './german-telling.js';

/** `beide 4en`, `alle drei 4en`. */
export function allOf(told: ToldLink, value: number): string {
  const all = told.halves(value);
  if (all === 1) return `die einzige ${value}`;
  return all === 2 ? `beide ${many(value)}` : `alle ${germanNumber(all)} ${many(value)}`;
}

/** `beide 4en und alle drei 5en`, `alle 3en, 4en und 5en`. */
function allOfThese(told: ToldLink, values: readonly number[]): string {
  return values.length > 2
    ? `alle ${list(values.map(many), 'und')}`
    : list(
        values.map((value) => allOf(told, value)),
        'und',
      );
}

function isMany(told: ToldLink, values: readonly number[]): boolean {
  return values.length > 1 || values.some((value) => told.halves(value) > 1);
}

/** `beide 4en und alle drei 5en sind vergeben`. */
export function allTaken(told: ToldLink, values: readonly number[]): string {
  return `${allOfThese(told, values)} ${be(told, isMany(told, values))} vergeben`;
}

/** The same, or that they lie already. */
export function usedUp(told: ToldLink, values: readonly number[]): string {
  const { missing, there, isPlaced, rest, holding } = usageOf(told, values);
  if (rest.length > 0)
    return `${isPlaced ? 'es' : 'für die anderen Felder'} ${remains(told, true)} nur ${list(rest.map(many), 'und')}`;
  if (holding.length > 0) {
    const isOne = holding.length === 1;
    return `${cellNames(holding)} ${be(told, !isOne)} ${isOne ? 'die einzige' : 'die beiden'} ${isOne ? there[0] : many(there[0]!)}`;
  }
  const lie = isMany(told, there) ? verb(told, 'liegen', 'lägen') : verb(told, 'liegt', 'läge');
  return andAlso([
    ...(missing.length === 0 ? [] : [`es gibt ${none(missing)}`]),
    ...(there.length === 0 ? [] : [isPlaced ? `${allOfThese(told, there)} ${lie} schon` : allTaken(told, there)]),
  ]);
}

/** `für das = bleibt nur eine`. */
export function leftFor(told: ToldLink, left: number, { acc }: Pick<Named, 'acc'>): string {
  return main([leftClause(told, left, acc)]);
}

export function leftClause(told: ToldLink, left: number, whom: string): Clause {
  return clause(`für ${whom}`, remains(told, left > 1), left === 0 ? 'keine' : `nur ${howMany(left)}`);
}

/** `es gibt zwei 4en, eine für jede 9`; `die 1 braucht eine 0`. */
export function countSaid(told: ToldLink, { value, taking, taken, left }: Count): string {
  const all = told.halves(value);
  const each = eachNamed(
    told.puzzle,
    taking.map(({ region }) => region),
  );
  const [first, ...more] = taking;
  if (first === undefined) return usedUp(told, [value]);
  const isAlike = taking.every(({ number }) => number === first.number);
  const there = `es gibt ${times(all, value)}`;
  const isAll = taken === 0 && left === 0;
  if (isAlike && each !== undefined && isAll) return `${there}, ${howMany(first.number)} für ${each.acc}`;
  const { nom } = regionNamed(told.puzzle, first.region);
  if (more.length === 0 && isAll) return `${nom} ${needs(told)} ${allOf(told, value)}`;
  if (more.length === 0 && taken === 0) return `${nom} ${needs(told)} ${times(first.number, value)}`;
  const needed =
    isAlike && each !== undefined
      ? [`${each.nom} ${needs(told)} ${howMany(first.number)}`]
      : taking.map(({ region, number }, i) => {
          const own = regionNamed(told.puzzle, region).nom;
          return i === 0 ? `${own} ${needs(told)} ${howMany(number)}` : `${own} ${howMany(number)}`;
        });
  const needing = list(needed, 'und');
  const said = taken === 0 ? needing : `${howMany(taken)} ${be(told, taken > 1)} vergeben, und ${needing}`;
  return `${there}: ${capitalised(said)}`;
}

/** `ohne 6 im Vorrat besteht jede 9 aus einer 4 und einer 5`, where a number is needed because another is not there. */
export function withoutSaid(told: ToldLink, found: Count): string | undefined {
  const made = madeWithout(told, found);
  if (made === undefined) return undefined;
  const { regions, bag, lacking, scarce: few } = made;
  const [first] = regions;
  const name = regions.length === 1 ? regionNamed(told.puzzle, first!) : eachNamed(told.puzzle, regions);
  const made1 = name === undefined ? undefined : madeOf(told, name, [bag]);
  if (made1 === undefined) return undefined;
  return few.length > 0
    ? `es gibt ${scarce(told, first!, few)}, ${behind('also', [made1])}`
    : behind(withoutNumber(told, lacking), [made1]);
}
