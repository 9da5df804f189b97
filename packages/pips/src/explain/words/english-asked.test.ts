/** What hints ask and where they say to look, word for word, from records made by hand. */
import { describe, expect, it } from 'vitest';
import { at, join, part, place, values } from '../../../test/facts.js';
import { puzzleFrom } from '../../../test/puzzle-of.js';
import type { Puzzle } from '../../model/puzzle.js';
import { type PipsFact, type PipsStep, pipsExplainer } from '../index.js';

const { en } = pipsExplainer.languages;

type Record = Pick<PipsStep, 'technique' | 'concludes'> & Partial<PipsStep>;

/** A step where some facts have been told. */
function sceneOf(known: readonly PipsFact[], record: Record) {
  const told = known.map((fact): PipsStep => ({ technique: 'half-supply', because: [], seen: [], concludes: [fact] }));
  return { steps: [...told, { because: [], seen: [], ...record }], index: known.length };
}

const why = (puzzle: Puzzle, known: readonly PipsFact[], record: Record) => en.hint.why(puzzle, sceneOf(known, record));

const PAIR: Record = { technique: 'only-domino', concludes: [place('13', 'r1c1', 'r1c2')] };

describe('once all has been told, a hint says', () => {
  const again = (puzzle: Puzzle, known: readonly PipsFact[], record: Record) =>
    en.hint.told.why(puzzle, sceneOf(known, record));

  it('which numbers were told', () => {
    const puzzle = puzzleFrom('####', '13,22');
    expect(again(puzzle, [values('r1c1=1')], PAIR)).toBe(
      'You have been told every step. r1c1 is 1. Which domino lies on r1c1 and r1c2?',
    );
    expect(again(puzzle, [values('r1c1=1 r1c2=3')], PAIR)).toBe(
      'You have been told every step. r1c1 is 1 and r1c2 is 3. Which domino is that?',
    );
  });

  it('nothing of a number that is only seen on the way', () => {
    const puzzle = puzzleFrom('####', '13,22', 'Exactly 1 {(0,0),(2,0)}');
    const seen: PipsStep['seen'] = [
      { technique: 'rest-of-sum', because: [{ region: 0 }], concludes: values('r1c1=1') },
    ];
    expect(again(puzzle, [values('r1c3=0')], { ...PAIR, seen })).not.toMatch(/known|r1c1 is/);
  });

  it('which rule the board shows', () => {
    const puzzle = puzzleFrom('####', '13,22', 'Exactly 1 {(0,0)}');
    expect(again(puzzle, [], PAIR)).toBe(
      'You have been told every step. r1c1 is the 1. Which domino lies on r1c1 and r1c2?',
    );
  });
});

