/** Everything that thinks, in a thread of its own. A count runs in slices, so that it hears when it shall stop. */
import { type Counting, eventLoopTurn } from '@pipwright/core';
import { compile as compileFutoshiki, SwiftCount as FutoshikiCount, questionOf } from '@pipwright/futoshiki/swift';
import { compile as compilePips, SwiftCount as PipsCount } from '@pipwright/pips/swift';
import { type AnyGame, whatIsWrong } from '@pipwright/play';
import type { Answer, Question } from './messages.js';

const SLICE_MILLISECONDS = 40;
const TELL_MILLISECONDS = 200;
const stopped = new Set<number>();

function answer(message: Answer): void {
  postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.type === 'stop') stopped.add(data.id);
  else if (data.type === 'count') count(data.id, data.game).catch(() => answer({ type: 'failed', id: data.id }));
  else answer({ type: 'wrong', id: data.id, problems: whatIsWrong(data.game) });
});

function countingOf(game: AnyGame): Counting {
  return game.kind === 'pips'
    ? new PipsCount(compilePips(game.puzzle))
    : new FutoshikiCount(compileFutoshiki(questionOf(game.puzzle)));
}

async function count(id: number, game: AnyGame): Promise<void> {
  const counting = countingOf(game);
  let told = performance.now();
  let budget = 256;
  for (;;) {
    const before = performance.now();
    const step = counting.run(budget);
    const now = performance.now();
    if (step.type === 'solution') return answer({ type: 'counted', id, count: String(step.solution) });
    if (stopped.delete(id)) return answer({ type: 'stopped', id, atLeast: String(counting.atLeast) });
    budget = Math.max(1, Math.round(budget * Math.min(2, SLICE_MILLISECONDS / Math.max(1, now - before))));
    if (now - told > TELL_MILLISECONDS) {
      told = now;
      answer({ type: 'counting', id, atLeast: String(counting.atLeast), nodes: counting.nodes });
    }
    await eventLoopTurn();
  }
}
