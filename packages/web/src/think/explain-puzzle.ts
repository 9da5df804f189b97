/** Answers about a puzzle itself, whatever is on the board: how many solutions it has, and how hard it is. */
import type { Language } from '@pipwright/core/explaining';
import type { Cell, KindName, PuzzleOf } from '@pipwright/play';
import type { KindExplaining, Piece } from '../kind/explaining.js';
import type { AnyMove, AnySolution } from '../kind/parts.js';
import { driven, type Work } from './explain-work.js';

type Kind = KindExplaining<KindName>;
type Puzzle = PuzzleOf<KindName>;
type Spoken = Language<Puzzle, AnySolution, AnyMove>;

export function* howMany(kind: Kind, puzzle: Puzzle, language: Spoken): Work<'how-many'> {
  const found = yield* driven(kind.explainer.howMany(puzzle));
  if (found.status !== 'several') return { type: found.status };
  const { solutions, cells } = found.differ;
  // The first of the parts that are free is where these two differ.
  const [text = ''] = language.differ(puzzle, found.differ);
  const [one, other] = solutions;
  const within = (solution: AnySolution) => piecesWithin(kind.pieces(solution), cells);
  const named = cells.length <= MOST_NAMED ? cells : [];
  return { type: 'several', text, named, cells, ways: [within(one), within(other)] };
}

/** More names hide the board. */
export const MOST_NAMED = 8;

export function piecesWithin(pieces: readonly Piece[], cells: readonly Cell[]): readonly Piece[] {
  const wanted = new Set(cells.map(String));
  return pieces.map((piece) => piece.filter(({ cell }) => wanted.has(String(cell)))).filter(({ length }) => length > 0);
}

export function* graded(kind: Kind, puzzle: Puzzle): Work<'grade'> {
  const found = yield* driven(kind.explainer.grade(puzzle));
  if (found.status === 'graded') return { type: 'graded', grade: found.grade };
  return { type: found.status === 'conflict' ? 'none' : 'several' };
}

/** A grade that came with a puzzle may name a technique of its own. */
export function* gradeWords({ explainer }: Kind, language: Spoken, hardest: string | null): Work<'grade-words'> {
  const known = explainer.techniques.find(({ name }) => name === hardest)?.name;
  return {
    hardest: known === undefined ? undefined : { name: language.technique(known), idea: language.idea(known) },
    most: explainer.mostEffort,
  };
}
