/** Counts and solves Futoshiki, and says what is wrong with one that is none. */
import { count, definePuzzle, parse, safeParse, solve, verify, write } from '@pipwright/futoshiki';

export async function playFutoshiki(): Promise<unknown> {
  const puzzle = definePuzzle({ givens: ['. .', '. 2'], signs: ['r1c1 > r1c2'] });
  const found = await solve(puzzle);
  const grid = found.status === 'solved' ? found.solution.grid : [];
  const same = parse(write(puzzle, 'tatham'));
  const broken = safeParse('1 1\n. .\n');
  return {
    grid,
    wrong: verify(puzzle, { grid }).length,
    count: String((await count(same)).count),
    code: broken.ok ? '' : broken.error[0]?.code,
  };
}
