import { check } from '@pipwright/futoshiki/check';
import { futoshikiSolving, swiftEngine } from '@pipwright/futoshiki/parts';
import type { KindEngines } from '../kind/engines.js';

export const futoshikiEngines: KindEngines<'futoshiki'> = {
  ...futoshikiSolving,
  fromPosition(puzzle, { grid }) {
    const fixedNumbers = grid.flatMap((line, row) =>
      line.flatMap((number, column) => (number === 0 ? [] : [{ square: { column, row }, number }])),
    );
    const filled = check({ ...puzzle, fixedNumbers });
    return filled.ok ? swiftEngine.search(filled.value) : undefined;
  },
};
