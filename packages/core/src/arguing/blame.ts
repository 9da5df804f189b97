/**
 * What shows that a puzzle, or what a player has made of it, cannot be finished. Of what was placed, what can stay is taken
 * as it is, and one move that cannot is what is wrong.
 */
import { type AnyStep, type Finish, keepable } from '../explaining/index.js';
import type { Arguing, Argument, Knowing } from './argument.js';
import { contradictionOf } from './contradiction.js';
import type { ToldConflict } from './steps.js';
import type { ToldSteps } from './telling.js';

/** So many wrong moves are compared, at most. */
const WRONG = 6;
/** What was said or placed before is named by what it rests on itself. */
const EARLIER = ['step', 'link', 'suppose', 'placed'];
/** What is seen at a look takes no more steps. */
const AT_A_LOOK = 2;

/** What a kind gives. */
interface Kind<Known extends Knowing<Fact>, Claim, Fact, Of, Move, Step, Class> {
  /** A board of which nothing is possible. */
  readonly arguing: Arguing<Known, Claim, Fact, Of>;
  readonly start: Known;
  placedOn(move: Move): Fact;
  /** Rules that are broken by what lies there. */
  brokenRules(known: Known): Iterable<Claim>;
  stepsFrom(known: Known, given: readonly Fact[]): ToldSteps<Known, Claim, Fact, Step>;
  /** What a conflict is called that ends with a claim, where nothing is supposed. */
  classOf(claim: Claim): Class;
}

/** A board where what was placed is plainly given. */
interface Board<Known, Fact, Move> {
  readonly known: Known;
  readonly given: readonly Fact[];
  readonly wrong?: Move;
}

/** A chain that ends with nothing left there. */
interface Found<Known, Claim, Fact, Move> extends Board<Known, Fact, Move> {
  readonly chain: readonly Argument<Claim, Fact>[];
}

/** A conflict as programs get it. */
type Blamed<Step extends AnyStep, Move, Class extends string> = ToldConflict<
  Class,
  Step['because'][number],
  Step,
  Move
>;

export class Blame<Known extends Knowing<Fact>, Claim, Fact, Of, Move, Step extends AnyStep, Class extends string> {
  readonly #kind: Kind<Known, Claim, Fact, Of, Move, Step, Class>;
  readonly #contradiction: ReturnType<typeof contradictionOf<Known, Claim, Fact, Of>>;

  constructor(kind: Kind<Known, Claim, Fact, Of, Move, Step, Class>) {
    this.#kind = kind;
    this.#contradiction = contradictionOf(kind.arguing);
  }

  /** What a question asks of it. @param finish of what was placed, by number */
  questions(placed: readonly Move[], finish: Finish) {
    const without = (id: number) => placed.filter((_, other) => other !== id);
    return {
      findConflict: (id?: number) =>
        id === undefined ? this.#find(placed, finish) : this.#ofMove(without(id), placed[id]!),
      findPlainConflict: (id: number) => this.#atALook(without(id), placed[id]!),
    };
  }

  *#find(placed: readonly Move[], finish: Finish): Generator<void, Blamed<Step, Move, Class>> {
    const isUnsolvable = placed.length === 0 || (yield* finish([])) === undefined;
    if (isUnsolvable) return this.#told(yield* this.#easiest([this.#boardWith([])]), placed);
    const kept = yield* keepable([...placed.keys()], finish);
    const wrong = placed.filter((_, id) => !kept.includes(id));
    const stay = kept.map((id) => placed[id]!);
    const boards = wrong.slice(0, WRONG).map((move) => this.#boardWith(stay, move));
    return this.#told(this.#breaking(placed, wrong) ?? (yield* this.#easiest(boards)), placed);
  }

