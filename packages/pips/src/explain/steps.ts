/** Chapters of arguments as steps: what claims are about, and what facts come to. */
import { stepsOf } from '@pipwright/core/arguing';
import { members } from '@pipwright/core/bits';
import { compareCells } from '../model/cell.js';
import { range } from './claims/board.js';
import type { Argument, Claim } from './claims/claim.js';
import { namedIn, techniqueOf } from './claims/kinds.js';
import { type Fact, type Known, SAME } from './claims/known.js';
import { named } from './claims/naming.js';
import { claimTold, edgeTold, factTold } from './claims/told.js';
import type { CellLeft, PipsFact, ThingPremise } from './step.js';

/** What is known, and all that has been told. */
class Standing {
  readonly known: Known;
  readonly facts: Fact[];

  constructor(known: Known, facts: readonly Fact[]) {
    this.known = known.copy();
    this.facts = [...facts];
  }

  copy(): this {
    return new Standing(this.known, this.facts) as this;
  }

  learn(facts: readonly Fact[]): void {
    this.known.learn(facts);
    this.facts.push(...facts);
  }
}

export function stepsFrom(start: Known, given: readonly Fact[]) {
  const { board } = start;
  return stepsOf({
    start: new Standing(start, given),
    tell({ known, facts }: Standing, argument: Argument) {
      const whole = named(board, facts, argument);
      const part = { claim: claimTold(known, whole.claim), facts: whole.facts.map((fact) => factTold(known, fact)) };
      return { whole, part, because: thingsOf(known, whole.claim) };
    },
    concluded(before: Known, facts) {
      const known = before.copy();
      return joined(
        facts.flatMap((some) => {
          const written = factsOf(known, some);
          known.learn(some);
          return written;
        }),
      );
    },
    techniqueOf: (claim: Claim) => techniqueOf(board, claim),
    supposedBy: (claim) => (claim.says === 'two' ? claim : undefined),
    inTheEnd(after, fact) {
      if (after.isDead || (fact.is !== 'values' && fact.is !== 'number')) return fact;
      return {
        ...fact,
        set: fact.set & (fact.is === 'values' ? after.values[fact.cell]! : after.numberOf(fact.region)),
      };
    },
  });
}

/** What a claim is about, as premises. */
function thingsOf(known: Known, claim: Claim): ThingPremise[] {
  const { cellAt, regionAt } = known.board;
  const { regions, cells } = namedIn(known, claim);
  const counts = 'counts' in claim ? claim.counts : [];
  return [
    ...regions.map((region): ThingPremise => ({ region: regionAt[region]!.index })),
    ...counts.map(({ value }): ThingPremise => ({ value })),
    ...('value' in claim ? [{ value: claim.value }] : []),
    ...(claim.says === 'home' ? [{ domino: low(claim.domino) }] : []),
    ...(claim.says === 'fit' && claim.only !== undefined ? [{ value: claim.only.value }] : []),
    ...(claim.says === 'cut' ? [{ shape: claim.area.map((c) => cellAt[c]!).sort(compareCells) }] : []),
    ...[...cells].map((c): ThingPremise => ({ cell: cellAt[c]! })),
  ];
}

const low = ([x, y]: readonly [number, number]): readonly [number, number] => (x <= y ? [x, y] : [y, x]);

/** Facts about things, written out as what they remove, join and place. */
function factsOf(known: Known, facts: readonly Fact[]): PipsFact[] {
  const { board } = known;
  const values = (cell: number, set: number): PipsFact => ({
    kind: 'values',
    cells: [{ cell: board.cellAt[cell]!, values: members(set) }],
  });
  const written = (fact: Fact): PipsFact[] => {
    switch (fact.is) {
      case 'values':
        return [values(fact.cell, known.values[fact.cell]! & fact.set)];
      case 'number': {
        const cells = board.shape[fact.region] === SAME ? known.openOf(fact.region) : board.cellsOf[fact.region]!;
        return cells.map((c) => values(c, known.values[c]! & fact.set));
      }
      case 'gone':
        return range(board.cells)
          .filter((c) => known.isOpen(c) && !fact.but.includes(c) && (known.values[c]! & fact.set) !== 0)
          .map((c) => values(c, known.values[c]! & ~fact.set));
      case 'over':
        return [];
      case 'joined':
        return [{ kind: 'join', edge: edgeTold(board, fact.edge) }];
      case 'parted':
        return [{ kind: 'part', edge: edgeTold(board, fact.edge) }];
      case 'placed': {
        const told = factTold(known, fact);
        return told.is === 'placed' ? [{ kind: 'place', domino: told.domino, cells: told.cells }] : [];
      }
    }
  };
  return facts.flatMap(written);
}

/** What is left to cells is one fact. */
function joined(facts: readonly PipsFact[]): PipsFact[] {
  const left = new Map<string, CellLeft>();
  for (const fact of facts)
    if (fact.kind === 'values')
      for (const { cell, values } of fact.cells) {
        const before = left.get(String(cell))?.values ?? values;
        left.set(String(cell), { cell, values: before.filter((v) => values.includes(v)) });
      }
  const others = facts.filter(({ kind }) => kind !== 'values');
  const cells = [...left.values()].sort((a, b) => compareCells(a.cell, b.cell));
  return cells.length === 0 ? others : [{ kind: 'values', cells }, ...others];
}
