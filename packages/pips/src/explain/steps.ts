/** Chapters of arguments as steps: what is told in one sentence is one step. */

import type { Replay } from '@pipwright/core/arguing';
import { members } from '@pipwright/core/bits';
import type { Chapter } from '@pipwright/core/explaining';
import { compareCells } from '../model/cell.js';
import { type Board, range } from './claims/board.js';
import type { Argument, Claim, Of } from './claims/claim.js';
import { namedIn, techniqueOf } from './claims/kinds.js';
import { type Fact, type Known, SAME } from './claims/known.js';
import { named } from './claims/naming.js';
import { claimTold, edgeTold, factTold, type ToldPart } from './claims/told.js';
import type { CellLeft, PipsFact, PipsLink, PipsPremise, PipsStep } from './step.js';
import { LOOKING_AHEAD, TRY_BOTH } from './techniques.js';

/** Links of what everybody tries. */
const TRIED = 3;

/** Steps under way, chapter by chapter. */
export class Steps {
  readonly steps: PipsStep[] = [];
  readonly chapters: Chapter[] = [];
  readonly #board: Board;
  readonly #known: Known;
  readonly #told: Fact[] = [];

  constructor(known: Known, given: readonly Fact[]) {
    this.#board = known.board;
    this.#known = known.copy();
    this.#told.push(...given);
  }

  add(chapter: readonly Argument[], replay: Replay<Known, Claim, Fact, Of>): void {
    const start = this.steps.length;
    const before = this.#known.copy();
    const said: Fact[][] = [];
    for (const group of replay.sentencesOf(this.#known, chapter)) {
      const { link, arguments: all } = linkOf(this.#board, this.#known, this.#told, group);
      const earlier = reasonsAmong(before, said, group, replay).map((step) => ({ step: start + step }));
      const { claim } = all.at(-1)!;
      const supposing = claim.says === 'two' ? this.#supposing(claim, replay) : {};
      this.steps.push({ ...link, because: [...link.because, ...earlier], ...supposing });
      const facts = all.flatMap((each) => each.facts);
      this.#known.learn(facts);
      this.#told.push(...facts);
      said.push(facts);
    }
    this.chapters.push({ steps: range(this.steps.length - start).map((i) => start + i) });
  }

  #supposing(
    { suppose, chain }: Claim & { says: 'two' },
    replay: Replay<Known, Claim, Fact, Of>,
  ): Pick<PipsStep, 'suppose' | 'chain' | 'technique'> {
    const known = this.#known.copy().learn([suppose]);
    const told = [...this.#told, suppose];
    const said: Fact[][] = [[suppose]];
    const links = replay.sentencesOf(this.#known, chain).map((group): PipsLink => {
      const { link, arguments: all } = linkOf(this.#board, known, told, group);
      const earlier = reasonsAmong(this.#known, said, group, replay).map(
        (i): PipsPremise => (i === 0 ? { suppose: true } : { link: i - 1 }),
      );
      const facts = all.flatMap((each) => each.facts);
      const { claim } = all.at(-1)!;
      said.push(facts);
      known.learn(facts);
      told.push(...facts);
      return {
        ...link,
        ...(claim.says === 'two' ? { technique: LOOKING_AHEAD } : {}),
        because: [...link.because, ...earlier],
      };
    });
    const isShort = links.length <= TRIED && chain.every(({ claim }) => claim.says !== 'two');
    return {
      technique: isShort ? TRY_BOTH : LOOKING_AHEAD,
      suppose: joined(factsOf(this.#known, [suppose]))[0]!,
      chain: links,
    };
  }
}

function linkOf(board: Board, before: Known, told: readonly Fact[], group: readonly Argument[]) {
  const known = before.copy();
  const facts = [...told];
  const parts: ToldPart[] = [];
  const all: Argument[] = [];
  const concludes: PipsFact[] = [];
  const because: PipsPremise[] = [];
  for (const argument of group) {
    const whole = named(board, facts, argument);
    all.push(whole);
    parts.push({ claim: claimTold(known, whole.claim), facts: whole.facts.map((fact) => factTold(known, fact)) });
    concludes.push(...factsOf(known, whole.facts));
    because.push(...thingsOf(known, whole.claim));
    facts.push(...whole.facts);
    known.learn(whole.facts);
  }
  const { claim } = all.at(-1)!;
  const technique = techniqueOf(board, claim);
  const link: PipsLink = { technique, because: unique(because), concludes: joined(concludes), parts };
  return { link, arguments: all };
}

/** Of what was said before, by place in the list, as little as arguments need to be true, and all that they leave to follow. */
function reasonsAmong(
  start: Known,
  said: readonly (readonly Fact[])[],
  group: readonly Argument[],
  replay: Replay<Known, Claim, Fact, Of>,
): readonly number[] {
  const after = start.copy().learn([...said.flat(), ...group.flatMap(({ facts }) => facts)]);
  const left = (fact: Fact): Fact =>
    fact.is === 'values' && !after.isDead ? { ...fact, set: fact.set & after.values[fact.cell]! } : fact;
  const whole = group.map((each) => ({ ...each, facts: each.facts.map(left) }));
  const holds = (some: readonly number[]) => replay.isHeld(start.copy().learn(some.flatMap((i) => said[i]!)), whole);
  return range(said.length).reduce<readonly number[]>((some, i) => {
    const fewer = some.filter((each) => each !== i);
    return holds(fewer) ? fewer : some;
  }, range(said.length));
}

/** What a claim is about, as premises. */
function thingsOf(known: Known, claim: Claim): PipsPremise[] {
  const { cellAt, regionAt } = known.board;
  const { regions, cells } = namedIn(known, claim);
  const counts = 'counts' in claim ? claim.counts : [];
  return [
    ...regions.map((region): PipsPremise => ({ region: regionAt[region]!.index })),
    ...counts.map(({ value }): PipsPremise => ({ value })),
    ...('value' in claim ? [{ value: claim.value }] : []),
    ...(claim.says === 'home' ? [{ domino: low(claim.domino) }] : []),
    ...(claim.says === 'fit' && claim.only !== undefined ? [{ value: claim.only.value }] : []),
    ...(claim.says === 'cut' ? [{ shape: claim.area.map((c) => cellAt[c]!).sort(compareCells) }] : []),
    ...[...cells].map((c): PipsPremise => ({ cell: cellAt[c]! })),
  ];
}

const low = ([x, y]: readonly [number, number]): readonly [number, number] => (x <= y ? [x, y] : [y, x]);

function unique(because: readonly PipsPremise[]): PipsPremise[] {
  return [...new Map(because.map((each) => [JSON.stringify(each), each])).values()];
}

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
