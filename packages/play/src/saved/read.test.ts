import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { cellPair } from '../../../core/src/testing/short-forms.js';
import { puzzleFromText } from '../../../pips/test/puzzle-of.js';
import { type AnyGame, kindOfSaved, moveLine, newGame, play, readGame, saveGame, wordsOf } from '../index.js';
import { anyGame, anySeeds, anyStart, gameFault, randomMove } from '../testing/games.js';
import { checksum, makeLine, readLine } from './save.js';

const CODES = new Set(Object.keys({ ...wordsOf('pips'), ...wordsOf('futoshiki') }));

/** Reads a damaged text: refused with reasons, or some earlier state of the game. Were there warnings? */
function readsSafely(text: string, earlier: readonly string[]): boolean {
  const read = readGame(text);
  const problems = read.ok ? read.warnings : read.error;
  for (const { code } of problems) expect(CODES).toContain(code);
  if (read.ok) {
    expect(gameFault(read.value)).toBeUndefined();
    expect(earlier).toContain(JSON.stringify(read.value));
  } else expect(problems.length).toBeGreaterThan(0);
  return problems.length === 0;
}

/** The game after each line of its saved text. */
function statesOf(text: string): string[] {
  const lines = text.trimEnd().split('\n');
  return lines.map((_, i) => {
    const read = readGame(`${lines.slice(0, i + 1).join('\n')}\n`);
    if (!read.ok || read.warnings.length > 0) throw new Error(`line ${i + 1} is not whole`);
    return JSON.stringify(read.value);
  });
}

describe('a damaged text', () => {
  it('is refused or read up to its last whole move, cut anywhere', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const text = saveGame(game);
        const states = statesOf(text);
        for (let end = 0; end < text.length; end += 1 + (end % 7)) {
          const whole = text[end] === '\n' || text[end - 1] === '\n';
          expect(readsSafely(text.slice(0, end), states)).toBe(whole);
        }
      }),
      { numRuns: runs(2) },
    );
  });

  it('is refused or read up to the damage, whatever character is changed, left out or put in', () => {
    const damage = fc.tuple(
      fc.nat(),
      fc.constantFrom('', 'a', '0', '"', '\n', '\r', ' ', '{', '\u0000', '\ud800', '٣'),
      fc.boolean(),
    );
    fc.assert(
      fc.property(anyGame, fc.array(damage, { minLength: 20, maxLength: 40 }), (game, damages) => {
        const text = saveGame(game);
        const states = statesOf(text);
        for (const [place, put, over] of damages) {
          const at = place % text.length;
          readsSafely(text.slice(0, at) + put + text.slice(over ? at + 1 : at), states);
        }
      }),
      { numRuns: runs(8, 150) },
    );
  });

  it('is read up to a line that is missing, or that stands there twice', () => {
    let holes = 0;
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.boolean(), (game, place, twice) => {
        const lines = saveGame(game).trimEnd().split('\n');
        // Neither the start nor the last line, without which nothing tells that it was there.
        if (lines.length < 3) return;
        holes++;
        const at = 1 + (place % (lines.length - 2));
        const damaged = twice ? lines.toSpliced(at, 0, lines[at] ?? '') : lines.toSpliced(at, 1);
        const whole = damaged.slice(0, twice ? at + 1 : at).join('\n');
        const read = readGame(`${damaged.join('\n')}\n`);
        const before = readGame(`${whole}\n`);
        if (!read.ok || !before.ok) throw new Error('the start is whole');
        expect(read.value).toStrictEqual(before.value);
        expect(read.warnings.map(({ code, where }) => [code, where.line])).toEqual([
          ['saved-line-order', twice ? at + 2 : at + 1],
        ]);
      }),
      { numRuns: runs(50) },
    );
    expect(holes).toBeGreaterThan(runs(20));
  });

  it('is refused or read as something that can be, even where its checksums were made anew', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.constantFrom('', '1', '9', '-', ',', '"', '}', 'e'), (game, place, put) => {
        const lines = saveGame(game)
          .trimEnd()
          .split('\n')
          .map((line) => readLine(line) ?? '');
        const forged = lines.map((line, i) => {
          const at = place % line.length;
          return makeLine(i === place % lines.length ? line.slice(0, at) + put + line.slice(at + 1) : line);
        });
        const read = readGame(forged.join(''));
        if (read.ok) expect(gameFault(read.value)).toBeUndefined();
        else expect(read.error.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(35, 700) },
    );
  });

  it('may be anything at all', () => {
    fc.assert(fc.property(fc.string(), (text) => !readGame(text).ok));
    fc.assert(fc.property(fc.json(), (json) => !readGame(makeLine(json)).ok));
  });
});

