/** The whole way to a solution, chapter by chapter, each told as soon as it is certain to stay as it is. */
import {
  type AnyStep,
  type Chapter,
  chapterCalled,
  type Explanation,
  explanationPage,
  linesOf,
  NODES_PER_PAUSE,
  type StepSaid,
  stepCalled,
} from '@pipwright/core/explaining';
import { type AnyGame, boardOf, type Game, type KindName, newGame, play, status } from '@pipwright/play';
import type { AnyMove } from '../kind/parts.js';
import type { About } from './explain-messages.js';
import { driven, type Position, played, type Work } from './explain-work.js';
import { marksInChain } from './supposed-marks.js';
import type { ChapterWalked, LinkWalked, StepWalked } from './walk-messages.js';
import { partsWalked } from './walk-parts.js';

/** Collecting the chapters found so far takes time: done once in so many pauses. */
const PAUSES_PER_LOOK = 48;

type From = 'start' | 'here';

interface Kept {
  readonly placed: string;
  readonly explanation: Explanation;
}

/** The last ones of each puzzle: for a page that is asked for afterwards. */
const explanations = new WeakMap<object, { [F in From]?: Kept }>();

function explained({ puzzle }: Position['game'], progress: object | undefined) {
  const known = explanations.get(puzzle) ?? {};
  explanations.set(puzzle, known);
  const from: From = progress === undefined ? 'start' : 'here';
  const placed = JSON.stringify(progress ?? '');
  return {
    get: () => (known[from]?.placed === placed ? known[from].explanation : undefined),
    keep(explanation: Explanation) {
      known[from] = { placed, explanation };
    },
  };
}

export function* walk(position: Position, from: From): Work<'walk'> {
  const { kind, game, language } = position;
  const { puzzle } = game;
  const progress = from === 'here' ? position.progress : undefined;
  if (progress !== undefined && kind.explainer.misplaced(puzzle, progress).length > 0) return { type: 'lost' };
  const explaining = kind.explainer.explain(puzzle, progress);
  const walker = new Walker(position, from);
  for (let pauses = 1; ; pauses++) {
    const step = explaining.run(NODES_PER_PAUSE);
    if (step.type === 'solution') {
      const explanation = step.solution;
      const { status: outcome, steps, differ } = explanation;
      if (outcome === 'conflict') {
        const verdict = yield* driven(kind.explainer.verdict(puzzle, progress));
        return { type: verdict === 'lost' ? 'lost' : 'unsolvable' };
      }
      explained(game, progress).keep(explanation);
      yield* walker.tell(explanation, explanation.chapters.length);
      const { words } = language;
      const { board } = walker;
      if (differ === undefined) return { type: 'walked', end: { board, texts: [words.solvedUniquely], cells: [] } };
      const texts = [words.ambiguous(steps.length === 0, differ), ...language.differ(puzzle, differ)];
      // What these name is outlined.
      return { type: 'walked', end: { board, texts, cells: differ.free } };
    }
    if (step.type !== 'paused') throw new Error(`the explanation ended as ${step.type}`);
    if (pauses % PAUSES_PER_LOOK === 0) {
      const soFar = explaining.soFar();
      yield* walker.tell(soFar, soFar.chapters.length);
    } else yield undefined;
  }
}

/** Tells chapters in order, each on the board that the one before it leaves. */
class Walker {
  readonly #position: Position;
  readonly #progress: object | undefined;
  #game: Game<KindName>;
  #told = 0;

  constructor(position: Position, from: From) {
    const { game } = position;
    const started = from === 'here' ? undefined : newGame(game.kind, game.puzzle);
    this.#position = position;
    this.#progress = from === 'here' ? position.progress : undefined;
    this.#game = started?.ok ? started.value : game;
  }

