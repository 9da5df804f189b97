import { futoshiki, type Puzzle } from '@pipwright/futoshiki';
import { METRICS, type Model } from './engine-messages.js';

/** A puzzle as a constraint graph, for people. */
export function modelOf(puzzle: Puzzle): Model {
  const json = futoshiki.csp?.toJson(puzzle) ?? {};
  const metrics = Object.fromEntries(METRICS.map((name) => [name, Number(json[name])])) as Model['metrics'];
  return { metrics, picture: countingFromOne(futoshiki.drawing.draw(puzzle, { style: 'graph' })) };
}

/** The drawing names squares `(column,row)` from 0, as the seed does; the app names rows first, from 1. */
function countingFromOne(svg: string): string {
  return svg.replaceAll(/(?<!\w)\((\d+),(\d+)\)/g, (_, column, row) => `(${Number(row) + 1},${Number(column) + 1})`);
}
