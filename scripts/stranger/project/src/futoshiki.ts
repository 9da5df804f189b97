/** Counts and solves Futoshiki, and says what is wrong with one that is none. */
import { count, definePuzzle, parse, solve, verify, write } from '@pipwright/futoshiki';

export async function playFutoshiki(): Promise<unknown> {
  const puzzle = definePuzzle({ givens: ['. .', '. 2'], signs: ['r1c1 > r1c2'] });
  const found = await solve(puzzle);
  const grid = found.status === 'solved' ? found.solution.grid : [];
  const same = await parse(await write(puzzle, 'tatham'));
  const broken = await parse('1 1\n. .\n');
  return {
    grid,
    wrong: (await verify(puzzle, { grid })).length,
    count: same.ok ? String((await count(same.value)).count) : '',
    code: broken.ok ? '' : broken.error[0]?.code,
  };
}
