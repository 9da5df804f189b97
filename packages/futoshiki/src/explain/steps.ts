/** Chapters of arguments as steps: what is told in one sentence is one step. */
import type { Cell } from '@pipwright/core';
import type { Replay } from '@pipwright/core/arguing';
import type { Chapter } from '@pipwright/core/explaining';
import { squareOf } from '../model/square.js';
import { type Board, range } from './claims/board.js';
import type { Argument, Claim, Of } from './claims/claim.js';
import { aboutOf, techniqueOf } from './claims/kinds.js';
import { bitOf, type Fact, full, type Known, numbersOf, setOf } from './claims/known.js';
import { endIn, named, saidIn, untold } from './claims/naming.js';
import { cellTold, claimTold, factTold, lineTold, type ToldPart } from './claims/told.js';
import type { CellLeft, FutoshikiLink, FutoshikiPremise, FutoshikiStep } from './step.js';
import { LOOKING_AHEAD, TRY_BOTH } from './techniques.js';

/** Links of what everybody tries. */
const TRIED = 3;

/** What is known, and the same without what is seen along lines. */
interface Both {
  readonly known: Known;
  readonly told: Known;
}

const copied = ({ known, told }: Both): Both => ({ known: known.copy(), told: told.copy() });

function learn({ known, told }: Both, facts: readonly Fact[]): void {
  told.learn(facts);
  known.learn(facts);
}

type Replayed = Replay<Known, Claim, Fact, Of>;

/** Steps under way, chapter by chapter. */
export class Steps {
  readonly steps: FutoshikiStep[] = [];
  readonly chapters: Chapter[] = [];
  readonly #board: Board;
  readonly #at: Both;
  readonly #given: ReadonlySet<number>;
  /** Cells where the player has written something. */
  readonly #own: ReadonlySet<number>;

  constructor(known: Known, given: readonly Fact[]) {
    this.#board = known.board;
    this.#at = { known: known.copy(), told: untold(known.board).learn(given) };
    const { side, question } = known.board.compiled;
    this.#given = new Set(question.givens.map(({ row, column }) => row * side + column));
    this.#own = new Set(given.flatMap((fact) => (fact.is === 'placed' ? [fact.cell] : [])));
  }

