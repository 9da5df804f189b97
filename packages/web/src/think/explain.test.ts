import { readFileSync } from 'node:fs';
import { cellName, readPuzzlesSync } from '@pipwright/core';
import { type AnyGame, boardOf, type Cell, type Game, type KindName, newGame, trayOf } from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import { cellPair, pairs } from '../../../core/src/testing/short-forms.js';
import { futoshikiReading } from '../../../futoshiki/src/reading.js';
import { pipsReading } from '../../../pips/src/reading.js';
import { afterMoves, madeGame } from '../../../play/src/testing/games.js';
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
function said(found: Told): readonly string[] {
  const { aid, finished } = en;
  if ('text' in found) return [found.text];
  switch (found.type) {
    case 'chapter':
      return found.steps.flatMap(({ where, why, what }) => [where, why, what]);
    case 'forbidden':
      return [found.conflict.text];
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
  return found.type === 'forbidden' ? found.conflict : expect.unreachable(found.type);
}

const cellsSaid = (text: string) => [...new Set(text.match(/\br\d+c\d+\b/g))].sort();
const namesOf = (cells: readonly Cell[]) => cells.map(cellName).sort();

describe('why something cannot be', () => {
  it('is told at once where it takes one step', () => {
    const { text, named, steps } = whyNot('easy', 1, '2,3', '1,2 2,2');
    expect(text).toBe('With the 2–3 here, both = need six 2s, and there are only three.');
    expect(namesOf(named)).toEqual(cellsSaid(text));
    expect(steps).toEqual([]);
  });

  it('is told by its end where it takes more, and behind that step by step', () => {
    const { text, named, steps } = whyNot('medium', 14, '1,3', '1,3 2,3');
    expect(text).toBe('With the 1–3 here, r1c4 would need the 0–5, which is not in the tray.');
    expect(namesOf(named)).toEqual(['r1c4']);
    expect(steps).toHaveLength(3);
    expect(steps[1]?.text, 'all that a step says').toMatch(/^There are two 6s.* Only 5 is left twice: it is 5\.$/);
    expect(`With the 1–3 here, ${steps[2]?.text}`).toBe(text);
    for (const step of steps) expect(namesOf(step.named)).toEqual(cellsSaid(step.text));
  });

  it('tells what a supposition leads to, however few steps there are', () => {
    const square = { rows: 2, cols: 2, maxPip: 6, regions: pairs('0,0 0,0'), constraints: { 0: { all_equal: true } } };
    const game = newGameOf('pips', square);
    const found = finished(answering(EXPLAINING, { game, about: { type: 'unsolvable' } })) as ConflictTold;
    expect(found.text).toMatch(/^r1c1 pairs with r1c2 or r2c1, and it cannot pair with r1c2/);
    expect(found.steps[0]?.text).toMatch(/Suppose it pairs with r1c2\.$/);
    expect(found.steps[0]?.links.at(-1)).toBe('So it pairs with r2c1.');
    expect(found.steps[0]?.links.length).toBeGreaterThan(1);
  });

  it('has a turned domino that is only asked about “here”', () => {
    const { text } = whyNot('medium', 10, '1,3', '1,2 0,2');
    expect(text).toMatch(/^With the 1–3 here, /);
  });
});

it.each([
  ['pips', 'medium'],
  ['pips', 'hard'],
  ['futoshiki', 'hard'],
] as const)('a hint of %s, %s names nothing that gives its conclusion away', (kind, pack) => {
  let told = 0;
  for (let number = 1; number <= 8; number++) {
    let game = packGame<KindName>(kind, pack, number) as AnyGame;
    for (let i = 0; i < 4; i++) {
      const found = finished(answering(EXPLAINING, { game, about: HINT })) as Answers['hint'];
      if (found.type !== 'chapter') break;
      for (const { where, why, what, named, look, ends } of found.steps) {
        told++;
        const looked = look.flatMap(({ cells }) => namesOf(cells));
        // Regions may be told apart by a cell.
        expect(namesOf(named.where)).toEqual(cellsSaid(where.replaceAll(/(?<!Look) at r\d+c\d+/g, '')));
        const hidden = namesOf(ends).filter((name) => !looked.includes(name) && !why.includes(name));
        for (const name of hidden) expect(namesOf(named.why), why).not.toContain(name);
        for (const name of namesOf(ends)) expect(namesOf(named.what), what).toContain(name);
        if (kind === 'pips') expect(namesOf(named.what), what).toEqual(expect.arrayContaining(cellsSaid(what)));
      }
      game = afterMoves(game, ...(found.steps.flatMap(({ actions }) => actions) as never[]));
    }
  }
  expect(told).toBeGreaterThan(30);
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
    const { text, named, links } = step.chain;
    expect(text).toMatch(/ Suppose .*\.$/);
    expect(links.length).toBeGreaterThan(1);
    expect(links.at(-1)).toMatch(/^So .*\.$/);
    expect(namesOf(named)).toEqual(expect.arrayContaining(cellsSaid([text, ...links].join(' '))));
    return;
  }
});

it.each(TOLD_TABLE)('$kind, $state', (row) => {
  expect(said(answer(row))).toEqual(row.said);
});
