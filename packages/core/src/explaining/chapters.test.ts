/** Which chapters are told of boards of letters, and in which order. */
import { describe, expect, it } from 'vitest';
import { type Board, reasonerOf, told } from '../../test/letters.js';
import { Teller } from './chapters.js';

/** A line for each chapter, its steps behind each other. */
function chapters(board: Board, given: readonly string[] = []): string[] {
  const teller = new Teller(reasonerOf(board), given);
  const work = (function* () {
    while (yield* teller.tell());
  })();
  while (!work.next().done);
  const steps = told(given, teller.steps);
  return teller.ends.map((end, i) => steps.slice(teller.ends[i - 1] ?? 0, end).join(', '));
}

describe('of all that could be placed, what is told next', () => {
  it('needs techniques as easy as can be', () => {
    const board = { rules: ['1→X', '2→a', 'a→b', 'b→Y'], levels: { '1→X': 2 }, truth: 'XY' };
    expect(chapters(board)).toEqual(['2→a, a→b, b→Y', '1→X']);
  });

  it('takes the fewest steps', () => {
    expect(chapters({ rules: ['1→a', 'a→X', '2→Y'], truth: 'XY' })).toEqual(['2→Y', '1→a, a→X']);
  });

  it('rests on the fewest premises', () => {
    expect(chapters({ rules: ['12→X', '3→Y'], truth: 'XY' })).toEqual(['3→Y', '12→X']);
  });

  it('is nearest to what was placed last', () => {
    const rules = ['1→X', '2→Y', '3→Z'];
    expect(chapters({ rules, truth: 'XYZ', places: 'XZY' }, ['Y'])).toEqual(['3→Z', '1→X']);
    expect(chapters({ rules, truth: 'XYZ', places: 'XYZ' }, ['Z'])).toEqual(['2→Y', '1→X']);
  });

  it('counts what has been told as known', () => {
    // Each needs two steps at first; Y needs one when `a` is known.
    expect(chapters({ rules: ['1→a', 'a→X', '2→b', 'b→Z', 'a34→Y'], truth: 'XYZ' })).toEqual([
      '1→a, a→X',
      '34a→Y',
      '2→b, b→Z',
    ]);
  });
});

