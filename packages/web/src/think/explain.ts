/** Answers of the thread of explanations: records of a kind become sentences, cells and moves here. */
import type { JsonObject } from '@pipwright/core';
import {
  type AnyConflict,
  type AnyStep,
  type Chapter,
  type Hint,
  hintLook,
  hintSaid,
  linesOf,
  stepCalled,
} from '@pipwright/core/explaining';
import { type ActionOf, type AnyGame, boardOf, type Game, type KindName, play } from '@pipwright/play';
import type { KindExplaining, KindsExplaining, Piece } from '../kind/explaining.js';
import type { AnyMove, AnySolution } from '../kind/parts.js';
import type { About, Asking, ConflictTold, NoteAction, StepTold, StepUnfolded } from './explain-messages.js';
import { graded, gradeWords, howMany } from './explain-puzzle.js';
import { driven, type Position, played, type Work } from './explain-work.js';
import { marksInChain } from './supposed-marks.js';
import { page, reach, walk } from './walk.js';
import type { Supposed } from './walk-messages.js';

type AnyHint = Hint<AnyStep, AnyConflict, AnyMove, AnySolution>;

export function answering(kinds: KindsExplaining, asking: Asking): Work<About['type']> | undefined {
  const game = asking.game as Game<KindName>;
  const kind = kinds[game.kind] as KindExplaining<KindName> | undefined;
  if (kind === undefined) return undefined;
  const { about } = asking;
  const language = kind.explainer.languages[about.type === 'page' ? 'en' : 'marked'];
  const position = { kind, game, progress: kind.progress(game.puzzle, boardOf(game)), language };
  switch (about.type) {
    case 'hint':
      return hint(position, about.chapter);
    case 'verdict':
      return verdict(position);
    case 'lost':
      return lost(position);
    case 'unsolvable':
      return unsolvable(position);
    case 'why-not':
      return whyNot(position, about.action);
    case 'keep':
      return keep(position);
    case 'walk':
      return walk(position, about.from);
    case 'reach':
      return reach(position, about.board);
    case 'page':
      return page(position, about);
    case 'how-many':
      return howMany(kind, game.puzzle, language);
    case 'grade':
      return graded(kind, game.puzzle);
    case 'grade-words':
      return gradeWords(kind, language, about.hardest);
  }
}

function* hint(position: Position, chapter: number): Work<'hint'> {
  const found = yield* driven(position.kind.explainer.hint(position.game.puzzle, position.progress, 0, chapter));
  if (found.status !== 'hint') return yield* endTold(position, found);
  const steps = hintTold(position, found);
  return { type: 'chapter', steps, again: againTold(position, found), tray: trayOf(position) };
}

function trayOf({ kind, game }: Position) {
  return kind.tray?.(game.puzzle, boardOf(game)) ?? [];
}

function* endTold(position: Position, { status }: AnyHint): Work<'hint'> {
  if (status !== 'conflict') return { type: status === 'none' ? 'none' : 'solved' };
  // As Check is told: where the puzzle has no solution, what was placed may be in conflict too.
  return { type: (yield* verdict(position)) === 'lost' ? 'lost' : 'unsolvable' };
}

function hintTold(position: Position, { steps = [], chapter, choice }: AnyHint): readonly StepTold[] {
  if (choice !== undefined) return [choiceTold(position, choice)];
  return folded(chapter?.steps.map((index) => stepTold(position, { steps, index, chapter, isTold: false })) ?? []);
}

/** A longer reason has no room on a card. */
const MOST_FOLDED = 150;

/** With what shows nothing on the board told by the step that comes next. */
function folded([first, second, ...others]: readonly StepTold[]): readonly StepTold[] {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  const { pieces, marks, chain, what } = first;
  const isSmall = pieces.length === 0 && marks.length === 0 && chain === undefined;
  if (!isSmall || what.length + second.what.length > MOST_FOLDED) return [first, ...folded([second, ...others])];
  const after = (text: string) => `${what} ${text}`;
  const both = { why: after(second.why), what: after(second.what), whole: after(second.whole) };
  return folded([{ ...second, ...both }, ...others]);
}

