/**
 * Completes a puzzle half written: what is there stays, and regions, rules and dominoes are added, as for a new puzzle,
 * until there is one solution. Puzzles that are good to solve are preferred, but what is written may not allow any.
 */
import type { Generation, Problem, Random } from '@pipwright/core';
import { type Drawn, pursue } from '@pipwright/core/generating';
import { check } from '../check/check.js';
import { swiftEngine } from '../engines/swift/index.js';
import { pipsScale } from '../explain/grade.js';
import { pipsExplainer } from '../explain/index.js';
import { needs } from '../explain/needs.js';
import { cellKey, pieces } from '../model/cell.js';
import { type Domino, dominoKey } from '../model/domino.js';
import type { Puzzle, Region, SpecRegion } from '../model/puzzle.js';
import { regionNamer } from '../model/region-name.js';
import type { Solution } from '../model/solution.js';
import { problem } from '../problem.js';
import { type Board, boardOf, numbersOf } from './board.js';
import { chooseBoard } from './choose-board.js';
import { plannedContent, wantedContent } from './content.js';
import { drawSketch, type KeptRegion, type Order } from './draw-sketch.js';
import { drawnFrom } from './drawn-from.js';
import { type Finish, minimal, pleasant } from './finish.js';
import { finishedIn } from './finished.js';
import { type CompleteRequest, type Half, problemsOf, type Written, writtenOf } from './half.js';
import { contentFor, drawDominoes, levelFor } from './level.js';
import { givenInFor, type Patience, patienceFor } from './patience.js';
import type { Profile } from './profile.js';
import { boardWishes, dominoesAsked, LEAST_DOMINOES, type PipsRequest, refuses } from './request.js';
import type { Sketch } from './sketch.js';
import { startSolved } from './start-solved.js';
import { stockOf } from './stock.js';

/** A run ends with the nearest after so many nodes. */
const MOST_NODES = 2_000_000;
/** Of so many puzzles that are as asked the best will do, though it may not be good to solve. */
const ENOUGH = 3;
/** To see whether what is written contradicts itself, or is a whole puzzle. */
const NODES_TO_JUDGE = 20_000;

export function refusesToComplete(half: Half, request: CompleteRequest): readonly Problem[] {
  const malformed = problemsOf(half, request);
  if (malformed.length > 0) return malformed;
  const written = writtenOf(half, request);
  if (request.tray !== undefined && written.dominoes.length > 0)
    return [problem('request-tray-beside-dominoes', {}, {})];
  const [wish] = written.cells === undefined ? [] : boardWishes(request);
  if (wish !== undefined) return [problem('request-board-beside-written', {}, { wish })];
  const asked = requestFor(request, written);
  const refused = refuses(asked);
  if (refused.length > 0) return refused;
  if (finishedIn(half, request, NODES_TO_JUDGE) !== undefined) return [];
  const inParts = regionsInParts(half, written);
  if (inParts.length > 0) return inParts;
  const dominoes = dominoesAsked(asked) ?? LEAST_DOMINOES;
  if (written.dominoes.length > dominoes)
    return [problem('domino-count', { path: '/dominoes' }, { cells: dominoes * 2, dominoes: written.dominoes.length })];
  return contradictions(written, request);
}

export function completePuzzle(half: Half, request: CompleteRequest, seed: string): Generation<Puzzle, Solution> {
  const written = writtenOf(half, request);
  const asked = requestFor(request, written);
  const finished = finishedIn(half, request, NODES_TO_JUDGE);
  let isFirst = true;
  const maker = {
    scale: pipsScale,
    techniques: pipsExplainer.techniques,
    *draw(random: Random, lean: number) {
      const isWhole = isFirst && finished !== undefined;
      isFirst = false;
      return isWhole ? finished : yield* drawCompletion(random, asked, written, lean);
    },
    grade: (puzzle: Puzzle) => pipsExplainer.grade(puzzle),
    needs,
    enough: finished === undefined ? ENOUGH : 1,
  };
  return pursue(maker, request, seed, MOST_NODES);
}

/** The board that is written is asked for; without one, there is room for the dominoes that are written. */
function requestFor(request: CompleteRequest, { cells, dominoes }: Written): PipsRequest {
  if (cells !== undefined) return { ...request, shape: cells };
  const isOpen = dominoesAsked({ ...request, like: 'times' }) === undefined && dominoes.length >= LEAST_DOMINOES;
  return isOpen ? { ...request, dominoes: dominoes.length } : request;
}

/** Puzzles are made with regions in one piece. */
function regionsInParts({ regions = [] }: Half, written: Written): readonly Problem[] {
  const nameOf = regionNamer(regions);
  const kept = new Set(written.regions.map(({ cells }) => cells));
  return regions.flatMap((region, i) => {
    const [first, second] = kept.has(region.cells) ? pieces(region.cells) : [];
    const [cell, other] = [first?.[0], second?.[0]];
    if (cell === undefined || other === undefined) return [];
    const place = region.cells.findIndex((each) => cellKey(each) === cellKey(other));
    const data = { region: i, ...nameOf(region), cell, other };
    return [problem('request-region-in-parts', { path: `/regions/${i}/cells/${place}` }, data)];
  });
}