describe('a chapter', () => {
  it('has no step that its end does not need, and none that was told', () => {
    expect(chapters({ rules: ['1→a', '2→b', 'a→X', '3→c', 'ac→Y'], truth: 'XY' })).toEqual(['1→a, a→X', '3→c, ac→Y']);
  });

  it('has no premise that can be left out, and no step for such a one', () => {
    // The first rule for X names `b`, which the second does without.
    expect(chapters({ rules: ['1→a', '2→b', 'ab3→X', 'a3→X'], truth: 'X' })).toEqual(['1→a, 3a→X']);
  });

  it('has one step for uses of one technique, and for what is seen on the way', () => {
    const rules = ['glance: 1→a', 'alike: a→b', 'alike: 2→c', 'last: bc→X'];
    expect(chapters({ rules, truth: 'X' })).toEqual(['alike: 12→bc+a, last: bc→X']);
  });

  it('says nothing of what would be seen on the way, where it does without', () => {
    const rules = ['glance: 1→a', 'glance: 2→b', 'first: ab→X', 'second: b→X'];
    expect(chapters({ rules, truth: 'X' })).toEqual(['first: 2→X+b']);
  });

  it('does not tell again what is noted on the way to an earlier step', () => {
    const rules = ['noted: 1→a', 'x: a2→b', 'y: b→X', 'z: a3→c', 'last: cX→Y'];
    expect(chapters({ rules, truth: 'XY' })).toEqual(['x: 12→ba+a, y: ba→X', 'z: 3ba→c, last: Xc→Y']);
  });

  it('concludes what is noted on the way only where it needs it', () => {
    const rules = ['noted: 1→a', 'first: a2→X', 'second: 2→X', 'third: a3→Y'];
    expect(chapters({ rules, truth: 'XY' })).toEqual(['first: 2→X', 'third: 13→Ya+a']);
  });

  it('rests on what a player has placed', () => {
    expect(chapters({ rules: ['A1→b', 'b→C'], truth: 'AC' }, ['A'])).toEqual(['1A→b, b→C']);
  });

  it('may place nothing where nothing more can be placed, but something can be known', () => {
    expect(chapters({ rules: ['1→X', '2→a', 'a→b', '3→c'], truth: 'Xb' })).toEqual(['1→X', '2→a, a→b']);
    const lastResort = [{ suppose: 's', so: 'b' }];
    expect(chapters({ rules: ['1→X', 's→!', '2b→c'], truth: 'Xc', lastResort })).toEqual([
      '1→X',
      'try: →b | s? s→!, 2b→c',
    ]);
  });

  it('tells short things together where nothing more can be placed, and long ones apart', () => {
    expect(chapters({ rules: ['alike: 1→a', 'alike: 2→b', '3→c'], truth: 'abc' })).toEqual(['alike: 12→ab, 3→c']);
    const long = ['1→p', 'p→q', 'q→a', '2→r', 'r→b'];
    expect(chapters({ rules: long, truth: 'ab' })).toEqual(['2→r, r→b', '1→p, p→q, q→a']);
    // What one chapter tells is known to the next.
    expect(chapters({ rules: ['1→p', 'p→q', 'q→a', 'a2→r', 'r→b'], truth: 'ab' })).toEqual([
      '1→p, p→q, q→a',
      '2a→r, r→b',
    ]);
  });

  it('places something only after all that is certain without a supposition has been told', () => {
    const lastResort = [{ suppose: 's', so: 'X' }];
    const board = { rules: ['1→a', '2a→b', 's→!'], truth: 'bX', lastResort };
    expect(chapters(board)).toEqual(['1→a, 2a→b', 'try: →X | s? s→!']);
  });

  it('is looked for afresh once a supposition has failed', () => {
    const lastResort = [
      { suppose: 's', so: 'a' },
      { suppose: 't', so: 'c' },
    ];
    // What is supposed second leads to `b` too, and was followed first.
    const rules = ['s→!', 't→!', 'c→d', 'd→e', 'e→b', 'a→b'];
    expect(chapters({ rules, truth: 'ab', lastResort })).toEqual(['try: →a | s? s→!', 'a→b']);
  });

  it('is not told where no technique leads on', () => {
    expect(chapters({ rules: ['1→X', 'a→Y'], truth: 'XY' })).toEqual(['1→X']);
  });
});

describe('where what follows belongs to a chapter too', () => {
  const following = { most: 3, mostAtLast: 0 };

  it('it takes along what rests on it, and nothing else', () => {
    const rules = ['1→X', '2→A', 'X→Y', 'A→B'];
    expect(chapters({ rules, truth: 'XYAB', following })).toEqual(['1→X, X→Y', '2→A, A→B']);
  });

  it('what follows is one step, with what is seen on the way', () => {
    const rules = ['1→X', 'glance: X→a', '2a→Y', 'X→b', 'b→Z'];
    expect(chapters({ rules, truth: 'XYZ', following })).toEqual(['1→X, 2X→Y+a', 'X→b, b→Z']);
  });

  it('it ends where it has placed enough', () => {
    const rules = ['1→V', 'V→W', 'W→X', 'X→Y', 'Y→Z'];
    expect(chapters({ rules, truth: 'VWXYZ', following })).toEqual(['1→V, V→W, W→X', 'X→Y, Y→Z']);
  });

  describe('all that is left is told at once', () => {
    const rules = ['1→X', 'last: X→Y', 'last: 2→Z'];
    const told = (board: Partial<Board>, mostAtLast = 2) =>
      chapters({ rules, truth: 'XYZ', following: { most: 1, mostAtLast }, ...board });

    it('where it is little, whether it rests on the chapter or not', () => {
      expect(told({})).toEqual(['1→X, last: 2X→YZ']);
    });

    it('not where it is more, nor where it is one thing', () => {
      expect(told({}, 1)).toEqual(['1→X, last: X→Y', 'last: 2→Z']);
      expect(told({ rules: rules.slice(0, 2), truth: 'XY' })).toEqual(['1→X, last: X→Y']);
    });

    it('not where some of it takes more', () => {
      const board = { rules: [...rules, '34→W'], truth: 'WXYZ' };
      expect(told(board, 3)).toEqual(['1→X, last: X→Y', 'last: 2→Z', '34→W']);
    });
  });
});

