/** Which dominoes fit on two cells, and that none does, in English. */
import { cellName, list } from '@pipwright/core';
import { type Domino, isDouble } from '../../model/domino.js';
import type { Region } from '../../model/puzzle.js';
import type { Edge } from '../step.js';
import type { ToldLink } from '../told.js';
import { trayOf } from '../tray.js';
import { be, byName, conclusions, conclusionsByCell, fewDominoes, type Variants, verb } from './english-facts.js';
import { a, cellNames, dominoNames, regionName } from './english-names.js';
import { sentence, so } from './english-telling.js';

/** Are the two cells the pair that was named last, of what is seen on the way? */
function isPaired(told: ToldLink, edge: Edge): boolean {
  const last = told.seen.flatMap((seen) => seen.edges('join')).at(-1);
  return last !== undefined && cellNames(last) === cellNames(edge);
}

/** The region that a domino would lie inside, where the premises name it. */
export function regionInside(told: ToldLink, edge: Edge): Region | undefined {
  const isInside = told.technique === 'doubles-test' || told.technique === 'sum-pair';
  return isInside ? (told.around(edge) ?? told.regions[0]) : undefined;
}

/** Doubles that are there at all, and those that are left. */
export function doublesOf(told: ToldLink): { readonly all: readonly Domino[]; readonly left: readonly Domino[] } {
  const doubles = (tray: readonly { readonly domino: Domino }[]) =>
    tray.map(({ domino }) => domino).filter((domino) => isDouble(domino));
  return { all: doubles(trayOf(told.puzzle)), left: doubles(told.tray) };
}

/** What is said of which numbers, or of pairs that are none. */
export function fittingSaid(told: ToldLink): Variants {
  const { edge } = told;
  if (edge === undefined || told.placed !== undefined) return conclusions(told).map(sentence);
  if (told.edges('part').length > 0) {
    const they = told.edges('part').length === 1 ? [`they ${told.isSupposed ? 'would' : 'do'} not pair`] : [];
    return whyParted(told).flatMap((why) => {
      const isNamed = they.length > 0 && why.includes(cellNames(edge));
      return isNamed ? so(why, they) : so(why, conclusions(told), thus(why));
    });
  }
  return numbersSaid(told, edge);
}

/** Between a reason and what follows: what would be has a sentence of its own. */
export function thus(why: string): string {
  return / would /.test(why) ? '. So ' : ', so ';
}

/** What fits on two cells, where it is not yet one domino. */
function numbersSaid(told: ToldLink, edge: Edge): Variants {
  const region = regionInside(told, edge);
  const name = region === undefined ? '' : regionName(told.puzzle, region);
  const then = conclusionsByCell(told);
  const { left } = told.candidates(edge);
  const few = fewDominoes(left);
  const isSame = region?.rule.kind === 'same';
  const where = region === undefined ? '' : `inside ${name}`;
  const are = isPaired(told, edge) ? be(told) : be(told, true);
  const pair = isPaired(told, edge) ? 'that' : cellNames(edge);
  const what = isSame ? `${pair} ${are} a double: ` : `${pair} ${are} `;
  const start = where === '' ? what : isPaired(told, edge) ? `${where} ${what}` : `${where}, ${what}`;
  // Two numbers of one cell beside a known one say nothing that the dominoes do not say.
  const isSaid = few !== undefined && left.length > 1;
  const named = few === undefined ? [] : [sentence(`${start}${few}`)];
  const lost = [...new Set(told.cells.flatMap((cell) => told.lost(cell)))].sort((x, y) => x - y);
  const [at, ...more] = told.cells;
  const isMany = at !== undefined && more.length === 0 && told.left(at).length > 3;
  const none = `no domino left ${verb(told, 'puts', 'put')} ${list(lost.map(a), 'or')} on ${list(
    told.cells.slice(0, 6).map(({ cell }) => cellName(cell)),
    'or',
  )}`;
  const lacking =
    lost.length === 0 || lost.length > 3 ? [] : isMany || told.cells.length > 2 ? [sentence(none)] : so(none, then);
  const double = isSame ? so(`inside ${name} only a double ${verb(told, 'fits', 'fit')}`, then) : [];
  const named2 = few === undefined ? [] : so(`${start}${few}`, then);
  const all = isSame ? [...named, ...named2] : isSaid ? [...named2, ...named] : named2;
  return [...all, ...double, ...lacking, ...then.map(sentence)];
}

