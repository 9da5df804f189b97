/**
 * Contract of a kind of puzzle. Commands know puzzles only through it, so a new kind is a package of its own and a line
 * in each table of kinds: one for the command line, more for games and for the app. CONTRIBUTING.md lists them.
 *
 *     text ──parse──▶ Spec ──check──▶ Puzzle ──search──▶ Solution ──verify──▶ drawn, written
 *
 * A Spec is a puzzle as written, right or wrong; only `check` makes a Puzzle.
 */
import type { JsonObject, JsonValue, Result } from './data.js';
import type { Explainer } from './explaining/explainer.js';
import type { GeneratingPart, Wish } from './generating.js';
import type { ParsedPuzzle } from './parsed-puzzle.js';
import type { CellNotation, Problem, Words } from './problem.js';
import type { Engine, Runs } from './search.js';

export interface ReadingPart<Spec, Puzzle> {
  readonly name: string;
  /** The default for writing comes first; of those that recognise a text the first reads it. */
  readonly formats: readonly Format<Spec, Puzzle>[];
  /** Formats that puzzles can be written in and not read from. */
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
  /**
   * Reads a solution written as a list, which means something only beside its puzzle; for kinds that have such lists.
   */
  solutionFromList?(puzzle: Puzzle, list: readonly JsonValue[]): Result<ListedSolution<Solution>, readonly Problem[]>;
  readonly moves: Moves<Puzzle, Solution, Move>;
  common(puzzle: Puzzle): Common<Solution>;
  /** Tilings of boards, for kinds played with dominoes. */
  readonly tilings?: Tilings<Puzzle>;
  /** View as a binary constraint satisfaction problem, for kinds that are one. */
  readonly csp?: CspView<Puzzle>;
}

export interface ShowingPart<Puzzle, Solution> {
  readonly drawing: Drawing<Puzzle, Solution>;
}

export interface ExplainingPart<Puzzle, Solution, Move> {
  readonly explainer: Explainer<Puzzle, Solution, Move>;
}

/**
 * A kind of puzzle with all its parts. Each part is exported by itself too, so that a program that only reads
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
  /** Ending of file names, without the dot. */
  readonly extension: string;
  /** The text for one puzzle, or for several where the format can hold them. */
  make(puzzles: readonly Puzzle[]): Result<string, readonly Problem[]>;
}

/** A way to write puzzles down and to read them. Parsing never throws; what one makes, the other reads back. */
export interface Format<Spec, Puzzle> extends Writer<Puzzle> {
  /** Notation of cells in its files, which problems of such a file use. Without it cells are `r2c1`. */
  readonly cells?: CellNotation;
  /** Does the text look as if it were meant to be in this format, right or wrong? */
  recognises(text: string): boolean;
  /** Loads the parser of a format where that is large: `parse` throws until then. */
  load?(): Promise<unknown>;
  parse(text: string): readonly ParsedPuzzle<Spec>[];
}

export type Checked<Puzzle> = Result<Puzzle, readonly Problem[]> & { readonly warnings: readonly Problem[] };

export interface ListedSolution<Solution> {
  readonly solution: Solution;
  /** Problems of entries that cannot be where the list has them, however incomplete the list is. */
  readonly misplaced: readonly Problem[];
  /** All that keeps it from solving the puzzle; empty means correct. */
  readonly wrong: readonly Problem[];
}

export interface Moves<Puzzle, Solution, Move> {
  toJson(move: Move): JsonObject;
  /** Sentence for people: what is put where. */
  toText(move: Move): string;
  fromJson(value: JsonValue): Result<Move, readonly Problem[]>;
  /** Solution, complete or not, made of the puzzle's own givens and these moves. */
  solutionAfter(puzzle: Puzzle, moves: readonly Move[]): Solution;
  /** Reasons why this move cannot be made after a solution so far; whether it leads anywhere is another question. */
  moveProblems(puzzle: Puzzle, solution: Solution, move: Move): readonly Problem[];
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
  /** Names of parts that a style can draw without the rest, by style. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  draw(puzzle: Puzzle, options: DrawOptions<Solution>): string;
  /**
   * Legend beside the board, such as the dominoes; empty where there is nothing to say.
   * @param byName as sentences name dominoes, not as the puzzle writes them
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
