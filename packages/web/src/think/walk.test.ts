/** Walks over puzzles of the packs: every board on the way is one that a player could have made. */

import { readFileSync } from 'node:fs';
import { readPuzzlesSync } from '@pipwright/core';
import {
  type AnyGame,
  boardOf,
  changedCells,
  type KindName,
  newGame,
  play,
  puzzleFromJson,
  samePosition,
  status,
} from '@pipwright/play';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { pipsReading } from '../../../pips/src/reading.js';
import { afterMoves, madeGame } from '../../../play/src/testing/games.js';
import { EXPLAINING } from '../kinds/explaining.js';
import { answering } from './explain.js';
import type { About, Answers } from './explain-messages.js';
import type { ChapterWalked, WalkAnswer } from './walk-messages.js';

function gameOf(kind: KindName, pack: string, number: number): AnyGame {
  const file = new URL(`../../public/puzzles/${kind}-graded-${pack}.json`, import.meta.url);
  const { puzzles } = JSON.parse(readFileSync(file, 'utf8'));
  const puzzle = madeGame(puzzleFromJson<KindName>(kind, puzzles[number - 1].puzzle));
  return madeGame(newGame<KindName>(kind, puzzle)) as AnyGame;
}

async function ask<Type extends About['type']>(game: AnyGame, about: Extract<About, { readonly type: Type }>) {
  const work = answering(EXPLAINING, { game, about });
  const parts: unknown[] = [];
  for (;;) {
    const step = work?.next();
    if (step === undefined) throw new Error('This kind does not explain.');
    if (step.done) return { parts, answer: step.value as Answers[Type] };
    if (step.value !== undefined) parts.push(step.value);
  }
}

async function walk(game: AnyGame, from: 'start' | 'here') {
  const { parts, answer } = await ask<'walk'>(game, { type: 'walk', from });
  return { chapters: parts as readonly ChapterWalked[], answer: answer as WalkAnswer };
}

const known = new Map<string, { readonly game: AnyGame; readonly way: ReturnType<typeof walk> }>();

/** From the start, once for all tests. */
function wayOf(kind: KindName, pack: string) {
  const name = `${kind} ${pack}`;
  const game = known.get(name)?.game ?? gameOf(kind, pack, 1);
  const found = known.get(name) ?? { game, way: walk(game, 'start') };
  known.set(name, found);
  return found;
}

async function reach(game: AnyGame, { board }: ChapterWalked): Promise<AnyGame> {
  const { answer } = await ask<'reach'>(game, { type: 'reach', board });
  return afterMoves(game, ...(answer as never[]));
}

const isAt = (game: AnyGame, { board }: ChapterWalked) =>
  samePosition<KindName>(game.kind, boardOf<KindName>(game), board);

describe.each([
  ['pips', 'medium'],
  ['pips', 'expert'],
  ['futoshiki', 'expert'],
] as const)('%s, %s', (kind, pack) => {
  const { game, way } = wayOf(kind, pack);

  it('leads from the start to the solution, and each board can be played', async () => {
    const { chapters, answer } = await way;
    expect(answer.type).toBe('walked');
    let now = game;
    for (const chapter of chapters) {
      now = await reach(now, chapter);
      expect(isAt(now, chapter)).toBe(true);
      expect(chapter.steps.at(-1)?.board).toEqual(chapter.board);
      expect(chapter.cells.length).toBeGreaterThan(0);
      expect(chapter.isLast).toBe(status(now) === 'finished');
    }
    expect(status(now)).toBe('finished');
  });

  it('has on the board what each part of a text has said by then', async () => {
    let now = game;
    const told = await way;
    const filled = (of: AnyGame) =>
      changedCells<KindName>(kind, boardOf<KindName>(game), boardOf<KindName>(of)).map(String);
    for (const chapter of told.chapters) {
      const { texts: said, parts, board } = chapter;
      expect(parts).toHaveLength(said.length);
      expect(parts.at(-1)?.board).toEqual(board);
      const placed = parts.flatMap((part) => part.placed);
      expect(placed.flat().map(String).sort()).toEqual(chapter.cells.flat().map(String).sort());
      let before = filled(now);
      for (const [i, part] of parts.entries()) {
        const next = await reach(now, { ...chapter, board: part.board });
        const added = filled(next).filter((cell) => !before.includes(cell));
        expect(added.sort(), said[i]).toEqual(part.placed.flat().map(String).sort());
        before = filled(next);
        const concluded = said[i]?.matchAll(/\br(\d+)c(\d+) is \d+(?=\.|, r)/g) ?? [];
        if (kind === 'futoshiki')
          for (const [, row, column] of concluded) expect(before).toContain(`${Number(row) - 1},${Number(column) - 1}`);
        else if (part.placed.length > 0) expect(i).toBe(parts.length - 1);
      }
      now = await reach(now, chapter);
    }
  });

  it('goes on from a board with a part of it', async () => {
    const { chapters } = await way;
    const half = chapters[Math.floor(chapters.length / 2)] as ChapterWalked;
    const { chapters: rest, answer } = await walk(await reach(game, half), 'here');
    expect(answer.type).toBe('walked');
    expect(rest.length).toBeLessThan(chapters.length);
    expect(rest.at(-1)?.isLast).toBe(true);
  });

  it('takes back what is not on the board that it leads to', async () => {
    const { chapters } = await way;
    const [first, last] = [chapters[0], chapters.at(-1)] as [ChapterWalked, ChapterWalked];
    expect(isAt(await reach(await reach(game, last), first), first)).toBe(true);
  });
});

