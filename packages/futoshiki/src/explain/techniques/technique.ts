/** What a technique of Futoshiki is: a name, a level, and all uses of it as things stand. Its words are in `words/`. */
import type { Find as AnyFind, Finding as AnyFinding, UsableTechnique } from '@pipwright/core/explaining';
import { full } from '../../engines/swift/bits.js';
import { type Conclusion, type Fact, isImpossible } from '../knowledge/conclusion.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import { type Premise, Premises } from '../knowledge/premise.js';

export type Find = AnyFind<Knowledge, Fact, Premise>;
export type Finding = AnyFinding<Fact, Premise>;

export interface FutoshikiTechnique<Name extends string = string> extends UsableTechnique<Knowledge, Fact, Premise> {
  readonly name: Name;
}

export function technique<const Name extends string>(name: Name, level: number, find: Find): FutoshikiTechnique<Name> {
  const emptied = (knowledge: Knowledge) => find(knowledge).map((each) => emptying(knowledge, each));
  return { name, level, find: (knowledge) => emptyLast(knowledge, emptied(knowledge)) };
}

/** What leaves a cell no number says that something cannot be. */
export function emptying(knowledge: Knowledge, finding: Finding): Finding {
  const { fact, because } = finding;
  const emptied = fact.find(({ cell, values }) => (knowledge.values[cell]! & values) === 0);
  if (emptied === undefined || isImpossible(fact)) return finding;
  const all = new Premises(because.list());
  knowledge.addValues(all, emptied.cell);
  return impossible(emptied.cell, all);
}

/** Where nothing is left for one of two cells, it is said of the one that has no number yet. */
function emptyLast(knowledge: Knowledge, found: readonly Finding[]): readonly Finding[] {
  const isOfPlaced = ({ fact }: Finding) => fact.some(({ cell, values }) => values === 0 && knowledge.isPlaced(cell));
  if (!found.some(isOfPlaced)) return found;
  return [...found.filter((each) => !isOfPlaced(each)), ...found.filter(isOfPlaced)];
}

/** That a cell loses numbers; nothing where it has lost them. */
export function lose(
  knowledge: Knowledge,
  cell: number,
  numbers: number,
  because: (premises: Premises) => void,
): Finding[] {
  const lost = knowledge.values[cell]! & numbers;
  if (lost === 0) return [];
  const premises = new Premises();
  because(premises);
  const left = knowledge.values[cell]! & ~numbers;
  if (left === 0) knowledge.addValues(premises, cell);
  return [
    {
      fact: [{ kind: 'left', cell, values: left === 0 ? 0 : full(knowledge.side) & ~lost }],
      because: premises,
    },
  ];
}

/** That a cell holds a number. */
export function place(cell: number, v: number, because: Premises): Finding {
  return { fact: [placed(cell, v)], because };
}

export function placed(cell: number, v: number): Conclusion {
  return { kind: 'place', cell, values: 1 << v };
}

/** That there is nothing left for a cell. */
export function impossible(cell: number, because: Premises): Finding {
  return { fact: [{ kind: 'left', cell, values: 0 }], because };
}

/** What is said of several cells for the same reason is one use, but where something cannot be. */
export function asOne(found: readonly Finding[]): readonly Finding[] {
  if (found.length < 2 || found.some(({ fact }) => fact.some(({ values }) => values === 0))) return found;
  const because = new Premises(found.flatMap((each) => each.because.list()));
  return [{ fact: found.flatMap(({ fact }) => fact), because }];
}

/** Of uses that place the same, the first: the others find less to do the next time. */
export function onceEach(found: readonly Finding[]): readonly Finding[] {
  const placed = new Set<number>();
  return found.filter(({ fact }) => {
    if (fact.some(({ cell }) => placed.has(cell))) return false;
    for (const { cell } of fact) placed.add(cell);
    return true;
  });
}
