import { list, number, oneOf, optional, pair, record, type Shape, text, truth, variant } from '@pipwright/core/shape';
import { type About, LEVELS, type Spec, type SpecRegion, type Supply } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import type { Placement, Solution } from '../model/solution.js';

const cell = pair(number);
const cells = list(cell);

export const solutionShape = record<Solution>({
  placements: list(record<Placement>({ domino: pair(number), cells: pair(cell) })),
});

const supply = variant<Supply>({
  list: record({ kind: oneOf('list'), dominoes: list(pair(number)) }),
  set: record({ kind: oneOf('set'), repeats: truth }),
});

const rule = variant<Rule>({
  sum: record({ kind: oneOf('sum'), op: oneOf('=', '<', '>'), target: number }),
  same: record<Extract<Rule, { kind: 'same' }>>({ kind: oneOf('same'), value: optional(number) }),
  different: record({ kind: oneOf('different'), avoiding: list(number) }),
  each: record({ kind: oneOf('each'), op: oneOf('<', '>', '=', '≠'), value: number }),
});

const numberOrText: Shape<number | string> = (value) => (typeof value === 'number' ? value : text(value));

const region = record<SpecRegion>({
  cells,
  rule: optional(rule),
  isFree: optional(truth),
  untargeted: optional(oneOf('=', '<', '>')),
});

const about = record<About>({
  comments: optional(list(text)),
  id: optional(numberOrText),
  name: optional(text),
  constructors: optional(text),
  level: optional(oneOf(...LEVELS)),
  printDate: optional(text),
  editor: optional(text),
});

export const specShape = record<Spec>({
  cells,
  supply,
  maxPip: number,
  regions: list(region),
  about: optional(about),
  solution: optional(solutionShape),
  unread: optional(list(text)),
});

export const halfShape = record<Partial<Spec>>({
  cells: optional(cells),
  supply: optional(supply),
  maxPip: optional(number),
  regions: optional(list(region)),
  about: optional(about),
  solution: optional(solutionShape),
  unread: optional(list(text)),
});
