import { readFileSync } from 'node:fs';
import { readPuzzlesSync } from '@pipwright/core';
import { type AnyGame, boardOf, type Game, type KindName, newGame, trayOf } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import { cellPair, pairs } from '../../../core/src/testing/short-forms.js';
import { futoshikiReading } from '../../../futoshiki/src/reading.js';
import { pipsReading } from '../../../pips/src/reading.js';
import { afterMoves, madeGame } from '../../../play/src/testing/games.js';
import { outlined } from '../aid/rings.js';
import { inCoordinates, namesIn } from '../aid/testing/seen.js';
import { gameOf as newGameOf } from '../inspect/testing/game-of.js';
import { EXPLAINING } from '../kinds/explaining.js';
import { en } from '../words/testing/catalogues.js';
import { answering } from './explain.js';
import type { Answers, ConflictTold } from './explain-messages.js';
import { TOLD_TABLE, type ToldRow } from './testing/told-table.js';

function gameOf({ kind, puzzle, moves = [] }: ToldRow): AnyGame {
  const [read] = kind === 'pips' ? readPuzzlesSync(puzzle, [pipsReading]) : readPuzzlesSync(puzzle, [futoshikiReading]);
  if (!read?.checked.ok) throw new Error(`${puzzle} is no puzzle.`);
  return afterMoves(madeGame<AnyGame>(newGame<KindName>(kind, read.checked.value) as never), ...(moves as never[]));
}

const HINT = { type: 'hint', chapter: 0 } as const;

type Told = Answers[ToldRow['about']['type']];

function answer(row: ToldRow): Told {
  return finished(answering(EXPLAINING, { game: gameOf(row), about: row.about })) as Told;
}