it.each([
  ['pips', 'expert'],
  ['futoshiki', 'expert'],
] as const)(
  'what a step of %s supposes is marked as such, on the board before it, and fails in the end',
  async (kind, pack) => {
    const { chapters } = await wayOf(kind, pack).way;
    const trials = chapters.flatMap(({ steps }) => steps).filter(({ chain }) => chain !== undefined);
    expect(trials.length).toBeGreaterThan(0);
    for (const step of trials) {
      const chain = step.chain ?? [];
      const [first, so] = [chain[0], chain.at(-1)];
      expect(first?.supposed.map(({ mark }) => mark).join(' ')).toMatch(/^\d*\?( \d*\?)?$/);
      // A number that has no place left fails at no cell.
      if (kind === 'pips') expect(chain.at(-2)?.supposed.map(({ mark }) => mark)).toContain('!');
      expect(so).toMatchObject({ supposed: [], board: step.board });
      for (const link of chain.slice(0, -1)) {
        expect(link.board).toEqual(first?.board);
        for (const { mark } of link.supposed) expect(mark).toMatch(/^(?:\d*\?|!)$/);
      }
    }
  },
);

it('a board that cannot be finished is not walked on from', async () => {
  const game = gameOf('futoshiki', 'easy', 1);
  const { chapters } = await walk(game, 'start');
  const solved = await reach(game, chapters.at(-1) as ChapterWalked);
  const [cell] = (chapters[0] as ChapterWalked).cells[0] ?? [[0, 0]];
  const board = boardOf<KindName>(solved) as { readonly grid: readonly (readonly number[])[] };
  const number = board.grid[cell?.[0] ?? 0]?.[cell?.[1] ?? 0] ?? 1;
  const wrong = play(game, { type: 'put', cell: cell ?? [0, 0], number: number === 1 ? 2 : 1 });
  expect((await walk(madeGame(wrong), 'here')).answer.type).toBe('lost');
  expect((await walk(madeGame(wrong), 'start')).answer.type, 'from the start it is').toBe('walked');
});

it('a puzzle without a solution is none, whatever was placed', async () => {
  const board = 'board:\n####\n\npieces:\n01,23\n\nconstraints:\nExactly 0 {(0,0)}\nExactly 5 {(3,0)}\n';
  const [read] = readPuzzlesSync(board, [pipsReading]);
  if (!read?.checked.ok) throw new Error('This is no puzzle.');
  const game = madeGame<AnyGame>(newGame<KindName>('pips', read.checked.value) as never);
  const placed = afterMoves(game, { type: 'place', slot: 1, cells: pairs('0,0 0,1') } as never);
  for (const from of ['start', 'here'] as const) expect((await walk(placed, from)).answer.type).toBe('unsolvable');
});

describe.each(['pips', 'futoshiki'] as const)('a page of %s to print', (kind) => {
  const { game, way } = wayOf(kind, kind === 'pips' ? 'medium' : 'expert');
  const page = (of: AnyGame, from: 'start' | 'here') =>
    ask<'page'>(of, { type: 'page', from, name: 'A <b> puzzle', kind: 'Pips' }).then(({ answer }) => answer);
  const chapterOf = (text: string) => text.match(/<section class="chapter"/g) ?? [];

  it('tells the same chapters from the start', async () => {
    const { chapters } = await way;
    const text = await page(game, 'start');
    expect(text).toContain('<h1>A &#60;b&#62; puzzle</h1>');
    expect(chapterOf(text)).toHaveLength(chapters.length);
  });

  it('tells those that are left from a position, on its board', async () => {
    const { chapters } = await way;
    const half = await reach(game, chapters[Math.floor(chapters.length / 2)] as ChapterWalked);
    const { chapters: rest } = await walk(half, 'here');
    const text = await page(half, 'here');
    expect(chapterOf(text)).toHaveLength(rest.length);
    const drawnAtEnd = (of: string) => {
      const [, drawing = ''] = /<section class="end">.*?<svg[^>]*>(.*?)<\/svg>/s.exec(of) ?? [];
      return drawing.match(/<[^>]+>/g)?.sort();
    };
    expect(drawnAtEnd(text), 'what was placed before is there').toEqual(drawnAtEnd(await page(game, 'start')));
    expect(chapterOf(await page(half, 'start'))).toHaveLength(chapters.length);
  });
});
