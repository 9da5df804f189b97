/** Requests for new puzzles, as callers hand them in. */
import { generatingOf, type Making, wishShapes } from '@pipwright/core/front/parts';
import {
  closedRecord,
  list,
  number,
  oneOf,
  optional,
  pair,
  realNumber,
  type Shape,
  text,
  truth,
} from '@pipwright/core/shape';
import { halfShape } from '../check/shape.js';
import { pipsExplainer } from '../explain/index.js';
import type { GenerateOptions, Half, Lock, Locked } from '../generate/half.js';
import { pipsCompleting, pipsGenerating } from '../generating.js';
import { checking } from './checking.js';
import { type Pips, pipsFront } from './kind.js';

const lock: Shape<Lock> = (given) => (typeof given === 'boolean' ? given : list(number)(given));

const making: Making<Pips> = {
  shape: closedRecord<GenerateOptions>({
    ...wishShapes(pipsExplainer.techniques.map(({ name }) => name)),
    dominoes: optional(realNumber),
    shape: optional(list(pair(number))),
    figure: optional(text),
    symmetry: optional(oneOf('mirror', 'rotation', 'none')),
    set: optional(realNumber),
    tray: optional(list(pair(number))),
    like: (given) => given as GenerateOptions['like'],
    half: optional(halfShape),
    locked: optional(
      closedRecord<Locked>({
        cells: optional(truth),
        regions: optional(lock),
        rules: optional(lock),
        dominoes: optional(lock),
        free: optional(truth),
      }),
    ),
  }),
  refuses({ half, ...given }) {
    const request = withLike(given);
    if (half === undefined) {
      if (request.locked !== undefined) throw new TypeError('locked says what stays of half, which is missing.');
      return pipsGenerating.refuses(request);
    }
    refuseOtherPlaces(half, request.locked);
    return pipsCompleting.refuses(half, request);
  },
  generate({ half, ...given }, seed) {
    const request = withLike(given);
    return half === undefined ? pipsGenerating.generate(request, seed) : pipsCompleting.complete(half, request, seed);
  },
};

export const generate = generatingOf(pipsFront, making);

/** A request whose model is a puzzle that was checked. */
function withLike<Request extends Pick<GenerateOptions, 'like'>>(request: Request): Request {
  const { like } = request;
  return like === undefined || like === 'times' ? request : { ...request, like: checking.assured(like) };
}

/** Refuses a lock on an index that `half` does not have. */
function refuseOtherPlaces({ regions = [], supply }: Half, { regions: cells, rules, dominoes }: Locked = {}): void {
  const listed = supply?.kind === 'list' ? supply.dominoes.length : 0;
  const locks = {
    regions: [cells, regions.length],
    rules: [rules, regions.length],
    dominoes: [dominoes, listed],
  } as const;
  for (const [name, [places, count]] of Object.entries(locks)) {
    const wrong =
      Array.isArray(places) && places.find((place) => !(Number.isInteger(place) && place >= 0 && place < count));
    if (wrong !== undefined && wrong !== false)
      throw new RangeError(
        `locked.${name}: there is no place ${wrong}: ${count === 0 ? 'there are none' : `they run from 0 to ${count - 1}`}.`,
      );
  }
}
