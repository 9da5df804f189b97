/** Grades beside the labels of the editors, and beside the number of solutions that is known. */
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { ordered } from '../../../../bench/measures/grading.mjs';
import { SOAKING, sample } from '../../../core/src/testing/effort.js';
import { dayPuzzles, knownCounts, noData } from '../../test/real-puzzles.js';
import { grade } from './grade.js';

const LABELS = ['easy', 'medium', 'hard'];

describe.skipIf(noData)('puzzles of the Times', () => {
  it('are graded where they have one solution, nearly as their editors label them', () => {
    const counts = knownCounts();
    const rows = sample([...dayPuzzles()], 44).flatMap(([id, puzzle]) => {
      const graded = finish(grade(puzzle));
      expect(graded.status, id).toBe(counts.get(id) === 1n ? 'graded' : 'ambiguous');
      if (graded.status !== 'graded') return [];
      const { label, effort } = graded.grade;
      const said = label === 'expert' ? LABELS.indexOf('hard') : LABELS.indexOf(label);
      const [group, level] = [id.slice(0, 10), id.slice(11)];
      return [{ group, size: puzzle.cells.length, label: LABELS.indexOf(level), said, effort }];
    });
    expect(rows.filter(({ label, said }) => Math.abs(label - said) > 1)).toEqual([]);
    if (!SOAKING) return;
    expect(ordered(rows, (a, b) => a.group === b.group).wrong).toBeLessThanOrEqual(3);
    const { pairs, wrong } = ordered(rows, (a, b) => a.size === b.size);
    expect(wrong / pairs).toBeLessThanOrEqual(0.24);
    expect(rows.filter(({ label, said }) => label === said).length / rows.length).toBeGreaterThanOrEqual(0.78);
  });
});