it('goes on from lines that were appended as the moves were made', () => {
  fc.assert(
    fc.property(anyStart, anySeeds, anySeeds, (start, first, second) => {
      let game: AnyGame = start;
      const make = (seed: number) => {
        const move = randomMove(game, seed);
        const next = play(game, move);
        const line = next.ok ? moveLine(game, move) : '';
        if (next.ok) game = next.value;
        return line;
      };
      for (const seed of first) make(seed);
      const saved = saveGame(game);
      const log = second.map(make).join('');
      expect(readGame(saved + log)).toStrictEqual({ ok: true, value: game, warnings: [] });
    }),
    { numRuns: runs(30) },
  );
});

describe('what is told', () => {
  const puzzle = puzzleFromText('board:\n##\n\npieces:\n01\n\nconstraints:\n');
  const made = newGame('pips', puzzle);
  if (!made.ok) throw new Error('no game');
  const game = made.value;
  const place = {
    type: 'place',
    slot: 0,
    cells: cellPair('0,0 0,1'),
  } as const;
  const start = saveGame(game);
  const json = readLine(start.trimEnd()) ?? '';
  const codes = (text: string) => {
    const read = readGame(text);
    return (read.ok ? read.warnings : read.error).map(({ code, where }) => `${where.line} ${code}`);
  };

  it.each([
    ['no text', '', ['1 saved-start']],
    ['a text without its check', json, ['1 saved-start']],
    ['a later version', makeLine(json.replace('"version":1', '"version":2')), ['1 saved-version']],
    ['another kind', makeLine(json.replace('"kind":"pips"', '"kind":"chess"')), ['1 saved-kind']],
    ['a name that every object has', makeLine(json.replace('"kind":"pips"', '"kind":"toString"')), ['1 saved-kind']],
    ['a clock before its time', makeLine(json.replace('"elapsed":0', '"elapsed":-1')), ['1 saved-start']],
    ['a line that is no move', `${start}x\n`, ['2 saved-line-damaged']],
    ['an illegal move', start + makeLine('1 {"type":"undo"}'), ['2 saved-move-illegal', '2 undo-too-far']],
    ['a move nobody knows', start + makeLine('1 {"type":"castle"}'), ['2 saved-move-illegal', '2 move-unknown']],
    ['two programs at once', start + moveLine(game, place).repeat(2), ['3 saved-line-order']],
    ['fields that nobody knows', makeLine(json.replace('{', '{"later":[1],"settings":{"live":true},')), []],
    ['blank lines at the end', `${start}\n \n`, []],
    ['Windows', (start + moveLine(game, place)).replaceAll('\n', '\r\n'), []],
    ['a last line without its end', (start + moveLine(game, place)).trimEnd(), []],
  ])('%s', (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('names a puzzle that is none', () => {
    expect(codes(makeLine(json.replace('"rows":1', '"rows":"x"')))[0]).toBe('1 saved-puzzle');
  });

  it('keeps the form that is documented', () => {
    const fields = ['pipwright', 'version', 'kind', 'puzzle', 'clock', 'revision'];
    expect(Object.keys(JSON.parse(json))).toEqual(fields);
    const [, second] = (start + moveLine(game, place)).split('\n');
    expect(second).toBe(
      '1 {"type":"place","slot":0,"cells":[[0,0],[0,1]]} ' +
        checksum('1 {"type":"place","slot":0,"cells":[[0,0],[0,1]]}'),
    );
    expect(checksum('')).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('the kind of a saved game', () => {
  it('is known before its rules are needed', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, place) => {
        const text = saveGame(game);
        expect(kindOfSaved(text)).toBe(game.kind);
        expect(kindOfSaved(`\uFEFF${text.split('\n')[0]}\r\n`)).toBe(game.kind);
        const cut = text.slice(0, place % text.length);
        expect(kindOfSaved(cut) !== undefined || !readGame(cut).ok, 'what has none is refused').toBe(true);
      }),
      { numRuns: runs(20, 400) },
    );
  });

  it.each(['', 'x', makeLine('{"pipwright":"game","version":1,"kind":"sudoku"}'), makeLine('{"kind":"pips"}')])(
    'of %j is unknown',
    (text) => {
      expect(kindOfSaved(text)).toBeUndefined();
    },
  );
});
