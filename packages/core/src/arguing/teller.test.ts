/** In which order a line of cells is told, and by which suppositions. */

import { describe, expect, it } from 'vitest';
import {
  arguingOf,
  type Claim,
  type Fact,
  given,
  has,
  ifThen,
  Line,
  type LineOptions,
  type Rule,
  rule,
  told,
} from '../../test/arguing/line.js';
import { pairs, rows } from '../testing/short-forms.js';
import type { Argument } from './index.js';
import { tellerOf } from './teller.js';

const ANY = [1, 2, 3];
const start = (...cells: readonly (readonly number[])[]) => new Line(cells);

/** All chapters, until everything is known or nothing more is found. */
function tell(from: Line, options: LineOptions) {
  const arguing = arguingOf(options);
  const teller = tellerOf(arguing);
  const known = from.copy();
  const chapters: (readonly Argument<Claim, Fact>[])[] = [];
  for (;;) {
    const work = teller.next(known);
    let step = work.next();
    while (!step.done) step = work.next();
    if (step.value === undefined) break;
    chapters.push(step.value);
    known.learn(step.value.flatMap(({ facts }) => facts));
  }
  return { chapters: chapters.map(told), all: chapters.flat(), isDone: arguing.isDone(known), known };
}

/** Two cells are not these at once. */
function never(
  a: number,
  n: number,
  b: number,
  m: number,
  name = `not ${a}=${n} with ${b}=${m}`,
  level = 1,
  cost = 1,
): Rule {
  return {
    name,
    level,
    cost,
    reads: [a, b],
    shows: (left) => [
      ...(String(left[a]) === String(n) ? [has(b, ...(left[b] ?? []).filter((each) => each !== m))] : []),
      ...(String(left[b]) === String(m) ? [has(a, ...(left[a] ?? []).filter((each) => each !== n))] : []),
    ],
  };
}

describe('chapters', () => {
  it('end with what is placed, one after the other, until all is known', () => {
    const rules = [given(0, [1]), ifThen(0, 1, 1, [2]), ifThen(1, 2, 2, [3])];
    const { chapters, isDone } = tell(start(ANY, ANY, ANY), { solutions: [[1, 2, 3]], rules });
    expect(chapters).toEqual(['0:1', '0=1→1', '1=2→2']);
    expect(isDone).toBe(true);
  });

  it('hold what they need, and nothing else', () => {
    const rules = [given(0, [1, 2]), given(1, [2, 3]), { ...given(2, [3]), shows: whenNo3(0) }];
    const { chapters } = tell(start(ANY, ANY, ANY), {
      solutions: rows('123 223 133'),
      rules,
    });
    expect(chapters).toEqual(['0:1,2 2:3']);
  });

  it('take the cheaper of two things to place', () => {
    const rules = [given(0, [1], { cost: 3 }), given(1, [2], { cost: 1 })];
    expect(tell(start(ANY, ANY), { solutions: [[1, 2]], rules }).chapters).toEqual(['1:2', '0:1']);
  });

  it('take an easy technique before a hard one that is as cheap', () => {
    const rules = [given(0, [1], { level: 3 }), given(1, [2], { level: 1, cost: 2 })];
    expect(tell(start(ANY, ANY), { solutions: [[1, 2]], rules }).chapters).toEqual(['1:2', '0:1']);
  });

  it('take a hard technique where an easy one is dear', () => {
    const rules = [given(0, [1], { level: 1, cost: 20 }), given(1, [2], { level: 2 })];
    expect(tell(start(ANY, ANY), { solutions: [[1, 2]], rules }).chapters).toEqual(['1:2', '0:1']);
  });

  it('end where all is known that solutions share', () => {
    const { chapters, known, isDone } = tell(start(ANY, ANY), {
      solutions: pairs('1,2 1,3'),
      rules: [given(0, [1]), given(1, [2, 3])],
    });
    expect(chapters).toEqual(['0:1']);
    expect(known.numbers).toEqual([[1], ANY]);
    expect(isDone).toBe(true);
  });
});