/** What no puzzle can hold at once, as far as that is soon seen. */
function contradictions(written: Written, { tray }: CompleteRequest): readonly Problem[] {
  const { cells, maxPip, repeats, dominoes } = written;
  if (cells === undefined) return [];
  const given = tray ?? dominoes;
  const isWhole = given.length * 2 === cells.length;
  const regions = written.regions.filter(({ rule }) => rule !== undefined);
  const checked = check({
    cells,
    supply: isWhole ? { kind: 'list', dominoes: given } : { kind: 'set', repeats: repeats || given.length > 0 },
    maxPip: isWhole ? Math.max(maxPip, ...given.flat()) : maxPip,
    regions,
  });
  if (!checked.ok) return checked.error;
  const inRegions = written.regions.reduce((sum, { cells: its }) => sum + its.length, 0);
  const isDone = isWhole && inRegions === cells.length && written.regions.every(({ rule, isFree }) => rule ?? isFree);
  const search = swiftEngine.search(checked.value);
  const first = search.run(NODES_TO_JUDGE);
  if (first.type === 'exhausted') return [problem('request-written-contradicts', {}, {})];
  const second = isDone && first.type === 'solution' ? search.run(NODES_TO_JUDGE) : undefined;
  return second?.type === 'solution' ? [problem('request-written-ambiguous', {}, {})] : [];
}

/** Plans for one board: at first they are to be as good as new puzzles, then whatever has one solution. */
const PLANS = 16;
const STRICT_PLANS = 4;
const PATIENT: Patience = { deals: 1, mostSolutions: Number.POSITIVE_INFINITY, nodes: 3000, changes: 1000 };

function* drawCompletion(
  random: Random,
  request: PipsRequest,
  written: Written,
  lean: number,
): Generator<void, Drawn<Puzzle, Solution> | undefined> {
  const level = levelFor(random, request);
  const drawn = dominoesAsked(request) ?? drawDominoes(random, request, level, lean);
  const board = boardOf(chooseBoard(random, request, drawn));
  const dominoes = board.cells.length / 2;
  const asked = contentFor(request, level);
  const [wanted, content] = [wantedContent(asked), plannedContent(asked)];
  const { tray, difficulty, minimal: isMinimal = difficulty === 'expert' } = request;
  const laid = tray ?? written.dominoes;
  const maxPip = Math.max(written.maxPip, ...laid.flat());
  const stock = stockOf(random, { wanted: laid, maxPip, repeats: written.repeats }, dominoes);
  const kept = keptOn(board, written.regions);
  for (let plan = 0; plan < PLANS; plan++) {
    const isStrict = plan < STRICT_PLANS;
    const finish = (profile: Profile) => (isMinimal ? minimal(asked, profile) : pleasant(asked, profile));
    const order: Order = {
      ...{ board, wanted, content, stock, kept },
      patience: isStrict ? patienceFor(dominoes, difficulty !== undefined) : PATIENT,
      givenIn: isStrict ? givenInFor(dominoes, true) : 'all',
      finish: isStrict ? finish : (profile) => anyhow(finish(profile)),
    };
    // Not always: a deal that comes off has the rules that were planned.
    const isStartedSolved = plan % 4 >= 2 && stock.more.length === 0;
    const made = yield* isStartedSolved ? startSolved(random, order) : drawSketch(random, order);
    if (made !== undefined) return writtenBack(made.sketch, written);
  }
  return undefined;
}

function anyhow(finish: Finish): Finish {
  return function* (random, sketch, proof) {
    return { ...(yield* finish(random, sketch, proof)), isGood: true };
  };
}

function keptOn(board: Board, regions: readonly SpecRegion[]): readonly KeptRegion[] {
  const numbers = numbersOf(board);
  return regions.map(({ cells, rule, isFree, untargeted }) => {
    const its = cells.map((cell) => numbers.get(cellKey(cell)) ?? 0).sort((a, b) => a - b);
    const known = rule ?? (isFree === true ? 'free' : untargeted);
    return known === undefined ? { cells: its } : { cells: its, rule: known };
  });
}

/** With the dominoes and regions that were there in the order they were written, before the others. */
function writtenBack(sketch: Sketch, written: Written): Drawn<Puzzle, Solution> {
  const { supply, regions } = sketch.puzzle();
  const added: Domino[] = supply.kind === 'list' ? [...supply.dominoes] : [];
  for (const domino of written.dominoes) {
    const found = added.findIndex((each) => dominoKey(each) === dominoKey(domino));
    if (found !== -1) added.splice(found, 1);
  }
  const dominoes = [...written.dominoes, ...added];
  const places = new Map(written.regions.flatMap(({ cells }, i) => cells.map((cell) => [cellKey(cell), i] as const)));
  const placeOf = ({ cells: [first = [0, 0]] }: Region) => places.get(cellKey(first)) ?? written.regions.length;
  return drawnFrom(sketch, {
    supply: { kind: 'list', dominoes },
    regions: [...regions].sort((a, b) => placeOf(a) - placeOf(b)),
    about: written.about,
  });
}