describe('a hint asks', () => {
  it('about one region after the other', () => {
    const puzzle = puzzleFrom('###\n###', '00,01,11', 'AllSame None {(0,0),(1,0),(2,0)}', 'AllSame None {(0,1),(1,1)}');
    const known = [values('r1c1=0 r2c1=1')];
    const concludes = [values('r1c2=0 r1c3=0 r2c2=1')];
    const because = [{ region: 0 }, { region: 1 }, { step: 0 }];
    expect(why(puzzle, known, { technique: 'equal-values', because, concludes })).toBe(
      'What about r1c2 and r1c3 in the top =? And r2c2 in the bottom =?',
    );
  });

  it('which numbers come often enough for regions of several sizes', () => {
    const puzzle = puzzleFrom('###\n###', '22,22,23', 'AllSame None {(0,0),(1,0),(2,0)}', 'AllSame None {(0,1),(1,1)}');
    const because = [{ region: 0 }, { region: 1 }, { value: 3 }];
    const concludes = [values('r1c1=2 r1c2=2 r1c3=2 r2c1=2 r2c2=2')];
    expect(why(puzzle, [], { technique: 'equal-supply', because, concludes })).toBe(
      'The top = needs three alike, the bottom = needs two alike. Which numbers come that often?',
    );
  });

  it('what sums need beside what they have', () => {
    const puzzle = puzzleFrom('###\n###', '00,06,66', 'Exactly 0 {(0,0),(1,0)}', 'Exactly 12 {(0,1),(1,1)}');
    const known = [values('r1c1=0 r2c1=6')];
    const because = [{ region: 0 }, { region: 1 }, { step: 0 }];
    expect(why(puzzle, known, { technique: 'sum-bounds', because, concludes: [values('r1c2=0 r2c2=6')] })).toBe(
      'The 0 has a 0, and the 12 has a 6 already. What do they still need?',
    );
  });

  it('with the cell that needs a free neighbour', () => {
    const puzzle = puzzleFrom('##\n#\n#', '12,34');
    const because = [{ step: 0 }, { cell: at('r1c1') }];
    expect(
      why(puzzle, [join('r2c1', 'r3c1')], { technique: 'forced-partner', because, concludes: [join('r1c1', 'r1c2')] }),
    ).toBe('r3c1 needs r2c1. Which neighbour is left for r1c1?');
  });

  it('with what a cell is like, and then with its partner', () => {
    const puzzle = puzzleFrom('####', '11,13', 'AllSame None {(0,0),(2,0)}');
    const seen: PipsStep['seen'] = [
      { technique: 'equal-values', because: [{ region: 0 }, { step: 0 }], concludes: values('r1c1=1') },
      { technique: 'forced-partner', because: [{ cell: at('r1c1') }], concludes: join('r1c1', 'r1c2') },
    ];
    expect(why(puzzle, [values('r1c3=1')], { ...PAIR, seen })).toBe(
      'r1c1 is like the rest of the =, and can only pair with r1c2. Which domino fits there?',
    );
  });

  it('which domino fits once numbers are taken, by name', () => {
    const puzzle = puzzleFrom('######', '12,13,25');
    const known = [values('r1c1=1'), values('r1c5=2 r1c6=2')];
    const seen: PipsStep['seen'] = [
      { technique: 'forced-partner', because: [{ cell: at('r1c1') }], concludes: join('r1c1', 'r1c2') },
      { technique: 'half-supply', because: [{ value: 2 }, { step: 1 }], concludes: values('r1c2=01356') },
    ];
    expect(why(puzzle, known, { ...PAIR, seen })).toBe(
      'r1c1 can only pair with r1c2. r1c5 and r1c6 take both 2s. Which domino fits there?',
    );
  });

  it('without a region that the cell is not in', () => {
    const puzzle = puzzleFrom('####\n##', '13,22,45', 'Exactly 2 {(2,0)}');
    const seen: PipsStep['seen'] = [
      { technique: 'half-supply', because: [{ value: 2 }, { region: 0 }, { step: 0 }], concludes: values('r1c1=1') },
    ];
    expect(why(puzzle, [values('r1c1=12 r1c4=2')], { ...PAIR, seen })).toBe(
      'Only one number is left for r1c1. Which domino fits on r1c1 and r1c2?',
    );
  });

  it('what would follow, with what is seen before', () => {
    const puzzle = puzzleFrom('###\n###', '06,16,66', 'Exactly 24 {(0,0),(1,0),(0,1),(1,1)}');
    const all = values('r1c1=6 r1c2=6 r2c1=6 r2c2=6');
    const record: Record = {
      technique: 'try-both',
      because: [{ region: 0 }],
      seen: [{ technique: 'extreme-sum', because: [{ region: 0 }], concludes: all }],
      concludes: [part('r1c1', 'r2c1')],
      suppose: join('r1c1', 'r2c1'),
      chain: [{ technique: 'forced-partner', because: [{ suppose: true }], seen: [], concludes: [values('r1c2=')] }],
    };
    expect(why(puzzle, [], record)).toBe(
      'The 24 can only be four 6s. Suppose r1c1 pairs with r2c1. Where would r1c2 find a partner?',
    );
  });

  describe('about what a supposition ends in', () => {
    const ends = (puzzle: Puzzle, ...chain: NonNullable<PipsStep['chain']>) =>
      why(puzzle, [], {
        technique: 'looking-ahead',
        concludes: [values('r1c5=0456')],
        suppose: values('r1c5=3'),
        chain,
      });
    const link = (technique: PipsStep['technique'], because: PipsStep['because'], concludes: PipsFact) => ({
      technique,
      because,
      seen: [],
      concludes: [concludes],
    });
    const ROWS = '#####\n#####';
    const MANY = '03,12,34,35,36';

    it('a domino without a place', () => {
      expect(ends(puzzleFrom(ROWS, MANY), link('last-home', [{ domino: [1, 2] }], values('r1c1=')))).toBe(
        'Suppose r1c5 is 3. Where could the 1–2 still go?',
      );
    });

    it('a number that a region would have twice', () => {
      const puzzle = puzzleFrom(ROWS, MANY, 'AllDifferent {} {(0,0),(4,0)}');
      const last = link('sum-combinations', [{ region: 0 }], values('r1c1='));
      expect(ends(puzzle, link('half-supply', [], values('r1c1=3')), last)).toBe(
        'Suppose r1c5 is 3. Which number would the ≠ have twice?',
      );
    });

    it('a region that would not be alike', () => {
      const puzzle = puzzleFrom(ROWS, MANY, 'AllSame None {(0,0),(4,0)}');
      expect(ends(puzzle, link('equal-values', [{ region: 0 }], values('r1c1=')))).toBe(
        'Suppose r1c5 is 3. Could all cells of the = be alike?',
      );
    });

    it('all other cells, where only a search shows it', () => {
      expect(ends(puzzleFrom(ROWS, MANY), link('looking-ahead', [], values('r1c5=')))).toBe(
        'Suppose r1c5 is 3. Could the other cells still be filled?',
      );
    });
  });

  describe('with what leaves one domino', () => {
    it('the rules that its cells obey', () => {
      const puzzle = puzzleFrom('##\n##\n##', '13,24,56', 'Exactly 4 {(0,0),(0,1)}', 'Exactly 9 {(1,0),(1,1)}');
      const because = [{ region: 0 }, { region: 1 }];
      expect(why(puzzle, [join('r1c1', 'r1c2')], { ...PAIR, because })).toBe(
        'r1c1 is in the 4 and r1c2 in the 9. Which domino suits both?',
      );
    });

    it('the domino that is missing', () => {
      const puzzle = puzzleFrom('##\n##\n##', '13,24,66');
      expect(why(puzzle, [join('r1c1', 'r1c2'), values('r1c1=12 r1c2=36')], PAIR)).toBe(
        'There is no 1–6, 2–3 or 2–6. Which domino fits on r1c1 and r1c2?',
      );
    });
  });

  it('how a sum can be made without a number that is gone', () => {
    const puzzle = puzzleFrom('##\n##\n##', '35,45,56', 'Exactly 9 {(0,0),(1,0)}', 'Exactly 6 {(1,2)}');
    const concludes = [values('r1c1=45 r1c2=45')];
    const record: Record = { technique: 'extreme-numbers', because: [{ region: 0 }], concludes };
    expect(why(puzzle, [], record)).toBe('No 6 is left for the 9. How can it be made?');
  });

  it('again rather than without a reason', () => {
    const puzzle = puzzleFrom('###\n###', '11,12,22', 'AllSame None {(0,0),(1,0),(2,0)}');
    const record = (fact: PipsFact): PipsStep => ({
      technique: 'equal-supply',
      because: [{ region: 0 }],
      seen: [],
      concludes: [fact],
    });
    const steps = [record(values('r1c1=12')), record(values('r1c2=12'))];
    expect(steps.map((_, index) => en.hint.why(puzzle, { steps, index }))).toEqual([
      'The = needs three alike. Which numbers does that rule out?',
      'Look again. The = needs three alike. Which numbers does that rule out?',
    ]);
  });

  it('which half of the last domino goes where', () => {
    const puzzle = puzzleFrom('####', '12,13', 'AllSame None {(0,0),(2,0)}');
    const known = [place('12', 'r1c3', 'r1c4')];
    const because = [{ region: 0 }, { step: 0 }];
    expect(why(puzzle, known, { technique: 'equal-values', because, concludes: [values('r1c1=1')] })).toBe(
      'Only one domino is left. Which half of it goes on r1c1, in the =?',
    );
  });
});

