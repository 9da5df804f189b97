import { describe, expect, it } from 'vitest';
import { GROUP_NAME, layOutGroups, layOutWhole, MOST_WHOLE } from './tray-layout.js';

/** Trays as the frame gives them: on a small phone, a phone and a desktop; with the cells of a board there. */
const SMALL = { width: 304, height: 160 };
const PHONE = { width: 374, height: 219 };
const DESKTOP = { width: 388, height: 468 };

describe('a tray that shows all dominoes', () => {
  it('has 16 targets of 70 by 36 pixels on the smallest phone', () => {
    const { columns, rows, half, slot } = layOutWhole(16, SMALL, 28);
    expect([columns, rows]).toEqual([4, 4]);
    expect(half).toBeGreaterThanOrEqual(32);
    expect(slot.width).toBeGreaterThanOrEqual(70);
    expect(slot.height).toBeGreaterThanOrEqual(36);
  });

  it.each([
    ['small phone', SMALL],
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('fits however many there are: %s', (_, room) => {
    for (let count = 1; count <= MOST_WHOLE; count++)
      for (const cell of [20, 44, 70, 104, 240]) {
        const { columns, rows, half, slot } = layOutWhole(count, room, cell);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect(columns * slot.width).toBeLessThanOrEqual(room.width + 0.01);
        expect(rows * slot.height).toBeLessThanOrEqual(room.height + 0.01);
        expect(2 * half).toBeLessThan(slot.width);
        expect(half).toBeLessThan(slot.height);
        expect(half).toBeLessThanOrEqual(56);
      }
  });

  it('has halves of at least half a cell beside a desktop’s board, up to 56 pixels', () => {
    for (const count of [4, 8, 12, 16])
      for (const cell of [60, 70, 80, 90, 104, 160]) {
        if (count === 16 && cell > 104) continue;
        expect(layOutWhole(count, DESKTOP, cell).half, `${count} at ${cell}`).toBeGreaterThanOrEqual(
          Math.min(56, cell / 2),
        );
      }
  });

  it('takes as few rows as that needs, and fills them evenly', () => {
    const grid = (count: number) => {
      const { columns, rows } = layOutWhole(count, PHONE, 60);
      return `${columns}×${rows}`;
    };
    expect([1, 2, 4, 5, 7, 12, 16].map(grid)).toEqual(['1×1', '2×1', '4×1', '3×2', '4×2', '4×3', '4×4']);
  });

  it('leaves none over for the sake of a few pixels', () => {
    for (const width of [344, 350, 356, 374]) {
      const { columns, rows, half } = layOutWhole(3, { width, height: 200 }, 104);
      expect([columns, rows], `${width} wide`).toEqual([3, 1]);
      expect(half).toBeGreaterThan(52);
    }
  });
});

it('a tray in groups keeps the targets of a finger', () => {
  for (const { width } of [SMALL, PHONE, DESKTOP])
    for (const cell of [20, 44, 104]) {
      const { columns, slot } = layOutGroups(width - GROUP_NAME, cell);
      expect(slot.width).toBeGreaterThanOrEqual(70);
      expect(slot.height).toBeGreaterThanOrEqual(36);
      expect(columns * slot.width).toBeLessThanOrEqual(width - GROUP_NAME);
    }
});
