/** A kind by its name, for tests of games. */

import { type Problem, Random, type Result } from '@pipwright/core';
import fc from 'fast-check';
import { type AnyGame, type Game, type KindName, type Move, newGame, play } from '../index.js';
import { KINDS } from './kinds.js';
import type { TestedKind } from './tested-kind.js';

const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

export function testedKind<K extends KindName>({ kind }: Pick<Game<K>, 'kind'>): TestedKind<K> {
  return KINDS[kind];
}

/** Games for tests; what cannot be done fails the test that asked for it. */
export function madeGame<G>(made: Result<G, readonly Problem[]>): G {
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

export function afterMoves<G extends AnyGame>(game: G, ...moves: readonly Move<G['kind']>[]): G {
  return moves.reduce((now: G, move) => {
    const next = play(now, move);
    if (!next.ok) throw new Error(JSON.stringify([move, next.error]));
    return next.value;
  }, game);
}

/**
 * Random moves, legal and not, from all that there are, and towards the solution often enough that some games end; the
 * same seed and game give the same move.
 */
export function randomMove(game: AnyGame, seed: number): Move {
  const random = new Random(seed);
  if (random.chance(0.3)) return random.pick(gameMoves(random));
  const kind = testedKind<KindName>(game);
  const solving = random.chance(0.2) ? (kind.solvingMoves(game) ?? []) : [];
  if (solving.length > 0) return random.pick(solving);
  return kind.randomAction(game, random);
}

function gameMoves(random: Random): readonly Move[] {
  return [
    { type: 'undo' },
    { type: 'undo' },
    { type: 'undo', steps: random.between(1, 6) },
    { type: 'redo' },
    { type: 'redo', steps: random.between(1, 4) },
    { type: 'try' },
    { type: 'try' },
    { type: 'accept' },
    { type: 'drop' },
    { type: 'restart' },
    { type: 'tick', ms: random.between(-5, 5000) },
    { type: 'tick', ms: random.pick([Number.NaN, 0.5, Number.MAX_SAFE_INTEGER, -0]) },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'hint', rung: random.pick(['where', 'why', 'what', 'walk'] as const) },
    random.pick([{ type: 'undo', steps: 0 }, { type: 'nonsense' }, { type: 'constructor' }, null]) as unknown as Move,
  ];
}

/** Games of random puzzles of all kinds, frozen, so that whoever would change one in place fails. */
export const anyStart: fc.Arbitrary<AnyGame> = fc.oneof(...KIND_NAMES.map(anyStartOf));

function anyStartOf<K extends KindName>(kind: K): fc.Arbitrary<AnyGame> {
  return testedKind({ kind }).anyPuzzle.map((puzzle) => frozen(madeGame(newGame(kind, puzzle)) as unknown as AnyGame));
}

/** Seeds that moves are made from. */
export const anySeeds = fc.array(fc.nat(), { maxLength: 60, size: 'max' });

/** A game some moves later: those of them that could be made were. */
export function laterGame(start: AnyGame, seeds: readonly number[]): AnyGame {
  return seeds.reduce((game: AnyGame, seed) => {
    const next = play(game, randomMove(game, seed));
    return next.ok ? frozen(next.value) : game;
  }, start);
}

export const anyGame: fc.Arbitrary<AnyGame> = fc
  .tuple(anyStart, anySeeds)
  .map(([start, seeds]) => laterGame(start, seeds));

export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/**
 * Is this a game that can be? Written from what is promised, sharing no code with what it judges: the first thing that
 * is broken, or undefined.
 */
export function gameFault(game: AnyGame): string | undefined {
  const { positions, moves, at, clock, hints, revision } = game;
  if (positions.length !== moves.length + 1) return 'history has a gap';
  if (!(at >= 0 && at <= moves.length)) return 'nowhere in history';
  if (revision < moves.length + (at < moves.length ? 1 : 0)) return 'fewer revisions than moves';
  if (!Number.isSafeInteger(clock.elapsed) || clock.elapsed < 0) return 'the clock is off';
  if (clock.paused && clock.finished) return 'the clock is paused for ever';
  if (!Object.values(hints).every((times) => Number.isSafeInteger(times) && times >= 0)) return 'hints are off';
  let trying = false;
  for (const [i, { beforeTry, board }] of positions.entries()) {
    const move = moves[i - 1];
    if (move?.type === 'try') trying = true;
    if (move !== undefined && ['accept', 'drop', 'restart'].includes(move.type)) trying = false;
    if ((beforeTry !== undefined) !== trying) return `the try is ${trying ? 'not open' : 'open'} at ${i}`;
    for (const each of beforeTry === undefined ? [board] : [board, beforeTry]) {
      const fault = testedKind<KindName>(game).boardFault(game.puzzle, each);
      if (fault !== undefined) return `${fault} at ${i}`;
    }
  }
  return undefined;
}
