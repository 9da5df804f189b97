/** Sentences of what is told together: clauses go on from each other, long ones part, and none is cut. */
import { sameCell } from '@pipwright/core';
import { sentence } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import { isDeadEnd, type ToldFact, type ToldPart, type ToldTwo } from '../claims/told.js';
import { choiceSaid, optionSaid, supposing } from './choice.js';
import type { Clause } from './clause.js';
import { besides, clausesOf } from './clauses.js';
import { isKnown, isTaken, spentSaid } from './counts.js';
import { factsSaid, lostSaid } from './facts.js';
import { fitSaid, needSaid, neighboursSaid, outsidesSaid, unfitsSaid } from './pairs.js';
import { LISTED, type Speaker, type ToldOf } from './speaker.js';

/** A longer sentence parts where it can. */
const LONG = 120;
/** What is concluded gets a sentence of its own where it would make one longer. */
const LONGEST = 150;
/** What leads to something is told in one sentence with it up to this. */
const SO = 130;

type Plain = Exclude<ToldPart['claim'], ToldTwo>;

const has = (cells: readonly Cell[] | undefined, cell: Cell) => cells?.some((each) => sameCell(each, cell)) === true;

/** What a step says. */
export function sentencesOf(speaker: Speaker, told: readonly ToldPart[]): string[] {
  return saidOf(speaker, told, { sure: [], isBrief: false });
}

/** What a link of a chain says: briefly, since all of a chain is kept in mind. @param sure cells that are supposed to have a number */
export function linkOf(speaker: Speaker, told: readonly ToldPart[], sure: readonly Cell[]): string[] {
  return saidOf(speaker, told, { sure, isBrief: true });
}

interface Telling {
  readonly sure: readonly Cell[];
  readonly isBrief: boolean;
}

function saidOf(speaker: Speaker, told: readonly ToldPart[], how: Telling): string[] {
  const parts = pairsLast(told);
  const said: Clause[] = [];
  for (let i = 0; i < parts.length; ) {
    const { claim, facts } = parts[i]!;
    if (claim.says === 'two') {
      said.push(...suppositionSaid(speaker, claim).whole.map((text) => ({ text })));
      i++;
      continue;
    }
    if (isSaidNext(claim, parts[i + 1]?.claim)) {
      i++;
      continue;
    }
    const run = runOf(speaker, parts, i);
    const all = parts.slice(i, i + run);
    i += run;
    if (run > 1) said.push(...together(speaker, all, said, parts[i]));
    else if (!goesOn(speaker, claim, said, how)) said.push(...alone(speaker, claim, facts, parts[i]));
  }
  return joined(speaker, said);
}

/** "The 10 is two 5s" before "The 10 takes both 5s". */
function isSaidNext(claim: Plain, next: ToldPart['claim'] | undefined): boolean {
  if (claim.says !== 'ways' || next?.says !== 'spent' || claim.bags.length !== 1) return false;
  const [need, ...others] = next.needs;
  if (claim.counts.length > 0 || claim.beside !== undefined) return false;
  return others.length === 0 && need?.region === claim.region && claim.bags[0]?.every((v) => v === next.value) === true;
}

/** What does not look at pairs: it may come before them. */
const OF_NUMBERS: ReadonlySet<string> = new Set(['ways', 'sum', 'spent', 'differ', 'enough', 'share']);

/** Cells that pair right before what fits them, where only numbers were said in between. */
function pairsLast(told: readonly ToldPart[]): readonly ToldPart[] {
  const fit = told.at(-1);
  if (fit?.claim.says !== 'fit') return told;
  const { edge } = fit.claim;
  const at = told.findIndex(({ claim }) => claim.says === 'neighbour' && has(edge, claim.cell));
  const between = told.slice(at + 1, -1);
  if (at < 0 || between.length === 0 || !between.every(({ claim }) => OF_NUMBERS.has(claim.says))) return told;
  return [...told.slice(0, at), ...between, told[at]!, fit];
}

