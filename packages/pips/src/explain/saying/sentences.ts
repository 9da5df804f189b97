/** Sentences of what is told together: clauses go on from each other, long ones part, and none is cut. */
import { capital } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { ToldFact, ToldPart, ToldTwo } from '../claims/told.js';
import { type Clause, isDeadEnd, type Speaker } from './speaker.js';

/** A longer sentence parts where it can. */
const LONG = 110;
/** No sentence is longer. */
const LONGEST = 150;

const sentence = (text: string) => `${capital(text)}.`;
const same = (a: Cell | undefined, b: Cell | undefined) => a !== undefined && String(a) === String(b);

/** What a step or a link says. */
export function sentencesOf(speaker: Speaker, parts: readonly ToldPart[]): string[] {
  const said: Clause[] = [];
  for (const [i, { claim, facts }] of parts.entries()) {
    if (claim.says === 'two') {
      said.push(...suppositionSaid(speaker, claim).whole.map((text) => ({ text })));
      continue;
    }
    if (claim.says === 'fit' && fitsOn(speaker, claim, said)) continue;
    if (claim.says === 'neighbour' && goesOn(speaker, claim, said)) continue;
    const clauses = speaker.clauses(claim, facts);
    const isWhole = clauses.at(-1)?.isWhole === true && !(claim.says === 'fit' && claim.dominoes.length > 4);
    const isAnswered = nextGoesOn(parts[i + 1], clauses.at(-1));
    const then = isWhole || isAnswered ? [] : concluded(speaker, claim, facts);
    said.push(...ended(speaker, clauses, then, i === parts.length - 1));
  }
  return joined(speaker, said);
}

/** Does what is said next say what this comes to? */
function nextGoesOn(next: ToldPart | undefined, clause: Clause | undefined): boolean {
  return (
    next?.claim.says === 'neighbour' &&
    clause?.parts?.some((cell) => same(cell, (next.claim as { cell: Cell }).cell)) === true
  );
}

/** Only what fits two cells that were just said to pair. */
function fitsOn(speaker: Speaker, claim: Extract<ToldPart['claim'], { says: 'fit' }>, said: Clause[]): boolean {
  const last = said.at(-1);
  const isNamed = last?.pair !== undefined && claim.edge.every((cell) => last.pair?.some((each) => same(each, cell)));
  if (last === undefined || !isNamed || claim.dominoes.length > 4) return false;
  const text = speaker.fit(claim, true);
  if (claim.only !== undefined || claim.isLast) said.push({ text, isOwn: true });
  else said[said.length - 1] = { ...last, text: `${last.text}: ${text}` };
  return true;
}

/** A neighbour of the cell that was just named. */
function goesOn(speaker: Speaker, claim: Extract<ToldPart['claim'], { says: 'neighbour' }>, said: Clause[]): boolean {
  const last = said.at(-1);
  const { cell, partner } = claim;
  if (last === undefined || partner === undefined) return false;
  const names = { clause: last.text, cell: speaker.names.cell(cell), partner: speaker.names.cell(partner) };
  const isParted = last.parts?.some((each) => same(each, cell)) === true;
  if (!isParted && !same(last.at, cell)) return false;
  said[said.length - 1] = {
    text: speaker.say(isParted ? 'neighbour-so' : 'neighbour-which', names),
    pair: [cell, partner],
  };
  return true;
}

function concluded(speaker: Speaker, claim: Exclude<ToldPart['claim'], ToldTwo>, facts: readonly ToldFact[]): string[] {
  const it =
    claim.says === 'enough' && claim.regions.length === 1
      ? { region: claim.regions[0]! }
      : claim.says === 'home' || !('cell' in claim) || claim.says === 'reach'
        ? {}
        : { cell: claim.cell };
  if (claim.says === 'unfit' && facts.length === 1 && !isDeadEnd(facts)) return [speaker.say('they-part')];
  const placed = facts.some((fact) => fact.is === 'placed');
  return placed ? [] : speaker.facts(facts, it);
}

/** Clauses with what they come to. */
function ended(speaker: Speaker, clauses: readonly Clause[], then: readonly string[], isEnd: boolean): Clause[] {
  const last = clauses.at(-1);
  if (last === undefined || then.length === 0) return [...clauses];
  const so = speaker.and(then);
  const text = isEnd ? `${last.text}: ${so}` : speaker.say('so', { first: last.text, last: so });
  if (text.length <= LONG || (then.length === 1 && text.length <= LONGEST)) return [...clauses.slice(0, -1), { text }];
  return [...clauses, ...then.map((each) => ({ text: each }))];
}

/** Clauses as sentences: as many in one as are short. */
function joined(speaker: Speaker, clauses: readonly Clause[]): string[] {
  const sentences: string[] = [];
  let open: string | undefined;
  let joins = 0;
  for (const { text, isOwn } of clauses) {
    const both = open === undefined ? text : speaker.say('and', { first: open, last: text });
    const isFull = both.length > LONG || joins > 0 || isOwn || open?.includes(':');
    joins = open === undefined || isFull ? 0 : joins + 1;
    if (open !== undefined && isFull) {
      sentences.push(sentence(open));
      open = text;
    } else open = both;
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
