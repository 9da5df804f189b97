import { futoshiki, type Puzzle } from '@pipwright/futoshiki';
import { METRICS, type Model } from './engine-messages.js';

/** A puzzle as a constraint graph, for people. */
export function modelOf(puzzle: Puzzle): Model {
  const json = futoshiki.csp?.toJson(puzzle) ?? {};
  const metrics = Object.fromEntries(METRICS.map((name) => [name, Number(json[name])])) as Model['metrics'];
  return { metrics, picture: futoshiki.drawing.draw(puzzle, { style: 'graph' }) };
}
