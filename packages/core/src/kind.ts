/**
 * What a kind of puzzle offers. Commands know puzzles only through this, so a new kind is a package of its own and a line
 * in each table of kinds: one for the command line, more for games and for the app. CONTRIBUTING.md lists them.
 *
 *     text ──parse──▶ Spec ──check──▶ Puzzle ──search──▶ Solution ──verify──▶ drawn, written
 *
 * Spec is what somebody wrote and may be wrong; only `check` makes a Puzzle.
 */
import type { Explainer } from './explaining/explainer.js';
import type { GeneratingPart, Wish } from './generate.js';
import type { JsonObject, JsonValue } from './json-value.js';
import type { CellNotation, Problem, Result, Where, Words } from './problem.js';
import type { Engine, Runs } from './search.js';

export interface ReadingPart<Spec, Puzzle> {
  readonly name: string;
  /** The default for writing comes first; of those that recognise a text the first reads it. */
  readonly formats: readonly Format<Spec, Puzzle>[];
  /** What puzzles can be written as and not read from. */
  readonly writers?: readonly Writer<Puzzle>[];
  readonly words: Words;
  check(spec: Spec): Checked<Puzzle>;
}

export interface SolvingPart<Puzzle, Solution, Move> {
  /** The default comes first. */
  readonly engines: readonly Engine<Puzzle, Solution, Move>[];
  /** Everything wrong with a solution, by the rules alone; empty means correct. */
  verify(puzzle: Puzzle, solution: Solution): readonly Problem[];
  ownSolution(puzzle: Puzzle): Solution | undefined;
  solutionToJson(solution: Solution): JsonObject;
  solutionFromJson(value: JsonValue): Result<Solution, readonly Problem[]>;
  /** For kinds that also have solutions as lists, which say something only beside their puzzle. */
  solutionFromList?(puzzle: Puzzle, list: readonly JsonValue[]): Result<ListedSolution<Solution>, readonly Problem[]>;
  readonly moves: Moves<Puzzle, Solution, Move>;
  common(puzzle: Puzzle): Common<Solution>;
  /** For kinds that are played with dominoes. */
  readonly tilings?: Tilings<Puzzle>;
  /** For kinds that are a binary constraint satisfaction problem. */
  readonly csp?: CspView<Puzzle>;
}

export interface ShowingPart<Puzzle, Solution> {
  readonly drawing: Drawing<Puzzle, Solution>;
}

export interface ExplainingPart<Puzzle, Solution, Move> {
  readonly explainer: Explainer<Puzzle, Solution, Move>;
}

/**
 * Everything there is to know about one kind of puzzle. A kind exports each part by itself too, so that who only reads
 * loads no engine. A Puzzle is plain data: it can be sent to a worker.
 */
export interface PuzzleKind<Spec, Puzzle, Solution, Move>
  extends ReadingPart<Spec, Puzzle>,
    SolvingPart<Puzzle, Solution, Move>,
    ShowingPart<Puzzle, Solution>,
    Partial<ExplainingPart<Puzzle, Solution, Move>> {
  readonly generating?: GeneratingPart<Puzzle, Solution, Wish>;
}

export type AnyKind = PuzzleKind<unknown, unknown, unknown, unknown>;

export interface Writer<Puzzle> {
  readonly name: string;
  /** How names of such files end, without the dot. */
  readonly extension: string;
  /** The text for one puzzle, or for several where the format can hold them. */
  make(puzzles: readonly Puzzle[]): Result<string, readonly Problem[]>;
}

/** A way to write puzzles down and to read them. Parsing never throws; what one makes, the other reads back. */
export interface Format<Spec, Puzzle> extends Writer<Puzzle> {
  /** How its files write cells; problems of such a file name cells that way. Without it they are `r2c1`. */
  readonly cells?: CellNotation;
  /** Does the text look as if it were meant to be in this format, right or wrong? */
  recognises(text: string): boolean;
  /** Loads the parser of a format where that is large: `parse` throws until then. */
  load?(): Promise<unknown>;
  parse(text: string): readonly Draft<Spec>[];
}

export interface Draft<Spec> {
  readonly spec: Spec;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** The place in the source of a path in the Spec. */
  readonly locate: (path: string) => Where;
  /** The puzzle's own name for itself, for programs. */
  readonly id?: string;
  /** What people call it. */
  readonly name?: string;
  /** Which puzzle of the file, where a file holds several. */
  readonly level?: string;
}

export type Checked<Puzzle> = Result<Puzzle, readonly Problem[]> & { readonly warnings: readonly Problem[] };

export interface ListedSolution<Solution> {
  readonly solution: Solution;
  /** What cannot be where the list has it, whether the list is complete or not. */
  readonly misplaced: readonly Problem[];
  /** All that keeps it from solving the puzzle; empty means correct. */
  readonly wrong: readonly Problem[];
}

export interface Moves<Puzzle, Solution, Move> {
  toJson(move: Move): JsonObject;
  /** The same for people: what is put where. */
  toText(move: Move): string;
  fromJson(value: JsonValue): Result<Move, readonly Problem[]>;
  /** What stands after these moves, with what the puzzle itself gives: a solution, complete or not. */
  standing(puzzle: Puzzle, moves: readonly Move[]): Solution;
  /** Why this move cannot be made where that stands; whether it leads anywhere is another question. */
  misplaced(puzzle: Puzzle, standing: Solution, move: Move): readonly Problem[];
}

export interface Common<Solution> {
  add(solution: Solution): void;
  toJson(): JsonObject;
  toText(): string;
}

export interface Drawing<Puzzle, Solution> {
  /** Drawings of characters, for a terminal. The default comes first. */
  readonly styles: readonly string[];
  /** Drawings that are a file of their own, with all that belongs to the puzzle in it. */
  readonly pictures: readonly string[];
  /** Of some styles one part can be drawn without the rest: the names of these parts, by style. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  draw(puzzle: Puzzle, options: DrawOptions<Solution>): string;
  /**
   * What lies beside the board, such as the dominoes; empty where there is nothing.
   * @param byName as sentences call it, not as the puzzle writes it
   */
  legend(puzzle: Puzzle, byName?: boolean): string;
}

/** The ways to cover a puzzle's board with dominoes, whatever they show. */
export interface Tilings<Puzzle> {
  /** Comes to one solution: how many there are. */
  count(puzzle: Puzzle): Runs<bigint>;
  /** Each by itself, for a terminal, always in the same order. */
  drawings(puzzle: Puzzle): Runs<string>;
  /** All of them step by step, as trees: a picture that is a file of its own, or why it is not drawn. */
  forest(puzzle: Puzzle): Result<string, readonly Problem[]>;
}

export interface CspView<Puzzle> {
  toJson(puzzle: Puzzle): JsonObject;
  toText(puzzle: Puzzle): string;
}

export interface DrawOptions<Solution> {
  readonly style: string;
  readonly solution?: Solution | undefined;
  readonly only?: string | undefined;
  readonly labels?: boolean | undefined;
  /** May use a terminal's colours; without their codes the drawing is the same. */
  readonly color?: boolean | undefined;
}
