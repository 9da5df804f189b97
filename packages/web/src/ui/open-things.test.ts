import { describe, expect, it } from 'vitest';
import { addOpen, closeLast, countOpen, onOpenThings } from './open-things.js';

describe('things that are open', () => {
  it('are closed from the last one on, each once', () => {
    const closed: string[] = [];
    const closing = ['menu', 'sheet', 'card'].map((name) => addOpen({ close: () => closed.push(name) }));
    expect(countOpen()).toBe(3);
    expect([closeLast(), closeLast()]).toEqual([true, true]);
    expect(closed).toEqual(['card', 'sheet']);
    expect(countOpen(), 'before they are drawn anew').toBe(1);
    for (const over of closing) over();
    expect([countOpen(), closeLast()]).toEqual([0, false]);
    expect(closed).toHaveLength(2);
  });

  it('may go in any order by themselves', () => {
    const closed: string[] = [];
    const [first, second] = ['first', 'second'].map((name) => addOpen({ close: () => closed.push(name) }));
    first?.();
    expect(closeLast()).toBe(true);
    expect(closed).toEqual(['second']);
    second?.();
    expect(countOpen()).toBe(0);
  });

  it('tell when one comes and when one goes', () => {
    const counts: number[] = [];
    const forget = onOpenThings(() => counts.push(countOpen()));
    const over = addOpen({ close: () => {} });
    closeLast();
    over();
    forget();
    addOpen({ close: () => {} })();
    expect(counts).toEqual([1, 0]);
  });
});