/** How many parts from here on say alike things of other places. */
function runOf(speaker: Speaker, parts: readonly ToldPart[], from: number): number {
  const { claim } = parts[from]!;
  const isAlike = (other: ToldPart['claim'] | undefined): boolean => {
    if (other?.beside !== undefined) return false;
    if (claim.says === 'neighbour')
      return claim.partner !== undefined && other?.says === 'neighbour' && other.partner !== undefined;
    if (claim.says === 'outside')
      return (
        other?.says === 'outside' && other.isBare === claim.isBare && String(other.wanted) === String(claim.wanted)
      );
    if (claim.says === 'spent')
      return (
        other?.says === 'spent' &&
        isTaken(claim) &&
        isTaken(other) &&
        isKnown(speaker, claim) === isKnown(speaker, other)
      );
    return claim.says === 'unfit' && !claim.isJoined && other?.says === 'unfit' && !other.isJoined;
  };
  let run = 1;
  if (claim.beside !== undefined) return run;
  const isShort = () => speaker.length(alikeSaid(speaker, parts.slice(from, from + run + 1)).text) <= LONG;
  while (isAlike(parts[from + run]?.claim) && isShort()) run++;
  return run;
}

/** Alike things in one clause. */
function alikeSaid(speaker: Speaker, parts: readonly ToldPart[]): Clause {
  const claims = parts.map(({ claim }) => claim);
  switch (claims[0]?.says) {
    case 'neighbour':
      return neighboursSaid(speaker, claims as readonly ToldOf<'neighbour'>[]);
    case 'outside':
      return outsidesSaid(speaker, claims as readonly ToldOf<'outside'>[]);
    case 'spent':
      return spentSaid(speaker, claims as readonly ToldOf<'spent'>[]);
    default:
      return unfitsSaid(speaker, claims as readonly ToldOf<'unfit'>[]);
  }
}

/** Alike things, and what they come to. @param said what they may go on from */
function together(speaker: Speaker, parts: readonly ToldPart[], said: Clause[], next: ToldPart | undefined): Clause[] {
  const clause = { ...alikeSaid(speaker, parts), isGiven: true };
  const { claim } = parts[0]!;
  if (claim.says === 'neighbour') return partedSo(speaker, claim, said, clause) ? [] : [clause];
  if (claim.says === 'outside') return [clause];
  const facts = parts.flatMap((part) => part.facts);
  const isParted = claim.says === 'unfit' && !isDeadEnd(facts);
  const all = ended(speaker, [clause], isParted ? [speaker.say('they-part')] : factsSaid(speaker, facts), next);
  if (claim.says !== 'spent' || next === undefined) return all;
  return [...all.slice(0, -1), { ...all.at(-1)!, ...leadOf(clause, all, facts) }];
}

/** Adds what is left to a cell to the clause that says with which others it does not pair. */
function partedSo(speaker: Speaker, { cell }: ToldOf<'neighbour'>, said: Clause[], clause: Clause): boolean {
  const last = said.at(-1);
  if (last === undefined || !has(last.parts, cell)) return false;
  const text = speaker.say('so', { first: last.text, last: clause.text });
  if (!isAddable(speaker, last, text)) return false;
  said[said.length - 1] = { ...clause, text, lead: last.lead && text };
  return true;
}

/** Does a claim go on from what was said, so that less has to be named? */
function goesOn(speaker: Speaker, claim: Plain, said: Clause[], how: Telling): boolean {
  if (claim.beside !== undefined) return false;
  if (claim.says === 'fit') return fitsOn(speaker, claim, said, how);
  const last = said.at(-1);
  if (last === undefined) return false;
  if (claim.says === 'unfit') return needsOn(speaker, claim, last, said);
  if (claim.says !== 'neighbour') return false;
  const { cell, partner } = claim;
  if (partner === undefined) return partedSo(speaker, claim, said, clausesOf(speaker, claim, [])[0]!);
  const isParted = has(last.parts, cell);
  if (!isParted && (last.at === undefined || !sameCell(last.at, cell))) return false;
  const names = { clause: last.text, cell: speaker.cell(cell), partner: speaker.cell(partner) };
  const text = speaker.say(isParted ? 'neighbour-so' : 'neighbour-which', names);
  if (!isAddable(speaker, last, text)) return false;
  said[said.length - 1] = { ...last, text, lead: last.lead && text, pair: [cell, partner] };
  return true;
}