/** For a player who has been told all of it and has placed nothing. */
function againTold(position: Position, { steps = [], chapter }: AnyHint): StepTold | undefined {
  const index = chapter?.steps.at(-1);
  return chapter && index !== undefined ? stepTold(position, { steps, index, chapter, isTold: true }) : undefined;
}

interface ToldScene {
  readonly steps: readonly AnyStep[];
  readonly index: number;
  readonly chapter: Chapter;
  readonly isTold: boolean;
}

function stepTold(position: Position, told: ToldScene): StepTold {
  const { kind, game, progress, language } = position;
  const { explainer } = kind;
  const { puzzle } = game;
  const scene = { ...told, progress };
  const said = (rung: 'where' | 'why' | 'what') => hintSaid(language, puzzle, scene, rung);
  const own = language.told(puzzle, scene).sentences.join(' ');
  const step = told.steps[told.index];
  const moves = step === undefined ? [] : explainer.moves(step);
  const look = hintLook(explainer, puzzle, scene);
  const pieces = moves.map((move) => kind.piece(move));
  const tray = trayOf(position);
  const dominoesOf = (named: readonly JsonObject[]) =>
    tray.filter((domino) => named.some((each) => isOf(domino, each)));
  const arrows = (isTold: boolean) => (step && kind.arrows?.(puzzle, boardOf(game), step, isTold)) ?? [];
  const { because = [] } = step === undefined ? {} : explainer.whyToJson(puzzle, scene);
  return {
    technique: stepCalled(language, puzzle, scene),
    where: said('where'),
    why: said('why'),
    what: told.isTold || own === '' ? said('what') : own,
    whole: said('what'),
    look: look.map((named) => kind.thing(puzzle, named)),
    pieces,
    dominoes: {
      where: dominoesOf(look),
      why: dominoesOf([...look, ...(because as readonly JsonObject[])]),
      what: tray.filter((domino) => pieces.some((piece) => isIn(domino, piece))),
    },
    arrows: { why: arrows(false), what: arrows(true) },
    marks: step === undefined || moves.length > 0 ? [] : marksOf(position, told),
    actions: played(kind, game, moves).actions,
    notes: step === undefined || moves.length > 0 ? [] : notesOf(position, step),
    ...(step?.chain && { chain: unfolded(position, told.steps, told.index) }),
  };
}

type Domino = readonly [number, number];

/** Is it the domino, or one with the number, that is named? */
function isOf(domino: Domino, { domino: named, value }: JsonObject): boolean {
  return domino.some((number) => number === value) || String(named) === String(domino);
}

function isIn(domino: Domino, piece: Piece): boolean {
  const numbers = piece.map(({ number }) => number);
  return [numbers, numbers.toReversed()].some((each) => String(each) === String(domino));
}

/** What a step that places nothing comes to, or what it supposes and what that leads to. */
function marksOf(position: Position, { steps, index }: ToldScene): readonly Supposed[] {
  const { kind } = position;
  const step = steps[index] as AnyStep;
  if (step.chain !== undefined) return marksInChain(position, steps, index).at(-1) ?? [];
  return fewLeft(kind, step).map(({ cell, values }) => ({ cell, mark: values.join(' ') }));
}

/** More numbers have no room in a cell. */
const MOST_NUMBERS = 2;

function fewLeft(kind: KindExplaining<KindName>, step: AnyStep) {
  return kind
    .left(step)
    .flatMap(({ cell, values }) => (values === undefined || values.length > MOST_NUMBERS ? [] : [{ cell, values }]));
}

function notesOf({ kind }: Position, step: AnyStep): readonly NoteAction[] {
  return fewLeft(kind, step).flatMap(({ cell, values }) =>
    values.map((number) => ({ type: 'mark', cell, number }) as const),
  );
}