  add(chapter: readonly Argument[], replay: Replayed): void {
    const start = this.steps.length;
    const before = this.#at.known.copy();
    const said: Fact[][] = [];
    for (const group of replay.sentencesOf(this.#at.known, chapter)) {
      const { link, arguments: all } = this.#linkOf(this.#at, group);
      const earlier = reasonsAmong(before, said, all, replay).map((step) => ({ step: start + step }));
      const { claim } = all.at(-1)!;
      const supposing = claim.says === 'two' ? this.#supposing(claim, replay) : {};
      this.steps.push({ ...link, because: [...link.because, ...earlier], ...supposing });
      const facts = all.flatMap((each) => each.facts);
      learn(this.#at, facts);
      said.push(facts);
    }
    this.chapters.push({ steps: range(this.steps.length - start).map((i) => start + i) });
  }

  #supposing(
    { suppose, chain }: Claim & { says: 'two' },
    replay: Replayed,
  ): Pick<FutoshikiStep, 'suppose' | 'chain' | 'technique'> {
    const at = copied(this.#at);
    learn(at, [suppose]);
    const said: Fact[][] = [[suppose]];
    const links = replay.sentencesOf(this.#at.known, chain).map((group): FutoshikiLink => {
      const { link, arguments: all } = this.#linkOf(at, group);
      const earlier = reasonsAmong(this.#at.known, said, all, replay).map(
        (i): FutoshikiPremise => (i === 0 ? { suppose: true } : { link: i - 1 }),
      );
      const facts = all.flatMap((each) => each.facts);
      said.push(facts);
      learn(at, facts);
      const isNested = all.some(({ claim }) => claim.says === 'two');
      return {
        ...link,
        ...(isNested ? { technique: LOOKING_AHEAD.name } : {}),
        because: [...link.because, ...earlier],
      };
    });
    const isShort = links.length <= TRIED && chain.every(({ claim }) => claim.says !== 'two');
    return {
      technique: isShort ? TRY_BOTH.name : LOOKING_AHEAD.name,
      suppose: concludedBy(this.#at.known, [suppose])[0]!,
      chain: links,
    };
  }

  #linkOf(before: Both, group: readonly Argument[]): { link: FutoshikiLink; arguments: readonly Argument[] } {
    const at = copied(before);
    const parts: ToldPart[] = [];
    const all: Argument[] = [];
    const because: FutoshikiPremise[] = [];
    for (const argument of group) {
      const facts = endIn(at.known, saidIn(at.known, argument));
      const whole = named(at.known, at.told, { ...argument, facts });
      all.push(whole);
      const told = toldOf(at.told, whole.claim);
      parts.push({
        claim: claimTold(at.known, whole.claim),
        facts: whole.facts.map((fact) => factTold(at.known, fact)),
        ...(told === undefined ? {} : { told }),
        ...endOf(at.known, whole.claim),
      });
      because.push(...this.#thingsOf(at.known, whole.claim));
      learn(at, whole.facts);
    }
    const concludes = concludedBy(
      before.known,
      all.flatMap(({ facts }) => facts),
    );
    const technique = techniqueOf(all.at(-1)!.claim);
    return { link: { technique, because: unique(because), concludes, parts }, arguments: all };
  }

  /** What a claim is about, as premises; of lines beside it, the cells that have the numbers. */
  #thingsOf(known: Known, claim: Claim): FutoshikiPremise[] {
    const { lines } = this.#board;
    const cell = (c: number): Cell => cellTold(this.#board, c);
    const pair = ([a, b]: readonly [number, number]) => [cell(a), cell(b)] as const;
    const about = aboutOf(known, claim);
    const crossing = claim.lines ?? [];
    const ends = claim.says === 'chain' ? claim.cells.slice(-1) : (about.cells ?? []);
    const holders = crossing.flatMap(({ line, values }) =>
      lines[line]!.filter((each) => values.includes(known.written[each]!)),
    );
    const written = [...new Set([...ends, ...holders])].filter((each) => !known.isOpen(each));
    return [
      ...[...(about.lines ?? []), ...(about.unnamed ?? [])].map((line) => lineTold(this.#board, line)),
      ...(about.signs ?? []).map((sign) => ({ sign: pair(sign) })),
      ...(about.bars ?? []).map((bar) => ({ bar: pair(bar) })),
      ...(about.noBars ?? []).map((noBar) => ({ noBar: pair(noBar) })),
      ...(about.cells ?? []).filter((each) => known.isOpen(each)).map((each) => ({ cell: cell(each) })),
      ...crossing.map(({ line }) => lineTold(this.#board, line)),
      ...written.filter((each) => this.#given.has(each)).map((each) => ({ given: cell(each) })),
      ...written
        .filter((each) => this.#own.has(each))
        .map((each) => ({ placed: { square: squareOf(cell(each)), number: known.written[each]! } })),
    ];
  }
}

function endOf({ board: { side }, written }: Known, claim: Claim): Pick<ToldPart, 'isWritten' | 'isPlainEnd' | 'out'> {
  if (claim.says === 'across' || claim.says === 'apart')
    return written[claim.other] === 0 ? { out: numbersOf(full(side) & ~setOf(claim.values)) } : { isWritten: true };
  if (claim.says !== 'chain') return {};
  if (written[claim.cells.at(-1)!] !== 0) return { isWritten: true };
  return claim.from === (claim.side === 'least' ? 1 : side) ? { isPlainEnd: true } : {};
}

/** Of the cell that a claim goes by: what it has been told not to be, where no line says so. */
function toldOf(told: Known, claim: Claim): ToldPart['told'] {
  const { side } = told.board;
  const lost = (cell: number, set: number) => numbersOf(full(side) & set & ~told.values[cell]!);
  if (claim.says === 'only') {
    const values = lost(claim.cell, -1);
    return values.length === 0
      ? undefined
      : { cell: cellTold(told.board, claim.cell), values, left: numbersOf(told.values[claim.cell]!) };
  }
  if (claim.says !== 'left' || claim.cells.length < 2 || claim.isBySign || claim.lines !== undefined) return undefined;
  const [cell, value] = [0, 1]
    .map((i) => [claim.cells[i]!, claim.values[1 - i]!] as const)
    .find(([each, other]) => (told.values[each]! & bitOf(other)) === 0) ?? [undefined, 0];
  return cell === undefined ? undefined : { cell: cellTold(told.board, cell), values: [value], left: [] };
}

/** Of what was said before, by place in the list, as little as arguments need to be true, and all that they leave to follow. */
function reasonsAmong(
  start: Known,
  said: readonly (readonly Fact[])[],
  group: readonly Argument[],
  replay: Replayed,
): readonly number[] {
  const holds = (some: readonly number[]) => replay.isHeld(start.copy().learn(some.flatMap((i) => said[i]!)), group);
  return range(said.length).reduce<readonly number[]>((some, i) => {
    const fewer = some.filter((each) => each !== i);
    return holds(fewer) ? fewer : some;
  }, range(said.length));
}

function unique(because: readonly FutoshikiPremise[]): FutoshikiPremise[] {
  return [...new Map(because.map((each) => [JSON.stringify(each), each])).values()];
}

/** What is left to each cell, in the order in which it is said; what is written is written. */
function concludedBy({ board, values }: Known, facts: readonly Fact[]): CellLeft[] {
  const left = new Map<number, { readonly set: number; readonly isPlaced: boolean }>();
  for (const fact of facts) {
    if (fact.is === 'over') continue;
    const before = left.get(fact.cell) ?? { set: values[fact.cell]!, isPlaced: false };
    const set = before.set & (fact.is === 'placed' ? bitOf(fact.value) : fact.set);
    left.set(fact.cell, { set, isPlaced: before.isPlaced || fact.is === 'placed' });
  }
  return [...left].map(([cell, { set, isPlaced }]) => ({
    cell: cellTold(board, cell),
    isPlaced,
    values: numbersOf(set),
  }));
}
