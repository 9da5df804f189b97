import { describe, expect, it } from 'vitest';
import { dayPuzzles } from '../../test/day-puzzles.js';
import { expectExplained } from '../../test/explained-days.js';
import { noData } from '../../test/real-puzzles.js';

describe.skipIf(noData)('all puzzles of the Times', () => {
  it('are explained as people would', () => {
    const tallies = expectExplained(dayPuzzles());
    const { easy, medium, hard } = Object.fromEntries(tallies);
    const premises = [...tallies.values()].flatMap((tally) => tally.premises).sort((a, b) => a - b);
    const rows = [...tallies].map(([level, { premises: _, ...tally }]) => ({ level, ...tally }));
    process.stdout.write(`${JSON.stringify(rows)}, median of premises ${premises[premises.length >> 1]}\n`);
    expect(easy?.general).toBe(0);
    expect(medium?.withGeneral).toBeLessThanOrEqual((medium?.puzzles ?? 0) / 10);
    expect(hard?.general).toBeLessThanOrEqual((hard?.steps ?? 0) * 0.15);
    expect(premises[premises.length >> 1]).toBeLessThanOrEqual(4);
    // Of some eight thousand; see docs/techniques.md.
    expect(rows.reduce((sum, { needless }) => sum + needless, 0)).toBeLessThanOrEqual(8);
  });
});
