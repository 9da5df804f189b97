import { expect, it } from 'vitest';
import { pairs } from '../../../../core/src/testing/short-forms.js';
import { type Cell, cellKey, holesOf, pieces } from '../../model/cell.js';
import { allSurroundings, surroundingsOf } from './domino-surroundings.js';

const DOMINO: readonly Cell[] = pairs('1,1 1,2');
const AROUND: readonly Cell[] = pairs('0,0 0,1 0,2 0,3 1,3 2,3 2,2 2,1 2,0 1,0');

/** By walking over the whole sheet, square by square. */
function measure(cells: readonly Cell[]): { blocks: number; corners: number } {
  const taken = new Set(cells.map(cellKey));
  let blocks = 0;
  let corners = 0;
  for (let row = -1; row < 4; row++) {
    for (let column = -1; column < 5; column++) {
      const [a, b, c, d] = [
        taken.has(cellKey([row, column])),
        taken.has(cellKey([row, column + 1])),
        taken.has(cellKey([row + 1, column])),
        taken.has(cellKey([row + 1, column + 1])),
      ];
      const sum = Number(a) + Number(b) + Number(c) + Number(d);
      if (sum === 4) blocks++;
      if (sum === 1 || sum === 3) corners++;
      if (sum === 2 && a === d) corners += 2;
    }
  }
  return { blocks, corners };
}

it('says of each case what laying the domino does', () => {
  for (const [mask, { contacts, blocks, corners }] of allSurroundings().entries()) {
    const before = AROUND.filter((_, place) => (mask >> place) & 1);
    const after = [...before, ...DOMINO];
    const [old, now] = [measure(before), measure(after)];
    expect(blocks).toBe(now.blocks - old.blocks);
    expect(corners).toBe(now.corners - old.corners);
    const beside = before.filter(([row, column]) => row === 1 || column === 1 || column === 2);
    expect(contacts).toBe(beside.length);
  }
});

it('sees whether the free places around still hang together', () => {
  for (const [mask, { closes }] of allSurroundings().entries()) {
    const free = AROUND.filter((_, place) => ((mask >> place) & 1) === 0);
    const touching = pieces(free).filter((group) =>
      group.some(([row, column]) => row === 1 || column === 1 || column === 2),
    );
    expect(closes).toBe(touching.length > 1);
  }
});

it('knows a ring that a domino closes', () => {
  const open = AROUND.filter((_, place) => place !== 6 && place !== 7);
  expect(holesOf(open)).toEqual([]);
  const mask = AROUND.reduce((sum, cell, place) => (open.includes(cell) ? sum + (1 << place) : sum), 0);
  expect(allSurroundings()[mask]).toMatchObject({ contacts: 4, closes: false });
  expect(allSurroundings()[(1 << 9) | (1 << 4)]).toMatchObject({ contacts: 2, blocks: 0, closes: true });
});

it('reads the same of a domino that stands, and of the sheet turned over', () => {
  for (const [mask, expected] of allSurroundings().entries()) {
    const lying = AROUND.filter((_, place) => (mask >> place) & 1);
    const standing = lying.map(([row, column]): Cell => [column, row]);
    expect(surroundingsOf(new Set(lying.map(cellKey)), [1, 1], false)).toBe(expected);
    expect(surroundingsOf(new Set(standing.map(cellKey)), [1, 1], true)).toBe(expected);
  }
});
