import { describe, expect, it } from 'vitest';
import { drawDomino } from './domino.js';
import { MOST_DOTS } from './pip-pattern.js';

const lines = (...text: string[]) => text.join('\n');

describe('a domino', () => {
  it('is drawn as in seed 003, to the letter', () => {
    expect(drawDomino([6, 5])).toBe(
      lines('┌───────┬───────┐', '│ o o o │ o   o │', '│       │   o   │', '│ o o o │ o   o │', '└───────┴───────┘'),
    );
  });

  it('has as many dots as pips, and looks the same when turned round', () => {
    for (let pips = 0; pips <= MOST_DOTS; pips++) {
      const drawing = drawDomino([pips, pips]);
      expect(drawing.match(/o/g) ?? []).toHaveLength(2 * pips);
      const turned = [...drawing].reverse().join('');
      expect(turned.replace(/[^o\n]/g, ' ')).toBe(drawing.replace(/[^o\n]/g, ' '));
    }
  });

  it('shows a number where dots would be too many', () => {
    expect(drawDomino([3, 12])).toBe(
      lines('┌───────┬───────┐', '│ o     │       │', '│   o   │  12   │', '│     o │       │', '└───────┴───────┘'),
    );
  });
});
