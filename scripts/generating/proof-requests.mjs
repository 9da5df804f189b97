/** Requests over all that can be asked for: sizes, levels, figures, contents, of both kinds in turn. */
import { CLUE_MIXES, SYMMETRIES } from '@pipwright/futoshiki';
import { silhouettes } from '@pipwright/pips';

/**
 * @typedef {{ kind: 'pips', request: import('@pipwright/pips').PipsRequest }
 *   | { kind: 'futoshiki', request: import('@pipwright/futoshiki').FutoshikiRequest }} Asked
 */

const LABELS = /** @type {const} */ (['easy', 'medium', 'hard', 'expert']);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
/** Sizes that come out with the label, as the day files have them. */
const SIZED = /** @type {const} */ ([
  [4, 'easy'],
  [6, 'medium'],
  [10, 'hard'],
  [14, 'expert'],
]);
const LARGE = [28, 18, 24, 20];

/** Each is asked for in turn; `turn` counts how often before. @type {readonly ((turn: number) => Asked)[]} */
const PATTERNS = [
  (turn) => pips({ difficulty: cycled(LABELS, turn) }),
  (turn) => pips({ dominoes: 3 + (turn % 14) }),
  (turn) => futoshiki({ difficulty: cycled(LABELS, turn) }),
  (turn) => pips({ figure: cycled(silhouettes(), turn * 7).name }),
  (turn) => pips({ dominoes: cycled(SIZED, turn)[0], difficulty: cycled(SIZED, turn)[1] }),
  (turn) => futoshiki({ side: 4 + (turn % 6) }),
  (turn) => pips({ figure: cycled(LETTERS, turn) }),
  (turn) => pips({ symmetry: turn % 2 === 0 ? 'mirror' : 'rotation', difficulty: cycled(LABELS, turn) }),
  (turn) => futoshiki({ side: 4 + (turn % 3), adjacent: true }),
  (turn) => pips({ dominoes: 6 + (turn % 5), ...(turn % 2 === 0 ? { pieces: 2 } : { holes: true }) }),
  (turn) => futoshiki({ side: 5 + (turn % 2), ...mixed(cycled(CLUE_MIXES, turn), cycled(SYMMETRIES, turn)) }),
  (turn) => pips({ dominoes: 5 + (turn % 6), minimal: true }),
  (turn) => pips({ dominoes: 6 + (turn % 6), set: cycled([4, 9, 12], turn) }),
  (turn) => futoshiki({ side: 5 + (turn % 4), minimal: true }),
  (turn) => (turn % 4 === 3 ? pips({ dominoes: cycled(LARGE, (turn - 3) / 4) }) : pips({ dominoes: 11 + (turn % 6) })),
];

/** The puzzle of this number, from 0. @param {number} i */
export function askedFor(i) {
  return /** @type {(turn: number) => Asked} */ (PATTERNS[i % PATTERNS.length])(Math.floor(i / PATTERNS.length));
}

/** @param {import('@pipwright/pips').PipsRequest} request @returns {Asked} */
function pips(request) {
  return { kind: 'pips', request };
}

/** @param {import('@pipwright/futoshiki').FutoshikiRequest} request @returns {Asked} */
function futoshiki(request) {
  return { kind: 'futoshiki', request };
}

/**
 * Signs alone have no numbers to be symmetric.
 * @param {import('@pipwright/futoshiki').ClueMix} clues @param {import('@pipwright/futoshiki').Symmetry} symmetry
 */
function mixed(clues, symmetry) {
  return clues === 'signs' ? { clues } : { clues, symmetry };
}

/** @template T @param {readonly T[]} all @param {number} i */
function cycled(all, i) {
  return /** @type {T} */ (all[i % all.length]);
}
