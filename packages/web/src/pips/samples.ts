/** Two small puzzles to try things on. They have thousands of solutions: nobody can lose. */
import type { Sample } from '../kind/parts.js';

export const PIPS_SAMPLES: readonly Sample[] = [
  {
    title: 'sample_2x4',
    json: {
      rows: 2,
      cols: 4,
      maxPip: 6,
      allowDuplicates: false,
      regions: [
        [0, 0, 1, 1],
        [2, 2, 3, 3],
      ],
      constraints: { 0: { sum: 6 }, 1: { sum: 8 }, 2: { op: '<', value: 4 }, 3: { all_equal: true } },
    },
  },
  {
    title: 'my_puzzle',
    json: {
      rows: 3,
      cols: 4,
      maxPip: 6,
      allowDuplicates: false,
      regions: [
        [0, 0, 1, 1],
        [0, 2, 2, 1],
        [3, 3, 3, 4],
      ],
      constraints: {
        0: { sum: 10 },
        1: { all_equal: true },
        2: { op: '>', value: 2 },
        3: { sum: 8 },
        4: { op: '≠', value: 5 },
      },
    },
  },
];
