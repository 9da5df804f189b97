import { definePuzzle, different, same, sum } from '@pipwright/pips';
import { describe, expect, it } from 'vitest';
import { cellPair, lay, pairs } from '../../packages/core/src/testing/short-forms.js';
import { figuresOf, sentencesOf } from './telling.mjs';
import { BoardKnowledge, heavySteps, regionsOf, type Step } from './ways.mjs';

const step = (text: string, more: Partial<Step> = {}): Step => ({ technique: 'counting', text, ...more });
const told = (steps: readonly Step[]) => ({ status: 'explained', steps, milliseconds: 1, saying: 2 });

const BOARD = definePuzzle({
  regions: ['AAA', 'BB*'],
  rules: { A: sum(6), B: same() },
  dominoes: '12 34 35',
});

describe('sentences end', () => {
  it.each([
    ['r1c2 is 3. r2c1 can only pair with r2c2. Only the 2–6 has a 2.', 3],
    ['It is r1c2. 3 or 5 there would need the 0–3, and there is none.', 2],
    ['Is it 3? “Yes.” The = takes both 2s!', 3],
    ['With 1.5 of them, e.g. the 2–3, it is one.', 1],
    ['', 0],
  ])('in %j', (text, number) => expect(sentencesOf(text)).toHaveLength(number));
});

describe('of an explanation', () => {
  it('the end is reached where every domino is placed', () => {
    const ends = [[], BOARD.supply.kind === 'list' ? BOARD.supply.dominoes : []].map((dominoes) => {
      const places = dominoes.map((domino) => lay(domino, '0,0 0,1'));
      return figuresOf(BOARD, told([step('All of them.', { places })])).isExplained;
    });
    expect(ends).toEqual([false, true]);
  });

  const place: Step['places'] = [lay([1, 2], '0,0 0,1')];
  const link = { technique: 'counting', text: 'So r1c1 is 2. That is too much.' };

  it('what is said is counted, with its links, up to the first domino for the opening', () => {
    const trying = step('r1c1 is 1 or 2. With 2 it fails.', {
      technique: 'try-both',
      suppose: { cell: [0, 0] },
      chain: [link],
    });
    const long = `It is ${'so '.repeat(60)}. It is 1.`;
    const figures = figuresOf(BOARD, told([trying, step('It is 1.', { places: place }), step(long)]));
    expect(figures).toMatchObject({ isExplained: false, isFree: true, isLookingAhead: false, suppositions: 1 });
    expect(figures).toMatchObject({ dominoes: 3, steps: 3, sentences: 7, opening: 5, long: 1, twice: 1 });
    expect(figures.characters).toBe(32 + 31 + 8 + long.length);
  });

  it('a supposition counts where it takes more than two sentences, or looks ahead', () => {
    const isFree = (more: Partial<Step>) =>
      figuresOf(BOARD, told([step('It fails.', { suppose: {}, ...more })])).isFree;
    expect(isFree({ technique: 'try-both', chain: [link] })).toBe(true);
    expect(isFree({ technique: 'try-both', chain: [link, link] })).toBe(false);
    expect(isFree({ technique: 'looking-ahead', chain: [link] })).toBe(false);
  });
});

describe('ways to fill a region', () => {
  it('are sets of numbers that the tray has', () => {
    // The tray has 1, 2, 3 (twice), 4 and 5.
    expect(new BoardKnowledge(BOARD).waysOf(0)).toEqual([[1, 2, 3]]);
    expect(new BoardKnowledge(BOARD).waysOf(1)).toEqual([[3, 3]]);
  });

  it('are fewer after what steps removed, joined and placed', () => {
    const board = definePuzzle({ regions: ['AA', '**'], rules: { A: sum(5) }, dominoes: '14 23' });
    const standing = new BoardKnowledge(board);
    expect(standing.waysOf(0)).toEqual(pairs('1,4 2,3'));
    standing.takes(step('', { removes: [{ cell: [0, 0], values: [1, 4] }] }));
    expect(standing.waysOf(0)).toEqual([[2, 3]]);
    const joined = standing.copy();
    joined.takes(step('', { joins: [{ edge: cellPair('0,0 1,0') }] }));
    expect(joined.waysOf(0)).toEqual([[2, 3]]);
    joined.takes(
      step('', {
        places: [lay([2, 3], '0,0 1,0')],
      }),
    );
    expect(joined.waysOf(0)).toEqual([]);
  });

  it('hold dominoes of the tray where cells are joined', () => {
    const board = definePuzzle({ regions: ['AA', '**'], rules: { A: sum(5) }, dominoes: '12 34' });
    const standing = new BoardKnowledge(board);
    expect(standing.waysOf(0)).toHaveLength(2);
    standing.suppose({ edge: cellPair('0,0 0,1') });
    expect(standing.waysOf(0)).toEqual([]);
  });

  it('are too many above twelve, or of three regions', () => {
    const board = definePuzzle({ regions: ['AAAA', '****'], rules: { A: different() }, dominoes: '01 23 45 66' });
    const heavy = heavySteps(board, [
      step('', { claim: { says: 'differ', region: 0 } }),
      step('', { claim: { says: 'ways', region: 0 } }),
      step('', { claim: { counts: [{ needs: [{ region: 0 }] }] } }),
      step('', { chain: [step('', { claim: { says: 'never', region: 0 } })] }),
    ]);
    expect(heavy).toEqual([false, true, true, true]);
    const sums = definePuzzle({
      regions: ['AABBCC'],
      rules: { A: sum(5), B: sum(5), C: sum(5) },
      dominoes: '14 14 23',
    });
    const two = step('', { claim: { needs: [{ region: 0 }, { region: 1 }] } });
    const three = step('', { claim: { needs: [{ region: 0 }, { region: 1 }, { region: 2 }] } });
    expect(heavySteps(sums, [two, three])).toEqual([false, true]);
    expect(
      heavySteps(board, [step(''), step('', { claim: { region: 7, needs: [{ region: 7 }, { cell: [0, 0] }] } })]),
    ).toEqual([false, false]);
  });
});

it('a claim names regions in several fields, each once', () => {
  const needs = [{ region: 3 }, { region: 1 }, { cell: [0, 0] as const }];
  expect(regionsOf({ region: 2, counts: [{ needs }] })).toEqual([2, 3, 1]);
});
