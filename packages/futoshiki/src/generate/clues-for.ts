/** Of all that could be given back, so much that a puzzle is as hard as it is aimed to be, or needs what is asked for. */
import type { Random } from '@pipwright/core';
import { othersNoHarder } from '@pipwright/core/explaining';
import { COVERING, LOOKING_AHEAD, PLAIN, TECHNIQUES, TRY_BOTH } from '../explain/techniques.js';
import type { Aim } from './aim.js';
import type { Clue } from './clue.js';
import type { Ladder, Means } from './ladder.js';

/** The least share of what could be given back that is. */
const LEAST_BACK = 0.03;

const namesOf = (techniques: readonly { readonly name: string }[]): Means =>
  new Set(techniques.map(({ name }) => name));

const BY_PLAIN = namesOf(PLAIN);
const BY_TRYING = namesOf([...PLAIN, TRY_BOTH]);

/** Undefined where there is no such puzzle. @param ladder from what one solution takes */
export function* cluesFor(
  random: Random,
  ladder: Ladder,
  { level, back, beyond }: Aim,
  technique: string | undefined,
): Generator<void, readonly Clue[] | undefined> {
  if (technique === LOOKING_AHEAD.name) return yield* cluesThatTakeMore(random, ladder);
  if (technique !== undefined) return yield* cluesThatTake(random, ladder, technique);
  const plain = yield* ladder.fromWhatSuffices(namesOf(PLAIN.filter((each) => each.level <= level)));
  if (beyond === undefined) return plain && cluesAt(plain, back);
  return plain === undefined ? ladder.cluesOn(ladder.top) : cluesAt(yield* plain.below(random), 1 - beyond);
}

function cluesAt(ladder: Ladder, share: number): readonly Clue[] {
  return ladder.cluesOn(Math.max(Math.ceil(LEAST_BACK * ladder.top), Math.round(share * ladder.top)));
}

/** So few clues that it takes this technique, whatever others that are as hard can do. */
function* cluesThatTake(random: Random, ladder: Ladder, name: string): Generator<void, readonly Clue[] | undefined> {
  const { sufficient, others } = meansFor(name);
  const enough = yield* ladder.fromWhatSuffices(sufficient);
  if (enough === undefined) return undefined;
  const end = (yield* enough.firstSolvedBy(others)) ?? enough.top + 1;
  return end === 0 ? undefined : enough.cluesOn(random.int(end));
}

interface TechniqueMeans {
  /** The technique and what is easier. */
  readonly sufficient: Means;
  /** All but the technique that are no harder. */
  readonly others: Means;
}

function meansFor(name: string): TechniqueMeans {
  const others = othersNoHarder(name, TECHNIQUES, COVERING[name]);
  if (name === TRY_BOTH.name) return { sufficient: BY_TRYING, others };
  const place = PLAIN.findIndex((technique) => technique.name === name);
  const level = PLAIN[place]?.level ?? 0;
  // Those of the first level are in the order in which they are seen.
  const easier = PLAIN.filter((each, i) => each.level < level || (level === 1 && i < place));
  return { sufficient: namesOf([...easier, ...PLAIN.slice(place, place + 1)]), others };
}

/** So few clues that no technique suffices, but not many fewer: what takes the least of looking ahead is the best to solve. */
function* cluesThatTakeMore(random: Random, ladder: Ladder): Generator<void, readonly Clue[] | undefined> {
  const plain = yield* ladder.fromWhatSuffices(BY_PLAIN);
  if (plain === undefined) return ladder.cluesOn(ladder.top);
  const below = yield* plain.below(random);
  const tooEasy = (yield* below.firstSolvedBy(BY_TRYING)) ?? below.top;
  return tooEasy === 0 ? undefined : below.cluesOn(tooEasy - 1);
}
