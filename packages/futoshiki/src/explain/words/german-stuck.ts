/** The last step of a chain, where nothing is supposed, in German. */
import { cellName } from '@pipwright/core';
import type { Variants } from '@pipwright/core/wording';
import { type Stuck, stuckOf, type Way } from '../told/dead-end.js';
import type { ToldLink } from '../told/link.js';
import { allOf, because, cellNames, lineName, pair, path, than, und } from './german-names.js';
import { reasonsSaid } from './german-reasons.js';

export function stuck(told: ToldLink): Variants {
  const end = stuckOf(told);
  return end === undefined ? [] : said(end);
}

function said(end: Stuck): Variants {
  switch (end.kind) {
    case 'no-home':
      return [`für die ${end.number} bleibt in ${lineName(end.line)} kein Feld`];
    case 'one-home':
      return [`in ${lineName(end.line)} passen ${und(end.numbers)} beide nur in ${cellName(end.cell)}`];
    case 'no-room':
      return [`in ${lineName(end.line)} bleibt für eine der Zahlen kein Feld`];
    case 'twice':
      return [`in ${lineName(end.line)} steht die ${end.number} zweimal: in ${cellNames(end.cells)}`];
    case 'full': {
      const none = `für ${cellName(end.cell)} bleibt keine Zahl`;
      return [...(end.has.length === 0 ? [] : [because(reasonsSaid(end.has), none)]), none];
    }
    case 'only': {
      const { cell, left, way } = end;
      const only = `für ${cellName(cell)} ${left.length === 1 ? 'bleibt' : 'bleiben'} nur ${allOf(left)}`;
      const sides = end.sides.map((side) => than(side, ' sein'));
      return [
        ...(way === undefined ? [] : [`${only}, aber ${wayOf(way)}`]),
        ...(sides.length === 0 ? [] : [`${only}, aber es muss ${pair(sides)}`, `${only}, aber es muss ${sides[0]}`]),
        `${only}, und ${left.length === 1 ? 'die passt nicht' : 'keine davon passt'}`,
        `für ${cellName(cell)} bleibt keine Zahl`,
      ];
    }
  }
}

/** `r1c1 > r1c2 > r2c2, das mindestens 3 ist`. */
function wayOf({ cells, isDown, end }: Way): string {
  const way = path(cells, isDown ? '>' : '<');
  if (end === undefined) return way;
  const { number, isExact } = end;
  return `${way}, ${isExact ? `wo die ${number} steht` : `das ${isDown ? 'mindestens' : 'höchstens'} ${number} ist`}`;
}
