/** Steps with their chains, and chains of conflicts, each link with what was known before it. */
import type { StepScene } from '@pipwright/core/explaining';
import type { Puzzle, Region } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import type { PipsFact, PipsLink, PipsPremise, PipsStep } from '../step.js';
import { type Adding, type BoardAfter, boardAfter, factsOf } from './board-after.js';
import { ToldLink } from './link.js';
import { carriedNumbers } from './tray.js';
import { waysToFill } from './ways.js';

const sights = new WeakMap<Puzzle, Adding>();

/** What regions of one cell say: the board shows it. */
function onSight(puzzle: Puzzle): Adding {
  const known = sights.get(puzzle) ?? {
    seen: [],
    concludes: puzzle.regions.flatMap((region) => sightOf(puzzle, region)),
  };
  sights.set(puzzle, known);
  return known;
}

function sightOf(puzzle: Puzzle, region: Region): readonly PipsFact[] {
  const [cell, ...more] = region.cells;
  const ways = cell === undefined || more.length > 0 ? undefined : waysToFill(region, [carriedNumbers(puzzle)]);
  if (cell === undefined || ways === undefined || ways.length === 0) return [];
  return [{ kind: 'values', cells: [{ cell, values: ways.flat() }] }];
}

interface Remembered {
  readonly puzzle: Puzzle;
  readonly scene: StepScene<PipsStep, Solution>;
  readonly told: ToldLink;
}

const remembered = new WeakMap<PipsStep, Remembered>();

/** A step among others, with its chain. All that is said of one step asks for it again. */
export function toldStep(puzzle: Puzzle, scene: StepScene<PipsStep, Solution>): ToldLink {
  const { steps, index, progress } = scene;
  const step = steps[index]!;
  const known = remembered.get(step);
  const isSame =
    known?.puzzle === puzzle &&
    known.scene.steps === steps &&
    known.scene.index === index &&
    known.scene.progress === progress;
  if (known !== undefined && isSame) return known.told;
  const told = tellStep(puzzle, scene);
  remembered.set(step, { puzzle, scene: { steps, index, progress }, told });
  return told;
}

function tellStep(puzzle: Puzzle, { steps, index, progress }: StepScene<PipsStep, Solution>): ToldLink {
  const step = steps[index]!;
  const shown = step.technique === 'single-cell' ? [] : [onSight(puzzle)];
  const before = boardAfter(puzzle, [...shown, ...steps.slice(0, index)], progress);
  const resolve = (premise: PipsPremise) => factsOfStep(steps, premise);
  const { suppose } = step;
  const start = suppose === undefined ? before : before.plus([{ seen: step.seen, concludes: [suppose] }]);
  const chain = toldChain(puzzle, step.chain ?? [], { start, steps, suppose });
  return new ToldLink(puzzle, step, { before, resolve, isSupposed: false, suppose, chain });
}

/** The board before a step with what earlier ones concluded and without what is only seen on the way to that. */
export function boardTold(puzzle: Puzzle, { steps, index, progress }: StepScene<PipsStep, Solution>): BoardAfter {
  const concluded = steps.slice(0, index).map((step) => ({ ...step, seen: [] }));
  return boardAfter(puzzle, [onSight(puzzle), ...concluded], progress);
}

interface ChainStart {
  readonly start: BoardAfter;
  readonly steps: readonly PipsStep[];
  readonly suppose: PipsFact | undefined;
}

function toldChain(puzzle: Puzzle, chain: readonly PipsLink[], from: ChainStart): ToldLink[] {
  const resolve = (premise: PipsPremise): readonly PipsFact[] => {
    if ('suppose' in premise) return from.suppose === undefined ? [] : [from.suppose];
    if (!('link' in premise)) return factsOfStep(from.steps, premise);
    const link = chain[premise.link];
    return link === undefined ? [] : factsOf(link);
  };
  let before = from.start;
  return chain.map((link) => {
    const told = new ToldLink(puzzle, link, { before, resolve, isSupposed: true });
    before = before.plus([link]);
    return told;
  });
}

function factsOfStep(steps: readonly PipsStep[], premise: PipsPremise): readonly PipsFact[] {
  const step = 'step' in premise ? steps[premise.step] : undefined;
  return step === undefined ? [] : factsOf(step);
}