/** That nothing fits two cells that were just said to pair. */
function needsOn(speaker: Speaker, claim: ToldOf<'unfit'>, last: Clause, said: Clause[]): boolean {
  if (last.isOneOf === true || !claim.edge.every((cell) => has(last.pair, cell))) return false;
  const need = needSaid(speaker, claim);
  if (need === undefined) return false;
  const text = speaker.say('and', { first: last.text, last: need });
  if (speaker.length(text) > LONGEST) return false;
  said[said.length - 1] = { ...last, text, lead: undefined, isWhole: true };
  return true;
}

/** What fits two cells that were just said to pair, or one that was just said to have a number. */
function fitsOn(speaker: Speaker, claim: ToldOf<'fit'>, said: Clause[], { sure, isBrief }: Telling): boolean {
  const { only, isLast, makes, edge, dominoes } = claim;
  const last = said.at(-1);
  const isNamed =
    edge.every((cell) => has(last?.pair, cell)) && (last?.isOneOf !== true || (makes === undefined && !isLast));
  const isSure = only !== undefined && [sure, ...said.map((clause) => clause.sure)].some((all) => has(all, only.cell));
  if (dominoes.length > LISTED || !(isNamed || isSure)) return false;
  const isThat = isBrief && isNamed && dominoes.length === 1;
  const text = fitSaid(speaker, isThat ? { edge, dominoes, isLast: false, says: 'fit' } : claim, true);
  if (last === undefined || (!isThat && (only !== undefined || isLast)))
    said.push({ text, isOwn: isLast, isGiven: true });
  else if (!isThat && makes !== undefined) said.push({ text });
  else {
    const both = `${last.text}: ${text}`;
    if (!isAddable(speaker, last, both)) return false;
    said[said.length - 1] = { ...last, text: both, lead: undefined };
  }
  return true;
}

/** Does a clause with more of it stay short and plain? */
function isAddable(speaker: Speaker, last: Clause, text: string): boolean {
  return speaker.length(text) <= LONGEST && !last.text.includes(':');
}

function alone(speaker: Speaker, claim: Plain, facts: readonly ToldFact[], next: ToldPart | undefined): Clause[] {
  const clauses = clausesOf(speaker, claim, facts);
  const sure = facts.flatMap((fact) => (fact.is === 'values' && fact.left.length === 1 ? [fact.cell] : []));
  const isWhole = clauses.at(-1)?.isWhole === true;
  const all = isWhole ? clauses : ended(speaker, clauses, concluded(speaker, claim, facts), next);
  const leads = next === undefined || !LEADING.has(claim.says) ? undefined : leadOf(clauses.at(-1)!, all, facts);
  return all.map((clause, i) => (i === all.length - 1 ? { ...clause, sure, ...leads } : clause));
}

/** What says which numbers are there, so that others follow. */
const LEADING: ReadonlySet<string> = new Set(['ways', 'sum', 'spent', 'differ']);

/** What is said before "so" and what is told with it: that a number is left for nothing else goes without saying there. */
function leadOf(claim: Clause, all: readonly Clause[], facts: readonly ToldFact[]): Pick<Clause, 'lead'> {
  const last = all.at(-1)!;
  if (all.length === 1 && facts.every(({ is }) => is === 'gone')) return { lead: claim.text };
  return { lead: last.text };
}

function concluded(speaker: Speaker, claim: Plain, facts: readonly ToldFact[]): string[] {
  if (claim.says === 'unfit' && !isDeadEnd(facts)) return [speaker.say('they-part')];
  if (facts.some((fact) => fact.is === 'placed')) return [];
  if (claim.says === 'enough') return factsSaid(speaker, facts, { regions: claim.regions });
  if (claim.says === 'share') {
    const others = claim.all.filter((region) => !claim.regions.includes(region));
    return lostSaid(speaker, facts, { regions: others.length > 0 ? others : claim.regions });
  }
  if (claim.says === 'spent') return lostSaid(speaker, facts);
  return factsSaid(speaker, facts, claim.says === 'alone' ? { cell: claim.cell } : {});
}

