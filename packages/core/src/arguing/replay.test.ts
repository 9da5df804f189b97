/** What is left of an argument when it is cut down, on cells in a line. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arguingOf,
  type Claim,
  type Fact,
  given,
  has,
  ifThen,
  Line,
  type Rule,
  rule,
  takes,
  told,
} from '../../test/arguing/line.js';
import { runs } from '../testing/effort.js';
import { pairs } from '../testing/short-forms.js';
import type { Argument } from './index.js';
import { replayOf } from './replay.js';

const ANY = [1, 2, 3];
const start = (cells: number) => new Line(new Array(cells).fill(ANY));

function replayBy(...rules: readonly Rule[]) {
  return replayOf(arguingOf({ solutions: [], rules, isPlaced: () => false }));
}

/** Each rule with all that it shows, one after the other. */
function all(known: Line, rules: readonly Rule[]): Argument<Claim, Fact>[] {
  const at = known.copy();
  return rules.map((rule) => {
    const facts = rule.shows(at.numbers);
    at.learn(facts);
    return { claim: { rule }, facts };
  });
}

function ended<T>(work: Generator<void, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

const byName = (a: Argument<Claim, Fact>, b: Argument<Claim, Fact>) => told([a]).localeCompare(told([b]));

function cut(known: Line, rules: readonly Rule[], supposed: readonly Fact[] = []) {
  return ended(replayBy(...rules).cut(known, all(known.copy().learn(supposed), rules), supposed)) ?? [];
}

describe('what is held', () => {
  const [first, second] = [given(0, [1]), ifThen(0, 1, 1, [2])];
  const steps = all(start(2), [first, second]);
  const replay = replayBy(first, second);

  it('is what follows from what was told before', () => {
    expect(replay.isHeld(start(2), steps)).toBe(true);
    expect(replay.isHeld(start(2), steps.slice(1))).toBe(false);
    expect(replay.isHeld(start(2), [...steps].reverse())).toBe(false);
  });

  it('is not what concludes more than follows, or is no rule of the board', () => {
    expect(replay.isHeld(start(2), [{ claim: { rule: first }, facts: [has(0, 2)] }])).toBe(false);
    expect(replayBy(first).isHeld(start(2), steps)).toBe(false);
  });

  it('goes on to where nothing is left, if it must, and not behind that', () => {
    const end = given(0, [2]);
    const dead = all(start(2), [first, end]);
    const other = replayBy(first, second, end);
    expect(other.isHeld(start(2), dead, true)).toBe(true);
    expect(other.isHeld(start(2), steps, true)).toBe(false);
    expect(other.isHeld(start(2), [...dead, ...steps])).toBe(false);
  });
});

describe('cutting', () => {
  it('leaves out what is not needed', () => {
    const rules = [given(2, [1]), given(0, [1]), given(1, [1, 2]), ifThen(0, 1, 3, [2])];
    expect(told(cut(start(4), rules))).toBe('0:1 0=1→3');
  });

  it('keeps all of a chain, and of two ways to the same the cheaper', () => {
    const chain = [given(0, [1]), ifThen(0, 1, 1, [1]), ifThen(1, 1, 2, [1])];
    expect(told(cut(start(3), chain))).toBe(told(all(start(3), chain)));
    for (const [cheap, dear] of pairs('1,5 5,1')) {
      const [one, other] = [
        given(0, [1], { name: 'one', cost: cheap }),
        given(0, [1, 1], { name: 'other', cost: dear }),
      ];
      const way = told(cut(start(2), [one, other, ifThen(0, 1, 1, [2])]));
      expect(way).toBe(`${cheap < dear ? 'one' : 'other'} 0=1→1`);
    }
  });

  it('leaves out the dear thing, though a later cheap one would go first', () => {
    const dear = given(0, [1], { name: 'dear', cost: 9 });
    const cheap = given(0, [1], { name: 'cheap', cost: 1 });
    expect(told(cut(start(2), [cheap, dear, ifThen(0, 1, 1, [2])]))).toBe('cheap 0=1→1');
    expect(told(cut(start(2), [dear, cheap, ifThen(0, 1, 1, [2])]))).toBe('cheap 0=1→1');
  });

  it('says of what is shown only what is used', () => {
    const both = rule('both', [0, 1], () => [has(0, 1), has(1, 1)]);
    const [first] = cut(start(3), [both, ifThen(1, 1, 2, [2])]);
    expect(first?.facts).toEqual([has(1, 1)]);
  });

  it('says a few as a list, and many as one thing', () => {
    const gone = (cells: number) => {
      const rules: Rule[] = [given(0, [1]), takes(0)];
      const left = [...new Array(cells).keys()].map((i) => i + 1);
      const last = rule('last', left, (numbers) =>
        left.every((c) => !numbers[c]?.includes(1)) ? [has(left.length + 1, 2)] : [],
      );
      return cut(start(cells + 2), [...rules, last]).find(
        ({ claim }) => 'rule' in claim && claim.rule.name === 'takes 0',
      );
    };
    expect(gone(1)?.facts).toEqual([has(1, 2, 3)]);
    expect(gone(4)?.facts).toEqual([{ gone: 1, but: 0 }]);
  });

  it('tells each thing right before what needs it', () => {
    const rules = [
      given(0, [1]),
      given(1, [1]),
      ifThen(0, 1, 2, [1]),
      ifThen(1, 1, 3, [1]),
      {
        ...ifThen(2, 1, 4, [2]),
        reads: [2, 3, 4],
        shows: (left) => (`${left[2]}${left[3]}` === '11' ? [has(4, 2)] : []),
      },
    ] satisfies Rule[];
    expect(told(cut(start(5), rules))).toBe('0:1 0=1→2 1:1 1=1→3 2=1→4');
  });

  it('tells what is placed before all that comes after it', () => {
    const both = { ...ifThen(1, 1, 2, [2]), reads: [1, 2] };
    const replay = replayOf(
      arguingOf({ solutions: [], rules: [], isPlaced: (fact) => 'cell' in fact && fact.cell === 0 }),
    );
    const steps = all(start(3), [given(0, [1]), given(1, [1]), both]);
    expect(replay.needs(start(3))(steps[2]!, steps[0]!)).toBe(true);
    expect(replay.needs(start(3))(steps[1]!, steps[2]!)).toBe(false);
  });

  it('tells what is seen at a glance last, in one sentence with what needs it', () => {
    const both = rule('both', [0, 1, 2], (left) => (`${left[0]}${left[1]}` === '11' ? [has(2, 2)] : []));
    const rules = [given(0, [1], { isGlance: true }), given(1, [1]), both];
    const steps = cut(start(3), rules);
    expect(told(steps)).toBe('1:1 0:1 both');
    expect(
      replayBy(...rules)
        .sentencesOf(start(3), steps)
        .map(told),
    ).toEqual(['1:1', '0:1 both']);
  });

  it('tells all in sentences, and nothing before what it needs', () => {
    // For each cell: at a glance or not, and which cells before it have to be known.
    const cells = fc.array(fc.tuple(fc.boolean(), fc.array(fc.nat(6), { maxLength: 2 })), {
      minLength: 3,
      maxLength: 9,
    });
    fc.assert(
      fc.property(cells, (all) => {
        const rules = all.map(([isGlance, from], cell): Rule => {
          const needed = cell === 0 ? [] : from.map((n) => n % cell);
          return {
            name: `${needed}→${cell}`,
            level: 1,
            cost: 1,
            reads: [...needed, cell],
            shows: (left) => (needed.every((n) => String(left[n]) === '1') ? [has(cell, 1)] : []),
            isGlance,
          };
        });
        const replay = replayOf(arguingOf({ solutions: [], rules, isPlaced: () => false }));
        const steps = rules.map((rule, cell) => ({ claim: { rule }, facts: [has(cell, 1)] }));
        const groups = replay.sentencesOf(start(all.length), steps);
        expect([...groups.flat()].sort(byName)).toEqual([...steps].sort(byName));
        expect(replay.isHeld(start(all.length), groups.flat()), groups.map(told).join(' | ')).toBe(true);
        expect(groups.at(-1)?.at(-1)).toBe(steps.at(-1));
      }),
      { numRuns: runs(300) },
    );
  });

  it('ends a chain where nothing is left, without what that does not take', () => {
    const rules = [given(3, [1]), ifThen(0, 1, 1, [1]), given(2, [2, 3]), ifThen(1, 1, 0, [2])];
    expect(told(cut(start(4), rules, [has(0, 1)]))).toBe('0=1→1 1=1→0');
  });

  it('drops what was found with others and does not hold behind them', () => {
    const early = rule('early', [0, 1], (left) => (left[0]?.length === 3 ? [has(1, 1, 2)] : []));
    const rules = [given(0, [1]), early, ifThen(0, 1, 2, [2])];
    const found = rules.map((rule) => ({
      claim: { rule },
      facts: rule === early ? [has(1, 1, 2)] : rule === rules[0] ? [has(0, 1)] : [has(2, 2)],
    }));
    expect(told(ended(replayBy(...rules).cut(start(3), found)) ?? [])).toBe('0:1 0=1→2');
  });

  it('gives nothing where the last step does not hold at all', () => {
    const rules = [given(1, [1]), ifThen(0, 1, 2, [2])];
    const found = rules.map((rule, i) => ({ claim: { rule }, facts: [has(i === 0 ? 1 : 2, i + 1)] }));
    expect(ended(replayBy(...rules).cut(start(3), found))).toBeUndefined();
    expect(ended(replayBy(...rules).cut(start(3), found.slice(0, 1), [has(0, 1)]))).toBeUndefined();
  });
});
