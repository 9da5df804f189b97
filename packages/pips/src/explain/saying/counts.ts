/** Numbers that are left in the tray, and who needs them. */
import type { Count, Need } from '../claims/claim.js';
import type { Told } from '../claims/told.js';
import type { Clause } from './clause.js';
import { words } from './english.js';
import type { Speaker } from './speaker.js';

/** A longer list of what is needed is parted. */
const LONG = 120;

const allOf = ({ needs }: Count<Told>) => needs.reduce((sum, { count }) => sum + count, 0);

/** Counts as clauses; those that leave some of their number are told together. */
export function countsSaid(speaker: Speaker, counts: readonly Count<Told>[]): readonly Clause[] {
  const said: Clause[] = [];
  let run: Count<Told>[] = [];
  const close = () => {
    if (run.length > 0) said.push(run.length === 1 ? countSaid(speaker, run[0]!) : partlySaid(speaker, run));
    run = [];
  };
  for (const each of counts) {
    if (!isPartly(each) || speaker.length(partlySaid(speaker, [...run, each]).text) > LONG) close();
    if (isPartly(each)) run.push(each);
    else said.push(countSaid(speaker, each));
  }
  close();
  return said;
}

/** Are some left of a number beside those that are needed? */
function isPartly(count: Count<Told>): boolean {
  return count.needs.length > 0 && allOf(count) < count.there;
}

/** "The 3 needs one of the two 0s, and the 9 one of the two 4s." */
function partlySaid(speaker: Speaker, counts: readonly Count<Told>[]): Clause {
  const items = counts.map((each, i) => {
    const { value, there, needs } = each;
    const parts = {
      needs: needsSaid(speaker, needs, value),
      all: words.count(allOf(each)),
      some: words.some(value, there),
    };
    return speaker.say(i === 0 ? 'partly-of' : 'partly-too', parts, needs.length);
  });
  return { text: speaker.all(items), isOwn: true, isList: true };
}

/** Are all of a number that is left on cells that show it already? */
export function isKnown(speaker: Speaker, count: Count<Told>): boolean {
  const isOne = (region: number | undefined) => region === undefined || speaker.sizeOf(region) === 1;
  return allOf(count) === count.there && count.needs.every(({ region }) => isOne(region));
}

/** Are all of a number that is left needed? */
export function isTaken(count: Count<Told>): boolean {
  return count.there > 0 && allOf(count) === count.there;
}

/** Numbers that are all taken, of all of which, or of none, that is seen on the board. */
export function spentSaid(speaker: Speaker, claims: readonly Count<Told>[]): Clause {
  if (!claims.every((each) => isKnown(speaker, each)))
    return { text: speaker.all(claims.map((each) => takenSaid(speaker, each))) };
  const all = claims.map(({ value, there }) => words.all(value, there));
  const n = claims.length === 1 ? claims[0]!.there : 2;
  return { text: speaker.say('taken-all', { all: speaker.and(all) }, n) };
}

function needsSaid(speaker: Speaker, needs: readonly Need<Told>[], value: number): string {
  const regions = needs.flatMap(({ region }) => region ?? []);
  const cells = needs.flatMap(({ region, cell }) => (region === undefined ? [speaker.cell(cell!)] : []));
  return speaker.and([...speaker.regionNames(regions, value), ...cells]);
}

export function countSaid(speaker: Speaker, count: Count<Told>): Clause {
  const { value, there, needs } = count;
  const all = allOf(count);
  const parts = {
    some: words.some(value, there),
    needs: needsSaid(speaker, needs, value),
    all: words.some(value, all),
    there: speaker.say('there-only', { count: words.count(there) }, there),
  };
  const isGiven = true;
  // There "is no 4".
  if (needs.length === 0) return { text: speaker.say('there', parts, Math.max(there, 1)), isGiven };
  if (there === 0) return { text: speaker.say('none-left', parts), isWhole: true, isGiven };
  if (all > there) return { text: speaker.say('over', parts, needs.length), isWhole: true, isGiven };
  if (isKnown(speaker, count)) return { ...spentSaid(speaker, [count]), isGiven };
  if (all === there) return { text: takenSaid(speaker, count), isGiven };
  return { text: speaker.say('partly', { ...parts, all: words.count(all) }, needs.length), isOwn: true };
}

/** "The 3 and r1c1 take both 4s." */
export function takenSaid(speaker: Speaker, { value, there, needs }: Count<Told>): string {
  const parts = { needs: needsSaid(speaker, needs, value), all: words.all(value, there) };
  return speaker.say('taken', parts, needs.length);
}