describe('a trial', () => {
  const rules = ['1s→a', '2a→b', 'bc→!', 's→d', 'x3→Y'];

  it('is told with its links, in which what is supposed and links have numbers of their own', () => {
    const board = { rules, truth: 'cX', trials: [{ suppose: 's', so: 'X' }] };
    expect(chapters(board, ['c'])).toEqual(['try: 12c→X | s? 1s→a 2a→b bc→!']);
  });

  it('may rest on steps of its chapter, and others on it', () => {
    const board = { rules: [...rules, '4→c'], truth: 'Y', trials: [{ suppose: 's', so: 'x' }] };
    expect(chapters(board)).toEqual(['4→c, try: 12c→x | s? 1s→a 2a→b bc→!, 3x→Y']);
  });

  it('has links that see something on the way, too', () => {
    const seen = ['glance: 1s→a', 'glance: a→b', 'last: 2b→!'];
    const board = { rules: seen, truth: 'X', trials: [{ suppose: 's', so: 'X' }] };
    expect(chapters(board)).toEqual(['try: 12→X | s? 12s→!+a+b']);
  });

  it('has no link that can be left out', () => {
    const board = { rules: ['1s→a', '2s→b', 'ab→!', 'a→!'], truth: 'X', trials: [{ suppose: 's', so: 'X' }] };
    expect(chapters(board)).toEqual(['try: 12→X | s? 1s→a a→!']);
  });

  it('has links that conclude no more than later ones need, with what these see on the way', () => {
    const trials = [{ suppose: 's', so: 'X' }];
    const alike = ['alike: 1s→a', 'alike: 1s→b'];
    expect(chapters({ rules: [...alike, 'ab→!', 'a→!'], truth: 'X', trials })).toEqual(['try: 1→X | s? 1s→a a→!']);
    // Without `b` nobody sees `g`.
    const seeing = ['glance: b→g', 'ag→!', 'a→!'];
    expect(chapters({ rules: [...alike, ...seeing], truth: 'X', trials })).toEqual(['try: 1→X | s? 1s→ab ab→!+g']);
  });

  it('rests on nothing that its step does not need, if that takes no more links', () => {
    const trials = [{ suppose: 's', so: 'X' }];
    const levels = { '2→X': 4 };
    // X needs no 1, so neither should the links.
    const rules = ['12s→a', 'a→!', '2→X'];
    expect(chapters({ rules, levels, truth: 'X', trials })).toEqual(['try: 2→X | s? 12s→a a→!']);
    expect(chapters({ rules: [...rules, '2s→b', 'b→!'], levels, truth: 'X', trials })).toEqual([
      'try: 2→X | s? 2s→b b→!',
    ]);
    expect(chapters({ rules: [...rules, '2s→b', 'b→c', 'c→!'], levels, truth: 'X', trials })).toEqual([
      'try: 2→X | s? 12s→a a→!',
    ]);
  });

  it('comes after easier ways, and before harder ones', () => {
    const trials = [{ suppose: 's', so: 'X' }];
    const easy = { rules: ['s→!', '1→X'], truth: 'X', trials };
    expect(chapters(easy)).toEqual(['1→X']);
    expect(chapters({ ...easy, levels: { '1→X': 3 } })).toEqual(['try: →X | s? s→!']);
  });

  it('comes before many steps of techniques that are as hard', () => {
    const long = ['1→a', 'a→b', 'b→c', 'c→X'];
    const levels = { '1→a': 2 };
    const trials = [{ suppose: 's', so: 'X' }];
    expect(chapters({ rules: ['s→!', ...long], levels, truth: 'X', trials })).toEqual(['try: →X | s? s→!']);
    const short = ['1→a', 'a→X'];
    expect(chapters({ rules: ['s→!', ...short], levels, truth: 'X', trials })).toEqual(['1→a, a→X']);
  });

  it('of whatever fails is the last resort', () => {
    const board = { rules: ['s→!', '1→Y'], levels: { '1→Y': 4 }, truth: 'XY', lastResort: [{ suppose: 's', so: 'X' }] };
    expect(chapters(board)).toEqual(['1→Y', 'try: →X | s? s→!']);
  });
});