describe('a hint says to look at', () => {
  it('the region of one cell that decides which domino it is', () => {
    const puzzle = puzzleFrom('####', '13,22', 'Exactly 3 {(1,0)}');
    const seen: PipsStep['seen'] = [
      { technique: 'forced-partner', because: [{ cell: at('r1c1') }], concludes: join('r1c1', 'r1c2') },
    ];
    expect(en.hint.where(puzzle, sceneOf([], { ...PAIR, seen }))).toBe('Look at the 3 and r1c1.');
  });

  it('that region once, not its cell as well', () => {
    const puzzle = puzzleFrom('####', '13,22', 'Exactly 1 {(0,0)}');
    const seen: PipsStep['seen'] = [
      { technique: 'forced-partner', because: [{ cell: at('r1c1') }], concludes: join('r1c1', 'r1c2') },
    ];
    expect(en.hint.where(puzzle, sceneOf([], { ...PAIR, seen }))).toBe('Look at the 1.');
  });

  it('a cell that was looked at before, never at the partner in question', () => {
    const rules = ['Exactly 3 {(0,0),(0,1)}', 'Exactly 4 {(1,0),(2,0)}'];
    const puzzle = puzzleFrom('####\n####', '12,34,13,24', ...rules);
    const steps: readonly PipsStep[] = [
      { technique: 'no-partner', because: [], seen: [], concludes: [values('r1c1=12')] },
      { technique: 'forced-partner', because: [], seen: [], concludes: [join('r1c1', 'r1c2')] },
    ];
    expect([0, 1].map((index) => en.hint.where(puzzle, { steps, index }))).toEqual([
      'Look at r1c1.',
      'Look at r1c1 and the 3.',
    ]);
  });

  it('what is supposed and where that ends, also a second time', () => {
    const puzzle = puzzleFrom('####\n####', '12,13,22,33', 'Exactly 5 {(0,0),(2,0)}');
    const step: PipsStep = {
      technique: 'try-both',
      because: [{ region: 0 }],
      seen: [],
      concludes: [values('r1c1=13')],
      suppose: values('r1c1=2'),
      chain: [
        { technique: 'rest-of-sum', because: [{ region: 0 }], seen: [], concludes: [values('r1c3=3')] },
        { technique: 'last-home', because: [{ domino: [2, 2] }], seen: [], concludes: [values('r1c4=')] },
      ],
    };
    const steps = [step, { ...step }];
    expect(steps.map((_, index) => en.hint.where(puzzle, { steps, index }))).toEqual([
      'Look at r1c1 and the 5.',
      'Look at r1c1 and the 2–2.',
    ]);
  });

  it('the region that a supposition touches first', () => {
    const puzzle = puzzleFrom('####\n####', '12,13,22,33', 'Exactly 5 {(0,0),(2,0)}', 'Exactly 4 {(3,0),(3,1)}');
    const record: Record = {
      technique: 'try-both',
      concludes: [place('13', 'r1c1', 'r1c2')],
      suppose: place('12', 'r1c1', 'r1c2'),
      chain: [
        { technique: 'rest-of-sum', because: [{ region: 0 }], seen: [], concludes: [values('r1c3=4')] },
        { technique: 'sum-bounds', because: [{ region: 1 }], seen: [], concludes: [values('r1c4=')] },
      ],
    };
    expect(en.hint.where(puzzle, sceneOf([], record))).toBe('Look at r1c1 and the 5.');
  });
});
