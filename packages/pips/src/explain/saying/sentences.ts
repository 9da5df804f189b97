/** Sentences of what is told together: clauses go on from each other, long ones part, and none is cut. */
import { sameCell } from '@pipwright/core';
import { capital } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { ToldFact, ToldPart, ToldTwo } from '../claims/told.js';
import { type Clause, isDeadEnd, type Speaker, type ToldOf } from './speaker.js';

/** A longer sentence parts where it can. */
const LONG = 110;
/** What is concluded gets a sentence of its own where it would make one longer. */
const LONGEST = 150;
/** More dominoes are not listed. */
const LISTED = 4;

type Plain = Exclude<ToldPart['claim'], ToldTwo>;

const sentence = (text: string) => `${capital(text)}.`;
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
    if (run > 1) said.push(...together(speaker, all, parts[i]));
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
    if (claim.says === 'neighbour') return other?.says === 'neighbour' && other.partner !== undefined;
    if (claim.says === 'spent') return speaker.isKnown(claim) && other?.says === 'spent' && speaker.isKnown(other);
    return claim.says === 'unfit' && !claim.isJoined && other?.says === 'unfit' && !other.isJoined;
  };
  let run = 1;
  while (isAlike(parts[from + run]?.claim)) run++;
  return run;
}

/** Alike things in one clause. */
function together(speaker: Speaker, parts: readonly ToldPart[], next: ToldPart | undefined): Clause[] {
  const claims = parts.map(({ claim }) => claim);
  const [first] = claims;
  if (first?.says === 'neighbour') return [speaker.neighbours(claims as readonly ToldOf<'neighbour'>[])];
  const facts = parts.flatMap((part) => part.facts);
  if (first?.says === 'spent') {
    const clause = speaker.spent(claims as readonly ToldOf<'spent'>[]);
    return ended(speaker, [clause], speaker.facts(facts), next);
  }
  const clauses = speaker.unfits(claims as readonly ToldOf<'unfit'>[]);
  return ended(speaker, clauses, speaker.facts(facts), next);
}

/** Does a claim go on from what was said, so that less has to be named? */
function goesOn(speaker: Speaker, claim: Plain, said: Clause[], how: Telling): boolean {
  if (claim.beside !== undefined) return false;
  if (claim.says === 'fit') return fitsOn(speaker, claim, said, how);
  const last = said.at(-1);
  if (last === undefined || claim.says !== 'neighbour' || claim.partner === undefined) return false;
  const { cell, partner } = claim;
  const isParted = has(last.parts, cell);
  if (!isParted && (last.at === undefined || !sameCell(last.at, cell))) return false;
  const names = { clause: last.text, cell: speaker.names.cell(cell), partner: speaker.names.cell(partner) };
  const text = speaker.say(isParted ? 'neighbour-so' : 'neighbour-which', names);
  said[said.length - 1] = { ...last, text, pair: [cell, partner] };
  return true;
}

/** What fits two cells that were just said to pair, or one that was just said to have a number. */
function fitsOn(speaker: Speaker, claim: ToldOf<'fit'>, said: Clause[], { sure, isBrief }: Telling): boolean {
  const { only, isLast, makes, edge, dominoes } = claim;
  const last = said.at(-1);
  const isNamed = edge.every((cell) => has(last?.pair, cell));
  const isSure = only !== undefined && [sure, ...said.map((clause) => clause.sure)].some((all) => has(all, only.cell));
  if (dominoes.length > LISTED || !(isNamed || isSure)) return false;
  if (isBrief && isNamed && last !== undefined && dominoes.length === 1) {
    const that = speaker.fit({ edge, dominoes, isLast: false, says: 'fit' }, true);
    said[said.length - 1] = { ...last, text: `${last.text}: ${that}` };
    return true;
  }
  const text = speaker.fit(claim, true);
  if (only !== undefined || isLast || last === undefined) said.push({ text, isOwn: true });
  else if (makes !== undefined) said.push({ text });
  else said[said.length - 1] = { ...last, text: `${last.text}: ${text}` };
  return true;
}

function alone(speaker: Speaker, claim: Plain, facts: readonly ToldFact[], next: ToldPart | undefined): Clause[] {
  const clauses = speaker.clauses(claim, facts);
  const sure = facts.flatMap((fact) => (fact.is === 'values' && fact.left.length === 1 ? [fact.cell] : []));
  const isWhole = clauses.at(-1)?.isWhole === true;
  const all = isWhole ? clauses : ended(speaker, clauses, concluded(speaker, claim, facts), next);
  return all.map((clause, i) => (i === all.length - 1 ? { ...clause, sure } : clause));
}

function concluded(speaker: Speaker, claim: Plain, facts: readonly ToldFact[]): string[] {
  if (claim.says === 'unfit' && !isDeadEnd(facts)) return [speaker.say('they-part')];
  if (facts.some((fact) => fact.is === 'placed')) return [];
  if (claim.says === 'enough' && claim.regions.length === 1) return speaker.facts(facts, { region: claim.regions[0]! });
  if (claim.says === 'spent' || claim.says === 'share') return speaker.lost(facts);
  return speaker.facts(facts, claim.says === 'alone' ? { cell: claim.cell } : {});
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
  const text = `${last.text}: ${speaker.and(then)}`;
  if (text.length <= LONG || (then.length === 1 && text.length <= LONGEST)) return [...clauses.slice(0, -1), { text }];
  const together = speaker.and(then);
  const own = together.length <= LONGEST ? [together] : then;
  return [...clauses, ...own.map((each) => ({ text: each, isOwn: true }))];
}

/** Clauses as sentences: two in one where they are short. */
function joined(speaker: Speaker, clauses: readonly Clause[]): string[] {
  const sentences: string[] = [];
  let open: string | undefined;
  let isFull = false;
  for (const { text, isOwn } of clauses) {
    const both = open === undefined ? text : speaker.say('and', { first: open, last: text });
    if (open !== undefined && (isFull || isOwn || both.length > LONG || open.includes(':'))) {
      sentences.push(sentence(open));
      isFull = false;
      open = text;
    } else {
      isFull = open !== undefined;
      open = both;
    }
  }
  return open === undefined ? sentences : [...sentences, sentence(open)];
}

/** A supposition: its choice, and in parts around its chain. */
export function suppositionSaid(speaker: Speaker, { of, suppose, so }: ToldTwo) {
  const choice = speaker.choice(of);
  const { is, cannot, value } = speaker.supposing(of);
  const what = speaker.option(of, suppose);
  const left = speaker.option(of, so);
  const then = left === '' ? speaker.and(speaker.facts([so])) : speaker.say(is, { what: left, value });
  return {
    whole: [choice, speaker.say(cannot, { what, value, so: then })],
    suppose: `${sentence(choice)} ${sentence(speaker.say('suppose', { what: speaker.say(is, { what, value }) }))}`,
    so: sentence(speaker.say('then-so', { what: then })),
  };
}