  get board() {
    return boardOf(this.#game);
  }

  *tell({ steps, chapters }: Pick<Explanation, 'steps' | 'chapters'>, end: number): Generator<ChapterWalked> {
    for (; this.#told < end; this.#told++) yield this.#chapter(steps, chapters[this.#told] as Chapter);
  }

  #chapter(steps: readonly AnyStep[], chapter: Chapter): ChapterWalked {
    const { kind, language } = this.#position;
    const { puzzle } = this.#game;
    const scene = { steps, chapter, progress: this.#progress };
    const before = boardOf(this.#game);
    const told = chapter.steps.map((index) => {
      const walked = this.#step(steps, index);
      return { step: index, walked, ...walked, look: this.#look(steps, index), placed: this.#placedBy(steps, index) };
    });
    const walked = told.map((each) => each.walked);
    const placed = told.flatMap((each) => each.placed);
    const said = language.sentences(puzzle, scene);
    return {
      title: language.title(puzzle, scene),
      technique: chapterCalled(kind.explainer, language, puzzle, scene) ?? '',
      texts: said.map(({ text }) => text),
      parts: partsWalked(
        said.map(({ step }) => step),
        told,
        before,
      ),
      steps: walked,
      board: boardOf(this.#game),
      cells: placed.length > 0 ? placed : (walked.at(-1)?.cells ?? []),
      isLast: status(this.#game) === 'finished',
    };
  }

  #step(steps: readonly AnyStep[], index: number): StepWalked {
    const { kind, language } = this.#position;
    const { puzzle } = this.#game;
    const scene = { steps, index, progress: this.#progress };
    const step = steps[index] as AnyStep;
    const before = this.#game;
    this.#game = played(kind, this.#game, kind.explainer.moves(step)).game;
    const seen = [...this.#look(steps, index), ...this.#placedBy(steps, index)];
    const walked = {
      technique: stepCalled(language, puzzle, scene),
      texts: language.sentences(puzzle, { ...scene, chapter: { steps: [index] } }).map(({ text }) => text),
      board: boardOf(this.#game),
      cells: seen,
    };
    const { supposition, links: said } = language.told(puzzle, scene);
    if (step.chain === undefined || supposition === undefined) return walked;
    const { suppose, so } = supposition;
    const marks = marksInChain({ ...this.#position, game: before }, steps, index);
    const texts = [[suppose], ...step.chain.map((_, i) => linesOf(said[i] as StepSaid))];
    const board = boardOf(before);
    const links = texts.map((each, i): LinkWalked => ({ texts: each, board, cells: [], supposed: marks[i] ?? [] }));
    return { ...walked, chain: [...links, { ...walked, texts: [so], supposed: [] }] };
  }

  #look(steps: readonly AnyStep[], index: number) {
    const { kind } = this.#position;
    const { puzzle } = this.#game;
    return kind.explainer
      .look(puzzle, { steps, index, progress: this.#progress })
      .map((named) => kind.thing(puzzle, named).cells)
      .filter(({ length }) => length > 0);
  }

  #placedBy(steps: readonly AnyStep[], index: number) {
    const { kind } = this.#position;
    return kind.explainer.moves(steps[index] as AnyStep).map((move) => kind.cellsOf(move));
  }
}

/** What leads to another board: what lies otherwise is taken back at once, then the rest is placed. */
export function* reach(position: Position, board: ReturnType<typeof boardOf<KindName>>): Work<'reach'> {
  const { kind, game } = position;
  const { puzzle } = game;
  const [own, wanted] = [kind.placed(puzzle, boardOf(game)), kind.placed(puzzle, board)];
  const others = (moves: readonly AnyMove[], known: readonly AnyMove[]) => {
    const keys = new Set(known.map((move) => JSON.stringify(move)));
    return moves.filter((move) => !keys.has(JSON.stringify(move)));
  };
  const taken = others(own, wanted);
  const back = taken.length === 0 ? [] : [kind.takeBack(taken)];
  const after = back.reduce<Game<KindName>>((now, action) => {
    const next = play(now as AnyGame, action);
    return next.ok ? (next.value as Game<KindName>) : now;
  }, game);
  return [...back, ...played(kind, after, others(wanted, own)).actions];
}

export function* page(
  { kind, game, language, progress: placed }: Position,
  { name, kind: kindName, from }: Extract<About, { readonly type: 'page' }>,
): Work<'page'> {
  const { explainer } = kind;
  const { puzzle } = game;
  const progress = from === 'here' ? placed : undefined;
  const known = explained(game, progress);
  const explanation = known.get() ?? (yield* driven(explainer.explain(puzzle, progress)));
  known.keep(explanation);
  return explanationPage({
    name,
    kind: kindName,
    explainer,
    language,
    puzzle,
    explanation,
    progress,
    grade: undefined,
  });
}
