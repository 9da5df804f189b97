/** How steps and links are put together from what is said of them. */
import { sameCell } from '@pipwright/core';
import { type TechniqueWords, together, type Variants } from '@pipwright/core/wording';
import type { TechniqueName } from '../techniques/index.js';
import { saysSeen } from '../told/lines.js';
import type { ToldLink } from '../told/link.js';
import type { FutoshikiWords } from './language.js';

interface Parts {
  readonly techniques: FutoshikiWords['techniques'];
  /** What is concluded, as a sentence, and the same in at most 80 characters. */
  concluded(told: ToldLink): string;
  briefly(told: ToldLink): string;
  /** What cannot be, where something is supposed and where nothing is. */
  deadEnd(told: ToldLink): Variants;
  stuck(told: ToldLink): Variants;
  /** What follows from what is supposed. */
  following(text: string): string;
}

type Telling = Pick<FutoshikiWords, 'techniques' | 'step' | 'reason' | 'link' | 'end' | 'plainly' | 'briefly'>;

export function tellingOf({ techniques: own, concluded, briefly, deadEnd, stuck, following }: Parts): Telling {
  const one = (name: TechniqueName) => leavingOne(own[name], own['naked-single']);
  const techniques: FutoshikiWords['techniques'] = {
    ...own,
    bound: one('bound'),
    'chain-bound': one('chain-bound'),
    valley: one('valley'),
    peak: one('peak'),
    'across-bar': one('across-bar'),
    'no-bar': one('no-bar'),
    'bar-run': one('bar-run'),
  };
  const step = (told: ToldLink): Variants => {
    // What fails is told with its chain.
    const isTold = ({ concludes }: ToldLink) =>
      told.suppose !== undefined && concludes.some(({ cell }) => sameCell(cell, told.suppose!.cell));
    const seen = saysSeen(told) ? [] : told.seen.filter((each) => !isTold(each) && !isSaidAgain(told, each));
    const last = seen.at(-1);
    // Nothing is left to a cell: that is said once.
    if (last !== undefined && isEnd(last) && isEnd(told))
      return together([...evident(seen.slice(0, -1)), { variants: say(last), isEvident: false }]);
    return together([...evident(seen), { variants: say(told), isEvident: false }]);
  };
  const evident = (seen: readonly ToldLink[]) => seen.map((each) => ({ variants: say(each), isEvident: true }));
  const say = (told: ToldLink): Variants => {
    if (isSeveral(told)) return [concluded(told), briefly(told)];
    if (told.concludes.some(({ values }) => values.length === 0)) return told.isSupposed ? deadEnd(told) : stuck(told);
    return [...techniques[told.technique].say(told), concluded(told)];
  };
  return {
    techniques,
    step,
    reason: step,
    link: (told, isFirst) => step(told).map((text) => (isFirst ? following(text) : text)),
    // Its reasons stand on what nobody was told.
    end: (told) => stuck(told).slice(-1),
    plainly: (told) => [concluded(told)],
    briefly,
  };
}

/** Are there numbers in cells that have nothing to do with each other? */
function isSeveral({ technique, concludes, isSupposed }: ToldLink): boolean {
  return (
    isSupposed &&
    concludes.length > 1 &&
    (technique === 'hidden-single' || technique === 'forced-extreme' || technique === 'naked-single')
  );
}

/** What signs say is told as why a cell holds the only number that fits, where they leave it one. */
function leavingOne(words: TechniqueWords<ToldLink>, single: TechniqueWords<ToldLink>): TechniqueWords<ToldLink> {
  const isOne = ({ placed, concludes }: ToldLink) => placed.length === 1 && concludes.length === 1;
  return {
    ...words,
    say: (told) => (isOne(told) ? single.say(told) : words.say(told)),
    why: (told) => [...words.why(told), ...(isOne(told) ? single.why(told) : [])],
    what: (told) => (isOne(told) ? single.what(told) : words.what(told)),
  };
}

/** Is nothing left to one of its cells? */
function isEnd(told: ToldLink): boolean {
  return told.concludes.some((each) => told.after(each).length === 0);
}

/** In a chain, does the link itself say all that was seen, or more? */
function isSaidAgain(told: ToldLink, seen: ToldLink): boolean {
  if (!told.isSupposed || isEnd(told)) return false;
  return seen.concludes.every((each) =>
    told.concludes.some(
      (own) => sameCell(own.cell, each.cell) && told.after(own).every((number) => seen.after(each).includes(number)),
    ),
  );
}
