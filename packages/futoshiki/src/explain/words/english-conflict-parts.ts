/** Why cells have lost numbers, for the sentences of conflicts in English. */
import { type Cell, cellName, list } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import type { ToldConflict } from '../told/conflict.js';
import {
  type Along,
  type Bound,
  type ConflictClause,
  conflictClauses,
  type Named,
  shortestFirst,
} from '../told/conflict-clauses.js';
import { cellNames, clauses, lineNames, path } from './english-names.js';

/**
 * All reasons in one, in more words and in fewer.
 * @param it the one cell that all is about, so that it needs no name
 * @param before what else is said first
 */
export function reasonsIn(told: ToldConflict, it?: Cell, before: readonly string[] = []): Variants {
  return conflictClauses(told, it).map(({ first, byLength, last }) =>
    clauses([...before, ...first.map(clauseSaid), ...shortestFirst(byLength.map(clauseSaid)), ...last.map(clauseSaid)]),
  );
}

function clauseSaid(clause: ConflictClause): string {
  switch (clause.kind) {
    case 'along':
      return alongSaid(clause.cells, clause.along);
    case 'each-beside':
      return `${are(clause.cells)} each ${clause.isGreater ? 'greater' : 'smaller'} than another cell`;
    case 'bounds':
      return `the signs leave ${list(shortestFirst(clause.left.map((each) => `${named(each.cells)} ${boundSaid(each)}`)))}`;
    case 'bars':
      return 'the bars and numbers around them allow nothing else';
    case 'have': {
      const { lines, numbers } = clause;
      const isOne = lines.length === 1;
      const its = numbers.length === 1 && !numbers[0]?.isYours ? `${isOne ? 'its' : 'their'} ` : '';
      const said = numbers.map(({ number, isYours }) => `${isYours ? 'your ' : ''}${number}`);
      return `${lineNames(lines)} ${isOne ? 'has' : 'have'} ${its}${list(said)}`;
    }
    case 'have-others':
      return `${lineNames(clause.lines)} ${clause.lines.length === 1 ? 'has' : 'have'} the others`;
  }
}

function named(cells: Named): string {
  return cells.length === 0 ? 'it' : cellNames(cells);
}

function are(cells: Named): string {
  return `${named(cells)} ${cells.length > 1 ? 'are' : 'is'}`;
}

/** `r1c1 and r1c3 are greater than r1c2, which is 3`. */
function alongSaid(cells: Named, { kind, path: along, stands, bound }: Along): string {
  const end = cellName(along.at(-1)!);
  const which = stands === undefined ? '' : `, ${stands.isYours ? 'where you have' : 'which is'} ${stands.number}`;
  const number = `${stands?.isYours ? 'your' : 'the'} ${stands?.number} in ${end}`;
  if (kind === 'bar') return `${are(cells)} across a bar from ${number}`;
  if (kind === 'no-bar') return `no bar joins ${named(cells)} to ${number}`;
  const [word, sign] = kind === 'less' ? ['greater', '>'] : ['smaller', '<'];
  if (along.length === 2) return `${are(cells)} ${word} than ${end}${which}`;
  const way = `${path(along, sign)}${which}`;
  return cells.length === 0 ? `${are(cells)} ${boundSaid(bound)} by ${way}` : way;
}

function boundSaid({ isLeast, number }: Bound): string {
  return `at ${isLeast ? 'least' : 'most'} ${number}`;
}
