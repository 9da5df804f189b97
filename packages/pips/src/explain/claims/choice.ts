/** What is one of a few things, and what is left of it when one is out. */
import type { Of } from './claim.js';
import { type Fact, FORCED, isSame, type Known, members, SAME, setOf } from './known.js';
import { home } from './pairs.js';

/** Is this all that there can be? */
export function isOneOf(known: Known, of: Of): boolean {
  switch (of.kind) {
    case 'number':
      return known.board.shape[of.region] === SAME && (known.numberOf(of.region) & ~setOf(of.values)) === 0;
    case 'cell':
      return (known.values[of.cell]! & ~setOf(of.values)) === 0;
    case 'partner':
      return (
        known.isOpen(of.cell) && known.edgesLeft(of.cell).every((e) => of.partners.includes(known.across(e, of.cell)))
      );
    case 'domino':
      return (
        known.isFree(of.edge) &&
        known.joins[of.edge] === FORCED &&
        known.fits(of.edge).every((d) => of.dominoes.some((other) => String(d) === String(other)))
      );
    case 'home':
      return home.isTrue(known, { says: 'home', domino: of.domino, edges: of.edges });
  }
}

/** Is what is supposed one of a choice, and what is concluded all that is left of it? */
export function isRest(known: Known, of: Of, suppose: Fact, so: Fact): boolean {
  switch (of.kind) {
    case 'number':
    case 'cell': {
      const isThere = (fact: Fact) =>
        of.kind === 'cell'
          ? fact.is === 'values' && fact.cell === of.cell
          : fact.is === 'number' && fact.region === of.region;
      if (!isThere(suppose) || !isThere(so) || !('set' in suppose) || !('set' in so)) return false;
      return (setOf(of.values) & ~suppose.set & ~so.set) === 0;
    }
    case 'partner': {
      if (suppose.is !== 'joined' || !known.ends(suppose.edge).includes(of.cell)) return false;
      if (so.is === 'parted') return so.edge === suppose.edge;
      const partner = known.across(suppose.edge, of.cell);
      if (so.is !== 'joined' || !known.ends(so.edge).includes(of.cell)) return false;
      return of.partners.every((c) => c === partner || c === known.across(so.edge, of.cell));
    }
    case 'domino':
      return (
        suppose.is === 'placed' &&
        so.is === 'placed' &&
        suppose.edge === of.edge &&
        so.edge === of.edge &&
        of.dominoes.every((d) => [suppose, so].some(({ domino }) => String(domino) === String(d)))
      );
    case 'home':
      return (
        (suppose.is === 'placed' || suppose.is === 'joined') &&
        (so.is === 'placed' || so.is === 'joined') &&
        [suppose, so].every((fact) => isOnlyWay(known, of.domino, fact)) &&
        of.edges.every((e) => e === suppose.edge || e === so.edge)
      );
  }
}

/** Does a domino that is placed fit there only that way round? */
function isOnlyWay(known: Known, domino: readonly [number, number], fact: Fact): boolean {
  if (fact.is !== 'placed') return true;
  const ways = known.fits(fact.edge).filter((each) => isSame(each, domino));
  return ways.every((way) => String(way) === String(fact.domino));
}

/** What of a choice is left when one is out. */
export function leftOf(out: Fact, [one, ...more]: readonly Fact[]): Fact | undefined {
  if (one === undefined || more.length === 0) return one;
  const set = [one, ...more].reduce((all, fact) => all | ('set' in fact ? fact.set : 0), 0);
  if (out.is === 'values' || out.is === 'number') return { ...out, set };
  return out.is === 'joined' ? { is: 'parted', edge: out.edge } : undefined;
}

/** Cells of what is one of a few, in the order of its options where they are cells. */
export function cellsOfChoice(known: Known, of: Of): readonly number[] {
  if (of.kind === 'number') return known.board.cellsOf[of.region]!;
  if (of.kind === 'partner') return [of.cell, ...of.partners];
  if (of.kind === 'cell') return [of.cell];
  return (of.kind === 'domino' ? [of.edge] : of.edges).flatMap((e) => known.ends(e));
}

/** A choice as it stands now. */
export function choiceNow(known: Known, of: Of): Of {
  switch (of.kind) {
    case 'number':
      return { ...of, values: members(known.numberOf(of.region) & setOf(of.values)) };
    case 'cell':
      return { ...of, values: members(known.values[of.cell]! & setOf(of.values)) };
    case 'domino':
      return { ...of, dominoes: known.fits(of.edge) };
    case 'partner': {
      const left = known.edgesLeft(of.cell).map((e) => known.across(e, of.cell));
      return { ...of, partners: of.partners.filter((c) => left.includes(c)) };
    }
    case 'home':
      return of;
  }
}