function finished(work: ReturnType<typeof answering>): Answers[keyof Answers] {
  if (work === undefined) throw new Error('This kind does not explain.');
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** One press after another. */
function said(game: AnyGame, found: Told): readonly string[] {
  const { aid, finished } = en;
  const alone = ({ text, things }: ConflictTold) => {
    const rings = outlined(things.map(({ cells }) => cells));
    return [namesIn(game, [text], rings).write(text)];
  };
  if ('text' in found) return alone(found);
  switch (found.type) {
    case 'chapter':
      return found.steps.flatMap(({ where, why, what, look }) => {
        const rings = look.map(({ cells }) => cells).filter((cells) => cells.length > 0);
        return [where, why, what].map(namesIn(game, [where, why, what], rings).write);
      });
    case 'forbidden':
      return alone(found.conflict);
    case 'none':
      return [aid.noOther];
    case 'solved':
      return [finished.nothingLeft];
    case 'open':
      return [aid.nothingForbids];
    case 'impossible':
      return [];
    default:
      return [aid[found.type]];
  }
}

function packGame<K extends KindName>(kind: K, pack: string, number: number): Game<K> {
  const file = new URL(`../../public/puzzles/${kind}-graded-${pack}.json`, import.meta.url);
  return newGameOf(kind, JSON.parse(readFileSync(file, 'utf8')).puzzles[number - 1].puzzle);
}

/** Why a domino of a puzzle of a pack cannot lie there. */
function whyNot(pack: string, number: number, domino: string, cells: string): ConflictTold {
  const game = packGame('pips', pack, number);
  const slot = trayOf(game.puzzle, boardOf(game)).findIndex((each) => String(each.domino) === domino);
  const about = { type: 'why-not', action: { type: 'place', slot, cells: cellPair(cells) } } as const;
  const found = finished(answering(EXPLAINING, { game, about })) as Answers['why-not'];
  if (found.type !== 'forbidden') expect.unreachable(found.type);
  const { text, steps } = found.conflict;
  const write = (each: string) => inCoordinates(game, each);
  return { ...found.conflict, text: write(text), steps: steps.map((step) => ({ ...step, text: write(step.text) })) };
}

describe('why something cannot be', () => {
  it('is told at once where it takes one step', () => {
    const { text, steps } = whyNot('easy', 1, '2,3', '1,2 2,2');
    expect(text).toBe('With the 2–3 here, both = need six 2s, and there are only three.');
    expect(steps).toEqual([]);
  });

  it('is told by its end where it takes more, and behind that step by step', () => {
    const { text, steps } = whyNot('medium', 14, '1,3', '1,3 2,3');
    expect(text).toBe('With the 1–3 here, r1c4 would need the 0–5, which is not in the tray.');
    expect(steps).toHaveLength(3);
    expect(steps[1]?.text, 'all that a step says').toMatch(/^There are two 6s.* Only 5 is left twice: it is 5\.$/);
    expect(`With the 1–3 here, ${steps[2]?.text}`).toBe(text);
  });

  it('tells what a supposition leads to, however few steps there are', () => {
    const square = { rows: 2, cols: 2, maxPip: 6, regions: pairs('0,0 0,0'), constraints: { 0: { all_equal: true } } };
    const game = newGameOf('pips', square);
    const found = finished(answering(EXPLAINING, { game, about: { type: 'unsolvable' } })) as ConflictTold;
    expect(inCoordinates(game, found.text)).toMatch(/^r1c1 pairs with r1c2 or r2c1\. It cannot pair with r1c2/);
    expect(inCoordinates(game, found.steps[0]?.text ?? '')).toMatch(/Suppose it pairs with r1c2\.$/);
    expect(inCoordinates(game, found.steps[0]?.links.at(-1) ?? '')).toBe('So it pairs with r2c1.');
    expect(found.steps[0]?.links.length).toBeGreaterThan(1);
  });

  it('has a turned domino that is only asked about “here”', () => {
    const { text } = whyNot('medium', 10, '1,3', '1,2 0,2');
    expect(text).toMatch(/^With the 1–3 here, /);
  });
});

describe('what a hint draws', () => {
  const first = (pack: string, number: number) => {
    const game = packGame('pips', pack, number);
    const found = finished(answering(EXPLAINING, { game, about: HINT })) as Answers['hint'];
    const [step] = found.type === 'chapter' ? found.steps : [];
    return step ?? expect.unreachable(found.type);
  };

  it('is the domino in place, lifted out of the tray, and an arrow to what a cell pairs with', () => {
    const { pieces, dominoes, arrows, notes } = first('medium', 3);
    const [upper, lower] = pairs('5,2 6,2');
    expect(pieces).toEqual([
      [
        { cell: upper, number: 4 },
        { cell: lower, number: 6 },
      ],
    ]);
    expect(dominoes.what).toEqual([[4, 6]]);
    expect(arrows.why).toEqual([[lower, upper]]);
    expect(notes).toEqual([]);
  });

  it('is what follows for cells, to be noted', () => {
    const { pieces, marks, notes } = first('medium', 2);
    expect(pieces).toEqual([]);
    expect(marks.map(({ mark }) => mark)).toEqual(['5 6']);
    expect(notes).toEqual([5, 6].map((number) => ({ type: 'mark', cell: marks[0]?.cell, number })));
  });
});

it('a hint that supposes something has all that this leads to', () => {
  const puzzle = readFileSync(new URL('../../../../docs/techniques/pips/try-both.txt', import.meta.url), 'utf8');
  let game = gameOf({ kind: 'pips', puzzle, state: '', about: HINT, said: [] });
  for (;;) {
    const found = finished(answering(EXPLAINING, { game, about: HINT })) as Answers['hint'];
    if (found.type !== 'chapter') expect.unreachable(found.type);
    const step = found.steps.find(({ chain }) => chain !== undefined);
    if (step?.chain === undefined) {
      game = afterMoves(game, ...(found.steps.flatMap(({ actions }) => actions) as never[]));
      continue;
    }
    const { text, links } = step.chain;
    expect(text).toMatch(/ Suppose .*\.$/);
    expect(links.length).toBeGreaterThan(1);
    expect(links.at(-1)).toMatch(/^So .*\.$/);
    return;
  }
});

it.each(TOLD_TABLE)('$kind, $state', (row) => {
  expect(said(gameOf(row), answer(row))).toEqual(row.said);
});