describe('suppositions', () => {
  const refuted = [ifThen(0, 1, 1, [1]), never(0, 1, 1, 1, 'not both')];

  it('name what they suppose and why it fails', () => {
    const { chapters, all } = tell(start([1, 2], [1, 2]), {
      solutions: pairs('2,1 2,2'),
      rules: refuted,
    });
    expect(chapters).toEqual(['0=1? (0=1→1 not both)']);
    expect(all[0]).toMatchObject({ claim: { of: 0, suppose: has(0, 1), so: has(0, 2) }, facts: [has(0, 2)] });
  });

  it('are made of what no solution has', () => {
    const both = [...refuted, never(0, 2, 1, 2, 'neither')];
    const { all } = tell(start([1, 2], [1, 2]), { solutions: [[2, 1]], rules: both });
    for (const { claim } of all) if ('suppose' in claim) expect([has(0, 1), has(1, 2)]).toContainEqual(claim.suppose);
  });

  it('come before what costs more, and behind what costs less', () => {
    const by = (cost: number) =>
      tell(start([1, 2], [1, 2]), {
        solutions: pairs('2,1 2,2'),
        rules: [...refuted, given(0, [2], { name: 'plain', level: 2, cost })],
      }).chapters[0];
    expect(by(2)).toBe('plain');
    expect(by(20)).toBe('0=1? (0=1→1 not both)');
  });

  it('leave the other two of three, and go on from there', () => {
    const { chapters } = tell(start(ANY, [1, 2]), {
      solutions: pairs('3,1 3,2'),
      rules: [ifThen(0, 1, 1, [1]), never(0, 1, 1, 1, 'not 1'), ifThen(0, 2, 1, [2]), never(0, 2, 1, 2, 'not 2')],
    });
    expect(chapters).toEqual(['0=1? (0=1→1 not 1) 0=2? (0=2→1 not 2)']);
  });

  it('are told without what their chains do not need', () => {
    const { chapters } = tell(start([1, 2], [1, 2], ANY), {
      solutions: rows('211 222 223'),
      rules: [ifThen(0, 1, 2, [2, 3], { name: 'beside' }), ...refuted],
    });
    expect(chapters).toEqual(['0=1? (0=1→1 not both)']);
  });

  it('suppose within a supposition where nothing else fails', () => {
    // Of two cells no pair goes with 1 on the first, and no single number fails by itself.
    const rules = [0, 1, 2, 3].map((i): Rule => {
      const [n, m] = [1 + (i >> 1), 1 + (i & 1)];
      return rule(`not ${n}${m}`, [0, 1, 2], (left) =>
        `${left[0]}|${left[1]}|${left[2]}` === `1|${n}|${m}` ? [{ cell: 0, numbers: [] }] : [],
      );
    });
    const solutions = rows('211 212 221 222');
    const { chapters, all, isDone } = tell(start([1, 2], [1, 2], [1, 2]), { solutions, rules });
    expect(isDone).toBe(true);
    expect(chapters).toEqual(['0=1? (1=1? (2=1? (not 11) not 12) 2=1? (not 21) not 22)']);
    expect(all[0]?.facts).toEqual([has(0, 2)]);
    // A guess may be wrong, so nothing is gone through by it.
    expect(tell(start([1, 2], [1, 2], [1, 2]), { solutions, rules, isGuess: true }).chapters).toEqual([]);
  });

  it('show that a number cannot be placed before it is', () => {
    // Placed first, it would hide that the other cell needs it.
    const rules: readonly Rule[] = [
      ifThen(0, 1, 1, [1]),
      rule('too many', [0, 1], (left) =>
        left[0]?.join() === '1' && left[1]?.length === 2 ? [{ cell: 0, numbers: [] }] : [],
      ),
    ];
    const solutions = pairs('2,1 2,2');
    expect(tell(start([1, 2], [1, 2]), { solutions, rules }).chapters).toEqual(['0=1? (too many)']);
  });

  it('give up where a rule is missing', () => {
    const { chapters, isDone } = tell(start([1, 2], [1, 2]), { solutions: [[2, 1]], rules: [] });
    expect(chapters).toEqual([]);
    expect(isDone).toBe(false);
  });
});

it('tells nothing that does not hold', () => {
  const wrong = given(0, [1]);
  const arguing = arguingOf({ solutions: [[1]], rules: [wrong] });
  const teller = tellerOf({ ...arguing, isTrue: () => false });
  const work = teller.next(start(ANY));
  const chapter = () => {
    for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
  };
  expect(chapter()).toBeUndefined();
});

function whenNo3(cell: number) {
  return (left: readonly (readonly number[])[]) => (left[cell]?.includes(3) ? [] : [has(2, 3)]);
}
