import { futoshikiShowing, futoshikiSolving, swiftEngine } from '@pipwright/futoshiki';
import { check } from '@pipwright/futoshiki/check';
import { type KindEngines, METRICS, type Model } from '../kind/engines.js';

/** The engines of Futoshiki. */
export const futoshikiEngines: KindEngines<'futoshiki'> = {
  ...futoshikiSolving,
  fromPosition(puzzle, { grid }) {
    const fixedNumbers = grid.flatMap((line, row) =>
      line.flatMap((number, column) => (number === 0 ? [] : [{ square: { column, row }, number }])),
    );
    const filled = check({ ...puzzle, fixedNumbers });
    return filled.ok ? swiftEngine.search(filled.value) : undefined;
  },
  model(puzzle) {
    const json = futoshikiSolving.csp?.toJson(puzzle) ?? {};
    const metrics = Object.fromEntries(METRICS.map((name) => [name, Number(json[name])])) as Model['metrics'];
    return { metrics, picture: countingFromOne(futoshikiShowing.drawing.draw(puzzle, { style: 'graph' })) };
  },
};

/** The drawing names squares `(column,row)` from 0, as the seed does; the app names rows first, from 1. */
function countingFromOne(svg: string): string {
  return svg.replaceAll(/(?<!\w)\((\d+),(\d+)\)/g, (_, column, row) => `(${Number(row) + 1},${Number(column) + 1})`);
}
