/** Uses of the plainest techniques that rest on no more than they need: nobody has to be asked. */
import { type Compiled, GREATER } from '../../engines/swift/compile.js';
import type { Fact } from '../knowledge/conclusion.js';
import { linesThrough } from '../knowledge/knowledge.js';
import type { Premise } from '../knowledge/premise.js';

/** @param because as the technique found it, by these facts */
export function isExact(
  { side, first, second, kind }: Compiled,
  facts: readonly Fact[],
  technique: string,
  fact: Fact,
  because: readonly Premise[],
): boolean {
  const placing = because.every((premise) => premise.kind !== 'fact' || isPlacing(facts[premise.id]!));
  if (!placing) return false;
  const links = because.filter((premise) => premise.kind === 'link');
  // In a line that lacks one number, or two, each of the others is needed.
  if (technique === 'last-number') return true;
  // A sign between the two orders them; a bar does not.
  const isBetween = ({ id }: Premise) =>
    kind[id] === GREATER && fact.every(({ cell }) => cell === first[id] || cell === second[id]);
  if (technique === 'two-left') return links.every(isBetween);
  if (technique !== 'naked-single' || links.length > 0) return false;
  const [{ cell } = { cell: 0 }] = fact;
  const [row, column] = linesThrough(cell, side);
  const isNamed = (line: number) => because.some(({ kind, id }) => kind === 'line' && id === line);
  const [hasRow, hasColumn] = [isNamed(row), isNamed(column)];
  const isBeside = (other: number) =>
    (hasRow && Math.floor(other / side) === row) || (hasColumn && side + (other % side) === column);
  // Each number that it cannot be is named once.
  let named = 0;
  for (const premise of because) {
    if (premise.kind === 'given') named += Number(isBeside(premise.id));
    if (premise.kind === 'fact') named += facts[premise.id]!.filter((each) => isBeside(each.cell)).length;
  }
  return named === side - 1;
}

function isPlacing(fact: Fact): boolean {
  return fact.every(({ kind }) => kind === 'place');
}