/** The outline is around all the cells where two ways differ. */
function choiceTold({ kind, game, language }: Position, choice: NonNullable<AnyHint['choice']>): StepTold {
  const { puzzle } = game;
  const { where, why, what } = language.hint.choice;
  const { move, differ } = choice;
  return {
    technique: '',
    where: where(puzzle, choice),
    why: why(puzzle, choice),
    what: what(puzzle, choice),
    whole: what(puzzle, choice),
    look: [{ cells: differ.cells }],
    pieces: [kind.piece(move)],
    dominoes: { where: [], why: [], what: [] },
    arrows: { why: [], what: [] },
    marks: [],
    notes: [],
    actions: played(kind, game, [move]).actions,
  };
}

function* verdict({ kind, game, progress }: Position): Work<'verdict'> {
  return yield* driven(kind.explainer.verdict(game.puzzle, progress));
}

function* lost(position: Position): Work<'lost'> {
  const { kind, game, progress } = position;
  return conflictTold(position, yield* driven(kind.explainer.conflict(game.puzzle, progress)));
}

function* unsolvable(position: Position): Work<'unsolvable'> {
  const { kind, game } = position;
  return conflictTold(position, yield* driven(kind.explainer.conflict(game.puzzle)));
}

/** What takes no more steps to see is told with them. */
const FEW_STEPS = 2;

function conflictTold(position: Position, conflict: AnyConflict): ConflictTold {
  const { kind, game, progress, language } = position;
  const { puzzle } = game;
  const { because, chain = [] } = conflict;
  const text = language.conflict(puzzle, conflict);
  const isSeenSoon = chain.length <= FEW_STEPS;
  const said = language.sentences(puzzle, { steps: chain, chapter: { steps: [...chain.keys()] }, progress });
  const before = isSeenSoon ? said.slice(0, -1) : [];
  const isShown = !isSeenSoon || chain.some((step) => step.chain !== undefined);
  return {
    text: [...before.map((each) => each.text), text].join(' '),
    steps: isShown ? chain.map((_, index) => unfolded(position, chain, index)) : [],
    class: conflict.class,
    things: because.map((each) => kind.thing(puzzle, each as JsonObject)).filter(({ cells }) => cells.length > 0),
  };
}

function unfolded(position: Position, steps: readonly AnyStep[], index: number): StepUnfolded {
  const { game, progress, language } = position;
  const { puzzle } = game;
  const scene = { steps, index, progress };
  const { sentences, supposition, links } = language.told(puzzle, scene);
  if (supposition === undefined) return { text: sentences.join(' '), links: [] };
  const { suppose, so } = supposition;
  return { text: suppose, links: [...links.map((link) => linesOf(link).join(' ')), so] };
}

function* whyNot(position: Position, action: ActionOf<KindName>): Work<'why-not'> {
  const { kind, game } = position;
  const board = boardOf(game);
  const move = kind.moveOf(game.puzzle, board, action);
  if (move === undefined) return { type: 'impossible' };
  const without = kind.without(game.puzzle, board, action);
  const found = yield* driven(kind.explainer.whyNot(game.puzzle, without, move));
  if (found.status === 'forbidden') {
    const made = play(game as AnyGame, action);
    const progress = made.ok ? kind.progress(game.puzzle, boardOf(made.value as Game<KindName>)) : position.progress;
    return { type: 'forbidden', conflict: conflictTold({ ...position, progress }, found.conflict) };
  }
  return { type: found.status === 'misplaced' ? 'impossible' : found.status };
}

function* keep({ kind, game, progress }: Position): Work<'keep'> {
  const placed = kind.placed(game.puzzle, boardOf(game));
  const kept = yield* driven(kind.explainer.keepable(game.puzzle, progress, placed));
  const cells = new Set(kept.flatMap((move) => kind.cellsOf(move).map(String)));
  const wrong = placed.filter((move) => kind.cellsOf(move).some((cell) => !cells.has(String(cell))));
  return { action: wrong.length === 0 ? undefined : kind.takeBack(wrong) };
}