/** Clauses with what they come to, unless what is said next says so. */
function ended(
  speaker: Speaker,
  clauses: readonly Clause[],
  then: readonly string[],
  next: ToldPart | undefined,
): Clause[] {
  const last = clauses.at(-1);
  if (last === undefined || then.length === 0) return [...clauses];
  if (next?.claim.says === 'neighbour' && has(last.parts, next.claim.cell)) return [...clauses];
  const text = `${last.text}: ${speaker.all(then)}`;
  const { isGiven } = last;
  const whole = isGiven === undefined ? { text } : { text, isGiven };
  const length = speaker.length(text);
  if (length <= LONG || (then.length === 1 && length <= LONGEST)) return [...clauses.slice(0, -1), whole];
  const together = speaker.all(then);
  const own = speaker.length(together) <= LONG ? [together] : then;
  return [...clauses, ...own.map((each) => ({ text: each, isOwn: true }))];
}

/** What is not yet a sentence: clauses as they are told by themselves, and as they lead on. */
interface Open {
  readonly texts: readonly string[];
  readonly lead?: string | undefined;
  readonly isFull: boolean;
}

/** Clauses as sentences: what leads to the last of them before "so", and two others in one where they are short. */
function joined(speaker: Speaker, clauses: readonly Clause[]): string[] {
  const sentences: string[] = [];
  let open: Open = { texts: [], isFull: false };
  for (const [i, clause] of clauses.entries()) {
    // What was just said needs not be said again.
    if (clauses.slice(0, i).some(({ lead }) => lead === clause.text)) continue;
    const both = goingOn(speaker, open, clause);
    if (both === undefined) sentences.push(...open.texts.map(sentence));
    open = both ?? { texts: [clause.text], lead: clause.lead, isFull: clause.isList === true };
  }
  return [...sentences, ...open.texts.map(sentence)];
}

/** A clause in one sentence with what comes before it; undefined where it is a sentence of its own. */
function goingOn(speaker: Speaker, { texts, lead, isFull }: Open, clause: Clause): Open | undefined {
  const { text, isOwn, isGiven, lead: next } = clause;
  const before = texts.at(-1);
  if (before === undefined || isOwn) return undefined;
  const and = (first: string, last: string) => speaker.say('and', { first, last });
  if (lead !== undefined && !isGiven && next === undefined) {
    const so = speaker.say('so', { first: lead, last: text });
    const isPlain = so.split(':').length <= 2 && so.split(speaker.say('so', { first: '', last: '' })).length === 2;
    if (isPlain && speaker.length(so) <= SO) return { texts: [so], isFull: true };
  }
  const both = and(before, text);
  const isShort = !isFull && !before.includes(':') && speaker.length(both) <= LONG;
  const leading = and(lead ?? before, next ?? text);
  const isLeading = !isFull && !leading.includes(':') && speaker.length(leading) <= LONG;
  if (lead !== undefined && isLeading) {
    if (next === undefined && clause.pair === undefined) return { texts: [leading], isFull: true };
    if (next !== undefined) return { texts: isShort ? [both] : [...texts, text], lead: leading, isFull: true };
  }
  return isShort ? { texts: [both], lead: next && leading, isFull: true } : undefined;
}

/** A supposition: its choice, and in parts around its chain. */
export function suppositionSaid(speaker: Speaker, claim: ToldTwo) {
  const { of, suppose, so } = claim;
  const choice = besides(speaker, claim, choiceSaid(speaker, of));
  const { is, cannot, value, n } = supposing(of);
  const what = optionSaid(speaker, of, suppose);
  const left = optionSaid(speaker, of, so);
  const then = left === '' ? speaker.all(factsSaid(speaker, [so])) : speaker.say(is, { what: left, value }, n);
  const out = speaker.say(cannot, { what, value }, n);
  return {
    whole: [choice, left === '' ? out : speaker.say('so', { first: out, last: then })],
    suppose: `${sentence(choice)} ${sentence(speaker.say('suppose', { what: speaker.say(is, { what, value }, n) }))}`,
    so: sentence(speaker.say('then-so', { what: then })),
  };
}