  /** Why one more cannot be placed, where those placed can be finished. */
  *#ofMove(placed: readonly Move[], move: Move): Generator<void, Blamed<Step, Move, Class>> {
    return this.#told(yield* this.#easiest([this.#boardWith(placed, move)]), [...placed, move]);
  }

  /** A rule that is broken by what lies there: whatever else is wrong, that is seen first. */
  #breaking(placed: readonly Move[], wrong: readonly Move[]): Found<Known, Claim, Fact, Move> | undefined {
    const found = this.#boardWith(placed);
    const chain = this.#broken(found.known);
    const isSame = (other: readonly Argument<Claim, Fact>[]) => JSON.stringify(other) === JSON.stringify(chain);
    const without = (move: Move) => this.#boardWith(placed.filter((each) => each !== move)).known;
    const move = chain.length === 0 ? undefined : wrong.find((each) => !isSame(this.#broken(without(each))));
    return move && { ...found, chain, wrong: move };
  }

  /** The board, of several with something wrong, where that is the easiest to see. */
  *#easiest(boards: readonly Board<Known, Fact, Move>[]): Generator<void, Found<Known, Claim, Fact, Move>> {
    const plain = yield* this.#plain(boards);
    if (plain !== undefined) return plain;
    const [board] = boards;
    return { ...board!, chain: (yield* this.#contradiction.supposing(board!.known)) ?? [] };
  }

  /** What is seen at a look to be wrong with a move, whatever else was placed; undefined where that is nothing. */
  *#atALook(placed: readonly Move[], move: Move): Generator<void, Blamed<Step, Move, Class> | undefined> {
    const { known: before } = this.#boardWith(placed);
    if (before.isDead || this.#broken(before).length > 0) return undefined;
    const found = yield* this.#plain([this.#boardWith(placed, move)]);
    if (found === undefined || found.chain.length > AT_A_LOOK) return undefined;
    // What goes wrong without it is not its fault.
    if (this.#contradiction.replay.isHeld(before, found.chain, true)) return undefined;
    return this.#told(found, [...placed, move]);
  }

  /** Undefined where nothing is seen without a supposition. */
  *#plain(boards: readonly Board<Known, Fact, Move>[]): Generator<void, Found<Known, Claim, Fact, Move> | undefined> {
    const broken = boards.map((board) => ({ ...board, chain: this.#broken(board.known) }));
    const seen = broken.find(({ chain }) => chain.length > 0) ?? broken.find(({ known }) => known.isDead);
    if (seen !== undefined) return seen;
    const found = yield* this.#contradiction.plain(boards.map(({ known }) => known));
    return found && { ...boards[found.at]!, chain: found.chain };
  }

  #boardWith(stay: readonly Move[], wrong?: Move): Board<Known, Fact, Move> {
    const given = (wrong === undefined ? stay : [...stay, wrong]).map((move) => this.#kind.placedOn(move));
    return { known: this.#kind.start.copy().learn(given), given, ...(wrong !== undefined && { wrong }) };
  }

  /** The plainest of the rules that are broken. */
  #broken(known: Known): readonly Argument<Claim, Fact>[] {
    const { arguing } = this.#kind;
    const all = [...this.#kind.brokenRules(known)].map((claim) => ({ claim, facts: arguing.thenOf(known, claim) }));
    return all.sort((a, b) => arguing.costOf(a) - arguing.costOf(b)).slice(0, 1);
  }

  #told(
    { known, given, chain: found, wrong }: Found<Known, Claim, Fact, Move>,
    placed: readonly Move[],
  ): Blamed<Step, Move, Class> {
    const chain = this.#contradiction.replay.spared(known, found);
    const told = this.#kind.stepsFrom(known, given);
    told.add(chain, this.#contradiction.replay);
    const own = told.steps.flatMap(({ because, chain: links = [] }) => [
      ...because,
      ...links.flatMap((link) => link.because),
    ]);
    const things = own.filter((each) => !EARLIER.some((name) => name in each));
    const because = [...things, ...(wrong === undefined ? [] : [{ placed: wrong }])];
    return {
      class: this.#classOf(chain),
      because: [...new Map(because.map((each) => [JSON.stringify(each), each])).values()],
      chain: told.steps,
      ...(wrong !== undefined && { wrong }),
      ...(placed.length > 0 && { placed }),
    };
  }

  /** The class of the last claim; "combined" where something has to be supposed. */
  #classOf(chain: readonly Argument<Claim, Fact>[]): Class | 'combined' {
    const last = chain.at(-1)?.claim;
    const isSupposing = chain.some(({ claim }) => this.#kind.arguing.chainOf(claim) !== undefined);
    return last === undefined || isSupposing ? 'combined' : this.#kind.classOf(last);
  }
}
