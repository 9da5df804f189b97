/**
 * How the Times's puzzles are made up, by level: measured by `npm run generating`, which writes this file.
 */
import type { Level } from '../model/puzzle.js';
import type { Content } from './content.js';

export interface LevelTable {
  /** Weights of the numbers of dominoes, from none on. */
  readonly dominoes: readonly number[];
  /** Neighbours with the same badge, on average. */
  readonly twins: number;
  readonly content: Content;
}

export const TIMES: Readonly<Record<Level, LevelTable>> = {
  easy: {
    dominoes: [0, 0, 0, 1, 50, 15, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    twins: 0.267,
    content: {
      sizes: [93, 114, 47, 19, 3],
      sorts: [
        {
          sum: 41,
          extreme: 17,
          less: 15,
          more: 20,
        },
        {
          sum: 62,
          extreme: 11,
          less: 4,
          more: 2,
          same: 33,
          different: 2,
        },
        {
          sum: 18,
          extreme: 4,
          less: 1,
          same: 22,
          different: 2,
        },
        {
          sum: 6,
          less: 1,
          same: 10,
          different: 2,
        },
        {
          same: 3,
        },
      ],
      bounds: [
        {
          op: '<',
          cells: 1,
          target: 2,
          weight: 4,
        },
        {
          op: '<',
          cells: 1,
          target: 3,
          weight: 7,
        },
        {
          op: '<',
          cells: 1,
          target: 4,
          weight: 2,
        },
        {
          op: '<',
          cells: 1,
          target: 5,
          weight: 2,
        },
        {
          op: '>',
          cells: 1,
          target: 1,
          weight: 1,
        },
        {
          op: '>',
          cells: 1,
          target: 2,
          weight: 5,
        },
        {
          op: '>',
          cells: 1,
          target: 3,
          weight: 5,
        },
        {
          op: '>',
          cells: 1,
          target: 4,
          weight: 9,
        },
        {
          op: '<',
          cells: 2,
          target: 2,
          weight: 2,
        },
        {
          op: '<',
          cells: 2,
          target: 5,
          weight: 2,
        },
        {
          op: '>',
          cells: 2,
          target: 7,
          weight: 1,
        },
        {
          op: '>',
          cells: 2,
          target: 9,
          weight: 1,
        },
        {
          op: '<',
          cells: 3,
          target: 1,
          weight: 1,
        },
        {
          op: '<',
          cells: 4,
          target: 8,
          weight: 1,
        },
      ],
      free: 0.17,
    },
  },
  medium: {
    dominoes: [0, 0, 0, 0, 2, 9, 16, 17, 12, 4, 10, 2, 2, 1, 0, 0, 0],
    twins: 0.733,
    content: {
      sizes: [145, 164, 83, 37, 16, 1, 1, 2],
      sorts: [
        {
          sum: 53,
          extreme: 16,
          less: 37,
          more: 39,
        },
        {
          sum: 82,
          extreme: 21,
          less: 6,
          more: 5,
          same: 46,
          different: 4,
        },
        {
          sum: 36,
          extreme: 4,
          less: 1,
          same: 37,
          different: 5,
        },
        {
          sum: 8,
          extreme: 2,
          less: 1,
          same: 23,
          different: 3,
        },
        {
          sum: 3,
          extreme: 1,
          same: 10,
          different: 2,
        },
        {
          same: 1,
        },
        {
          extreme: 1,
        },
        {
          same: 2,
        },
      ],
      bounds: [
        {
          op: '<',
          cells: 1,
          target: 1,
          weight: 1,
        },
        {
          op: '<',
          cells: 1,
          target: 2,
          weight: 9,
        },
        {
          op: '<',
          cells: 1,
          target: 3,
          weight: 15,
        },
        {
          op: '<',
          cells: 1,
          target: 4,
          weight: 7,
        },
        {
          op: '<',
          cells: 1,
          target: 5,
          weight: 4,
        },
        {
          op: '<',
          cells: 1,
          target: 6,
          weight: 1,
        },
        {
          op: '>',
          cells: 1,
          target: 1,
          weight: 3,
        },
        {
          op: '>',
          cells: 1,
          target: 2,
          weight: 7,
        },
        {
          op: '>',
          cells: 1,
          target: 3,
          weight: 8,
        },
        {
          op: '>',
          cells: 1,
          target: 4,
          weight: 19,
        },
        {
          op: '>',
          cells: 1,
          target: 5,
          weight: 2,
        },
        {
          op: '<',
          cells: 2,
          target: 2,
          weight: 2,
        },
        {
          op: '<',
          cells: 2,
          target: 3,
          weight: 2,
        },
        {
          op: '<',
          cells: 2,
          target: 4,
          weight: 2,
        },
        {
          op: '>',
          cells: 2,
          target: 6,
          weight: 2,
        },
        {
          op: '>',
          cells: 2,
          target: 7,
          weight: 1,
        },
        {
          op: '>',
          cells: 2,
          target: 10,
          weight: 2,
        },
        {
          op: '<',
          cells: 3,
          target: 13,
          weight: 1,
        },
        {
          op: '<',
          cells: 4,
          target: 5,
          weight: 1,
        },
      ],
      free: 0.124,
    },
  },
  hard: {
    dominoes: [0, 0, 0, 0, 0, 0, 2, 1, 7, 7, 22, 4, 8, 6, 2, 5, 11],
    twins: 0.933,
    content: {
      sizes: [260, 246, 97, 61, 35, 8, 4, 1, 0, 0, 0, 0, 0, 0, 0, 1],
      sorts: [
        {
          sum: 128,
          extreme: 59,
          less: 38,
          more: 35,
        },
        {
          sum: 140,
          extreme: 34,
          less: 7,
          more: 7,
          same: 50,
          different: 8,
        },
        {
          sum: 26,
          extreme: 21,
          less: 1,
          more: 1,
          same: 43,
          different: 5,
        },
        {
          sum: 23,
          extreme: 10,
          less: 2,
          same: 21,
          different: 5,
        },
        {
          sum: 7,
          extreme: 6,
          same: 19,
          different: 3,
        },
        {
          sum: 1,
          same: 5,
          different: 2,
        },
        {
          same: 3,
          different: 1,
        },
        {
          same: 1,
        },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {
          sum: 1,
        },
      ],
      bounds: [
        {
          op: '<',
          cells: 1,
          target: 1,
          weight: 4,
        },
        {
          op: '<',
          cells: 1,
          target: 2,
          weight: 12,
        },
        {
          op: '<',
          cells: 1,
          target: 3,
          weight: 12,
        },
        {
          op: '<',
          cells: 1,
          target: 4,
          weight: 6,
        },
        {
          op: '<',
          cells: 1,
          target: 5,
          weight: 2,
        },
        {
          op: '<',
          cells: 1,
          target: 6,
          weight: 2,
        },
        {
          op: '>',
          cells: 1,
          target: 1,
          weight: 8,
        },
        {
          op: '>',
          cells: 1,
          target: 2,
          weight: 4,
        },
        {
          op: '>',
          cells: 1,
          target: 3,
          weight: 11,
        },
        {
          op: '>',
          cells: 1,
          target: 4,
          weight: 12,
        },
        {
          op: '<',
          cells: 2,
          target: 1,
          weight: 1,
        },
        {
          op: '<',
          cells: 2,
          target: 2,
          weight: 1,
        },
        {
          op: '<',
          cells: 2,
          target: 3,
          weight: 2,
        },
        {
          op: '<',
          cells: 2,
          target: 4,
          weight: 1,
        },
        {
          op: '<',
          cells: 2,
          target: 5,
          weight: 1,
        },
        {
          op: '<',
          cells: 2,
          target: 7,
          weight: 1,
        },
        {
          op: '>',
          cells: 2,
          target: 5,
          weight: 1,
        },
        {
          op: '>',
          cells: 2,
          target: 6,
          weight: 2,
        },
        {
          op: '>',
          cells: 2,
          target: 9,
          weight: 2,
        },
        {
          op: '>',
          cells: 2,
          target: 10,
          weight: 1,
        },
        {
          op: '>',
          cells: 2,
          target: 11,
          weight: 1,
        },
        {
          op: '<',
          cells: 3,
          target: 3,
          weight: 1,
        },
        {
          op: '>',
          cells: 3,
          target: 15,
          weight: 1,
        },
        {
          op: '<',
          cells: 4,
          target: 6,
          weight: 1,
        },
        {
          op: '<',
          cells: 4,
          target: 7,
          weight: 1,
        },
      ],
      free: 0.087,
    },
  },
};
