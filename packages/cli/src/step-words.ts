/** What steps conclude and what is still open, in short lines for people; made from the records that `--json` has. */
import type { Cell, Conflict, Deduction, Grade, JsonValue, Known } from '@pipwright/core';

/** A cell by row and column, from 0 as everywhere. */
export function cellName([row, column]: Cell): string {
  return `(${row},${column})`;
}

/** What a step has concluded, given what is known with it: of a cell with few values left, these; of others, what they are not. */
export function conclusionInWords({ removes, joins, places }: Deduction, known: Known): string {
  const left = new Map(known.cells.map(({ cell, values }) => [cellName(cell), values]));
  return [
    ...removes.map(({ cell, values, edge, domino }) => {
      if (cell === undefined) {
        return `${domino === undefined ? 'no domino joins' : `the ${dominoName(domino)} does not lie on`} ${namesOf(edge)}`;
      }
      const isNot = values as readonly number[];
      const is = left.get(nameOf(cell)) ?? [];
      return `${nameOf(cell)} is ${is.length <= isNot.length ? list(is.map(String), 'or') : `not ${list(isNot.map(String), 'or')}`}`;
    }),
    ...joins.map(({ edge }) => `${namesOf(edge)} share a domino`),
    ...places.map(({ cell, value, domino, cells }) =>
      cell === undefined ? `the ${dominoName(domino)} lies on ${namesOf(cells)}` : `${nameOf(cell)} is ${value}`,
    ),
  ].join('; ');
}

/** What steps have left open, a line each, cells with the same values together; none where nothing is. */
export function openInWords({ cells, joined }: Known): string[] {
  const alike = new Map<string, Cell[]>();
  for (const { cell, values } of cells) {
    const key = list(values.map(String), 'or');
    if (values.length > 1) alike.set(key, [...(alike.get(key) ?? []), cell]);
  }
  return [
    ...[...alike].map(([values, same]) => `${list(same.map(cellName))} ${same.length === 1 ? 'is' : 'are'} ${values}`),
    ...joined.map((pair) => `which domino lies on ${list(pair.map(cellName))}`),
  ];
}

/** What cannot hold together, a line each: in a sentence, then part by part. */
export function conflictInWords({ text }: Conflict, parts: readonly string[]): string[] {
  return parts.length < 2
    ? [text]
    : [text, `Without any one of these ${parts.length} it would not be a contradiction: ${parts.join('; ')}.`];
}

export function gradeInWords({ label, score, hardest, steps }: Grade): string {
  const count = `${steps} step${steps === 1 ? '' : 's'}`;
  return hardest === null ? `${label}, ${count}` : `${label}: ${count}, score ${score}, hardest technique ${hardest}`;
}

export function list(parts: readonly string[], last = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

function nameOf(cell: JsonValue | undefined): string {
  return cellName(cell as unknown as Cell);
}

function namesOf(cells: JsonValue | undefined): string {
  return list((cells as unknown as readonly Cell[]).map(cellName));
}

function dominoName(domino: JsonValue | undefined): string {
  return (domino as readonly number[]).join('–');
}
