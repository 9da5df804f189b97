/** Why cells have lost numbers, for the sentences of conflicts in German. */
import { type Cell, cellName } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import type { Standing, ToldConflict } from '../told/conflict.js';
import {
  type Along,
  type Bound,
  type ConflictClause,
  conflictClauses,
  type Named,
  shortestFirst,
} from '../told/conflict-clauses.js';
import { cellNames, clauses, lineNames, path, und } from './german-names.js';

/**
 * All reasons in one, in more words and in fewer.
 * @param it the one cell that all is about, so that it needs no name
 * @param before what else is said first
 */
export function reasonsIn(told: ToldConflict, it?: Cell, before: readonly string[] = []): Variants {
  return conflictClauses(told, it).map(({ first, byLength, last }) => {
    const beside = shortestFirst(byLength.map((each) => clauseSaid(each)));
    // Of lines that have numbers, only the first says „schon“.
    const lines = last.map((each, i) => clauseSaid(each, i === 0 ? 'schon ' : ''));
    return clauses([...before, ...first.map((each) => clauseSaid(each)), ...beside, ...lines]);
  });
}

/** `die 3 in r2c1`, `deine 3 in r2c1`, `eine 3 in r2c1`. */
export function theNumber({ cell, number, isYours, isSupposed }: Standing): string {
  return `${isYours ? 'deine' : isSupposed ? 'eine' : 'die'} ${number} in ${cellName(cell)}`;
}

/** The same behind `mit`, `von` or `zwischen`. */
export function ofNumber({ cell, number, isYours, isSupposed }: Standing): string {
  return `${isYours ? 'deiner' : isSupposed ? 'einer' : 'der'} ${number} in ${cellName(cell)}`;
}

function clauseSaid(clause: ConflictClause, already = 'schon '): string {
  switch (clause.kind) {
    case 'along':
      return alongSaid(clause.cells, clause.along);
    case 'each-beside':
      return `${are(clause.cells)} jeweils ${clause.isGreater ? 'größer' : 'kleiner'} als ein anderes Feld`;
    case 'bounds': {
      const left = [...clause.left].sort((a, b) => a.cells.length - b.cells.length);
      const verb = (left[0]?.cells.length ?? 0) > 1 ? 'sind' : 'ist';
      return `nach den Zeichen ${verb} ${und(left.map((each) => `${named(each.cells)} ${boundSaid(each)}`))}`;
    }
    case 'bars':
      return 'die Balken und Zahlen daneben lassen nichts anderes zu';
    case 'have': {
      const { lines, numbers } = clause;
      const the = numbers.length === 1 && !numbers[0]?.isYours ? 'die ' : '';
      const said = numbers.map(({ number, isYours }) => `${isYours ? 'deine ' : ''}${number}`);
      return `${lineNames(lines)} ${lines.length === 1 ? 'hat' : 'haben'} ${already}${the}${und(said)}`;
    }
    case 'have-others':
      return `${lineNames(clause.lines)} ${clause.lines.length === 1 ? 'hat' : 'haben'} schon die anderen`;
  }
}

function named(cells: Named): string {
  return cells.length === 0 ? 'es' : cellNames(cells);
}

function are(cells: Named): string {
  return `${named(cells)} ${cells.length > 1 ? 'sind' : 'ist'}`;
}

/** `r1c1 und r1c3 sind größer als die 3 in r1c2`. */
function alongSaid(cells: Named, { kind, path: along, stands, bound }: Along): string {
  if (kind === 'bar' || kind === 'no-bar') {
    const to = stands?.isYours ? `zu ${ofNumber(stands)}` : `zur ${stands?.number} in ${cellName(along.at(-1)!)}`;
    return `${named(cells)} ${cells.length > 1 ? 'haben' : 'hat'} ${kind === 'bar' ? 'einen' : 'keinen'} Balken ${to}`;
  }
  const [word, sign] = kind === 'less' ? ['größer', '>'] : ['kleiner', '<'];
  if (along.length === 2)
    return `${are(cells)} ${word} als ${stands === undefined ? cellName(along[1]!) : theNumber(stands)}`;
  const stand = stands && ` (dort steht ${stands.isYours ? 'deine' : 'die'} ${stands.number})`;
  const way = `${path(along, sign)}${stand ?? ''}`;
  return cells.length === 0 ? `wegen ${way} ist es ${boundSaid(bound)}` : way;
}

function boundSaid({ isLeast, number }: Bound): string {
  return `${isLeast ? 'mindestens' : 'höchstens'} ${number}`;
}