/** Why two cells do not pair, without what follows. */
export function whyParted(told: ToldLink): Variants {
  const edges = told.edges('part');
  const [edge] = edges;
  if (edge === undefined) return [];
  const region = regionInside(told, edge);
  const name = region === undefined ? '' : regionName(told.puzzle, region);
  if (region?.rule.kind === 'same') {
    const { all, left } = doublesOf(told);
    const none = all.length === 0 ? 'the tray has none' : left.length === 0 ? 'none is left' : 'none left fits';
    return [
      `a domino inside ${name} would be a double, and ${none}`,
      `no double ${left.length === 0 ? 'is left' : 'left fits'} inside ${name}`,
    ];
  }
  if (region?.rule.kind === 'different')
    return [
      `no domino left with two different numbers fits on ${cellNames(edge)}`,
      `no domino left fits on ${cellNames(edge)}`,
    ];
  const where = region === undefined ? '' : ` inside ${name}`;
  if (edges.length > 1) return [`no domino left fits${where === '' ? ' there' : where}`];
  const { used, missing } = told.candidates(edge);
  const gone = [...missing, ...used];
  const isMissing = used.length === 0;
  const lack =
    gone.length === 1
      ? isMissing
        ? 'there is none'
        : 'it is used'
      : isMissing
        ? 'there is neither'
        : missing.length === 0
          ? 'both are used'
          : 'neither is left';
  const needs = `${cellNames(edge)}${where} would need ${dominoNames(byName(gone))}, and ${lack}`;
  const plain = [`no domino left fits on ${cellNames(edge)}${where}`, `no domino left fits on ${cellNames(edge)}`];
  return gone.length === 0 || gone.length > 2 ? plain : [needs, ...plain];
}

/** Why a cell can only pair with one of its neighbours, where others are free: no domino fits there. */
export function whyForced(told: ToldLink, edge: Edge): Variants {
  const { cell, unfit, isForced } = told.forced(edge);
  const [near, ...more] = unfit;
  if (!isForced) return [`the cells around ${cellName(cell)} could not be covered otherwise`];
  if (near === undefined) return [];
  const fits = verb(told, 'fits', 'fit');
  if (more.length > 0) return [`no domino left ${fits} on ${cellName(cell)} with ${list(unfit.map(cellName), 'or')}`];
  const [x, y] = [told.known(cell), told.known(near)];
  const pair = [cell, near].sort((a, b) => a[0] - b[0] || a[1] - b[1]) as unknown as Edge;
  if (x === undefined || y === undefined) return [`no domino left ${fits} on ${cellNames(pair)}`];
  const left = told.candidates(pair).used.length > 0 ? 'left ' : '';
  return [`no domino ${left}${verb(told, 'joins', 'join')} ${x === y ? `two ${x}s` : `${a(x)} and ${a(y)}`}`];
}

/** `r1c1 is 3, r1c2 is 0 or 1.`, for a question, where few numbers are left. */
export function knownOf(told: ToldLink, edge: Edge): Variants {
  const known = edge
    .map((cell) => ({ cell, values: told.valuesOf(cell) }))
    .filter(({ values }) => values.length > 0 && values.length <= 3);
  if (known.length === 0) return [];
  return [sentence(list(known.map(({ cell, values }) => `${cellName(cell)} is ${list(values, 'or')}`)))];
}
