/** Game IDs of Tatham's program in links: a tenth as long as JSON, where they say all of a puzzle. */

import { check } from '@pipwright/futoshiki/check';
import { type Puzzle, puzzleKey, tathamFormat } from '@pipwright/futoshiki/parts';
import type { LinkIds } from '../kind/parts.js';

export const futoshikiIds: LinkIds<'futoshiki'> = {
  idOf(puzzle) {
    const made = tathamFormat.make([puzzle]);
    const read = made.ok ? puzzleOf(made.value) : undefined;
    const whole = read !== undefined && puzzleKey(read) === puzzleKey(puzzle);
    return made.ok && whole ? made.value.trim() : undefined;
  },
  puzzleOf,
};

function puzzleOf(id: string): Puzzle | undefined {
  const [draft, ...others] = tathamFormat.parse(id);
  if (draft === undefined || others.length > 0 || draft.problems.length > 0) return undefined;
  const checked = check(draft.spec);
  return checked.ok ? checked.value : undefined;
}
