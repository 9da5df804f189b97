/**
 * Random moves, legal and not, from all that there are, and towards the solution often enough that some games end; the
 * same seed and game give the same move.
 */
import { Random } from '@pipwright/core';
import type { AnyGame, KindName, Move } from '../index.js';
import { testedKind } from './kind.js';

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
