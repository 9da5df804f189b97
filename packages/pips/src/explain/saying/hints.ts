/** A step as a hint: facts and a question, which never say which domino lies where, nor which number a cell gets. */

import type { JsonObject } from '@pipwright/core';
import { capital, sentence } from '@pipwright/core/explaining';
import { type Cell, cellKey } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import { claimToJson, namedIn, type ToldFact, type ToldPart } from '../claims/told.js';
import { movesOf, type PipsPremise, type PipsStep } from '../step.js';
import { choiceSaid } from './choice.js';
import { clausesOf } from './clauses.js';
import { countsSaid, isKnown, takenSaid } from './counts.js';
import { words } from './english.js';
import { fitSaid } from './pairs.js';
import { LISTED, type Speaker, type ToldOf } from './speaker.js';

/** As in a premise. */
export type LookAt = ({ readonly region: number } | { readonly cell: Cell } | { readonly domino: Domino }) & JsonObject;

/** What is said of a claim before its conclusion is told. */
interface Asked {
  readonly facts?: readonly string[];
  readonly question: string;
  /** What these name, in their order. */
  readonly about: readonly LookAt[];
  /** What it is about beside that, which would give the answer away. */
  readonly hides?: readonly PipsPremise[];
  /** Is the claim more than its conclusion, so that it may be shown? */
  readonly isOpen?: boolean;
}

const MOST_LOOKED_AT = 2;
/** More things are not listed in a question. */
const MOST_ASKED = 2;

const region = (index: number): LookAt => ({ region: index });
const at = (cells: readonly Cell[]): LookAt[] => cells.map((cell) => ({ cell }));

/** What is told of a step, and how it is asked: where a domino can go is asked without what names a cell of it. */
function shownOf(speaker: Speaker, parts: readonly ToldPart[]) {
  const all = parts.map((part, i) => ({ part, asked: askedOf(speaker, part, i === parts.length - 1) }));
  const last = all.at(-1);
  if (last?.part.claim.says !== 'home') return all;
  const hidden = new Set(last.part.claim.edges.flat().map(cellKey));
  const isHidden = (part: ToldPart) => namedIn([part]).some((named) => hidden.has(cellKey(named)));
  return all.filter((each) => each === last || !isHidden(each.part));
}

/** Where to look: at most two things that are asked about. */
export function lookAtStep(speaker: Speaker, step: PipsStep): readonly LookAt[] {
  const about = shownOf(speaker, step.parts).map(({ asked }) => asked.about);
  const keysOf = (things: readonly LookAt[]) => things.map((thing) => JSON.stringify(thing));
  // What is asked about comes before what leads there.
  const wanted = new Set([...new Set(about.toReversed().flatMap(keysOf))].slice(0, MOST_LOOKED_AT));
  return about.flat().filter((thing) => wanted.delete(JSON.stringify(thing)));
}

export function lookedAt(speaker: Speaker, things: readonly LookAt[]): string {
  const names = things.map((thing) => {
    if ('region' in thing) return speaker.region(thing.region as number);
    if ('cell' in thing) return speaker.cell(thing.cell as Cell);
    return speaker.say('the', { domino: dominoName(thing.domino as Domino) });
  });
  return speaker.and(names);
}

/** The facts of a step, and a question. */
export function whySaid(speaker: Speaker, { parts }: PipsStep): string {
  const said = shownOf(speaker, parts).flatMap(({ part, asked: { facts = [], question, isOpen } }) => {
    // Where ways are asked for, what is counted names no region.
    const isAsked = part === parts.at(-1) || facts.length === 0 || (part.claim.says === 'ways' && isOpen !== true);
    return [...facts.map(sentence), ...(isAsked ? [capital(question)] : [])];
  });
  return [...new Set(said)].join(' ');
}

/** The same where it was said on which cells a domino goes: then not which it is. */
export function whyToldSaid(speaker: Speaker, step: PipsStep): string {
  const claim = step.parts.at(-1)?.claim;
  const [move] = movesOf(step);
  const isOfDomino = claim?.says === 'home' || (claim?.says === 'two' && claim.of.kind === 'home');
  if (!isOfDomino || move === undefined) return whySaid(speaker, step);
  return capital(speaker.say('ask-fit', { cells: speaker.cells(move.cells) }));
}

/** What a hint may show of a step as data before its conclusion is told. */
export function whyToJson(
  speaker: Speaker,
  { because, parts }: PipsStep,
): { because: readonly PipsPremise[]; claim?: JsonObject } {
  const all = shownOf(speaker, parts);
  const hidden = new Set(all.flatMap(({ asked }) => asked.hides ?? []).map((each) => JSON.stringify(each)));
  const shown = because.filter((each) => !hidden.has(JSON.stringify(each)));
  const open = all.flatMap(({ part, asked }) => (asked.isOpen === true ? [part] : []));
  return { because: shown, ...(all.at(-1)?.asked.isOpen === true ? { claim: claimToJson(open) } : {}) };
}

/** @param isLast is it asked, and not only what leads there? */
function askedOf(speaker: Speaker, part: ToldPart, isLast: boolean): Asked {
  const { claim, facts } = part;
  const clauses = () => (claim.says === 'two' ? [] : clausesOf(speaker, claim, facts).map(({ text }) => text));
  const left = { facts: clauses(), question: askLeft(speaker, facts), isOpen: true };
  const places = {
    region: 'region' in claim ? speaker.region(claim.region) : '',
    cell: 'cell' in claim ? speaker.cell(claim.cell) : '',
    cells: 'edge' in claim ? speaker.cells(claim.edge) : '',
  };
  switch (claim.says) {
    case 'enough':
    case 'share': {
      const { regions, count, counts } = claim;
      const alike = clauses().slice(0, countsSaid(speaker, counts).length + 1);
      const question = speaker.say('ask-enough', { times: words.times(count) });
      return { facts: alike, question, about: [...regions.map(region), ...needed(counts)] };
    }
    case 'spent': {
      const filled = filledBy(speaker, claim);
      if (filled.length > 0)
        return { question: speaker.say('ask-ways', { region: speaker.regions(filled) }), about: filled.map(region) };
      const said = isKnown(speaker, claim) ? [takenSaid(speaker, claim)] : clauses();
      return { ...left, facts: said, about: needed([claim]) };
    }
    case 'sum': {
      const about = [{ cell: claim.cell }, region(claim.region)];
      return { facts: [speaker.say('open-sum', places)], question: speaker.say('ask-sum', places), about };
    }
    case 'ways':
    case 'reach': {
      // Who needs what is seen on the board is not said.
      const open = claim.counts.filter((count) => !isKnown(speaker, count));
      const about = [region(claim.region), ...('cell' in claim ? at([claim.cell]) : []), ...needed(open)];
      const isOne = claim.says === 'ways' && claim.bags.length <= 1;
      if (!isOne && !isSettled(facts)) return { ...left, about };
      const question = speaker.say(claim.says === 'ways' ? 'ask-ways' : 'ask-room-for', places);
      return { facts: countsSaid(speaker, claim.counts).map(({ text }) => text), question, about };
    }
    case 'differ':
      return { ...left, about: [region(claim.region)] };
    case 'neighbour':
      return pairing(speaker, claim.cell, claim.partner, isLast ? [] : clauses(), 'ask-neighbour');
    case 'outside': {
      const none = [speaker.say('no-double', places)];
      const asked = pairing(speaker, claim.cell, claim.partner, isLast ? none : clauses(), 'ask-partner');
      return { ...asked, about: [region(claim.region), ...asked.about] };
    }
    case 'double': {
      const about = [region(claim.region), ...at(claim.edge)];
      return { ...left, facts: [speaker.say('takes-double', places)], question: speaker.say('ask-double'), about };
    }
    case 'fit':
      return fitAsked(speaker, claim, facts);
    case 'pairs':
      return { question: speaker.say('ask-pairs', places), about: [region(claim.region)] };
    case 'unfit':
      if (isLast) return { question: speaker.say('ask-fits', places), about: at(claim.edge) };
      return { ...left, about: at(claim.edge) };
    case 'cut':
      return { ...left, question: speaker.say('ask-pair'), about: at(claim.edge) };
    case 'alone':
      return { ...left, about: at([claim.cell]) };
    case 'home': {
      const question = speaker.say('ask-home', { domino: dominoName(claim.domino) });
      return { question, about: [{ domino: claim.domino } as LookAt], hides: at(claim.edges.flat()) as PipsPremise[] };
    }
    case 'room': {
      const regions = speaker.regionsOf(claim.cells).slice(0, MOST_LOOKED_AT);
      const things = regions.length > 0 ? regions.map(region) : at(claim.cells.slice(0, MOST_LOOKED_AT));
      const question = speaker.say('ask-room', { value: claim.value, things: lookedAt(speaker, things) });
      return { question, about: things, hides: regions.length > 0 ? (at(claim.cells) as PipsPremise[]) : [] };
    }
    case 'two':
      return { facts: [choiceSaid(speaker, claim.of)], question: speaker.say('ask-two'), about: ofChoice(claim) };
    case 'broken':
    case 'bound':
    case 'odd':
    case 'crowd':
    case 'few':
    case 'total':
      return { question: speaker.say('ask-others'), about: [] };
  }
}

/** Regions that are nothing but a number: whoever says so says what their cells get. */
function filledBy(speaker: Speaker, { needs }: ToldOf<'spent'>): readonly number[] {
  return needs.flatMap(({ region: index, count }) =>
    index !== undefined && count > 1 && count === speaker.sizeOf(index) ? [index] : [],
  );
}

function pairing(
  speaker: Speaker,
  cell: Cell,
  partner: Cell | undefined,
  facts: readonly string[],
  key: 'ask-neighbour' | 'ask-partner',
): Asked {
  const question = speaker.say(key, { cell: speaker.cell(cell) });
  const isTold = facts.length > 0 && key === 'ask-neighbour';
  const hides = partner === undefined || isTold ? [] : [{ cell: partner }];
  return { facts, question, about: at([cell]), hides, isOpen: isTold };
}

function fitAsked(speaker: Speaker, claim: ToldOf<'fit'>, facts: readonly ToldFact[]): Asked {
  const { edge, dominoes, inside, makes, isLast, only } = claim;
  const about = [...(inside === undefined ? [] : [region(inside)]), ...at(edge)];
  const cells = speaker.cells(edge);
  if (dominoes.length > 1 && dominoes.length <= LISTED && !isSettled(facts))
    return { facts: [fitSaid(speaker, claim)], question: askLeft(speaker, facts), about, isOpen: true };
  const given = [
    ...(isLast ? [speaker.say('one-left')] : []),
    ...(makes === undefined ? [] : [speaker.say('must-make', { cells, sum: speaker.sum(makes) })]),
    ...(inside === undefined ? [] : [speaker.say('must-be-double', { cells, region: speaker.region(inside) })]),
  ];
  const hides = only === undefined ? [] : [{ value: only.value }];
  return { facts: given, question: speaker.say(dominoes.length > 1 ? 'ask-fits' : 'ask-fit', { cells }), about, hides };
}

function needed(counts: readonly ToldOf<'spent'>[] | ToldOf<'ways'>['counts']): LookAt[] {
  return counts.flatMap(({ needs }) =>
    needs.flatMap((need): LookAt[] => (need.region === undefined ? at([need.cell!]) : [region(need.region)])),
  );
}

function ofChoice({ of }: ToldOf<'two'>): LookAt[] {
  if (of.kind === 'number') return [region(of.region)];
  if (of.kind === 'home') return [{ domino: of.domino } as LookAt];
  return at(of.kind === 'domino' ? of.edge : [of.cell]);
}

/** Does it say of a cell which number it gets, or where a domino lies? */
function isSettled(facts: readonly ToldFact[]): boolean {
  return facts.some((fact) => fact.is === 'placed' || ('left' in fact && fact.left.length === 1));
}

function askLeft(speaker: Speaker, facts: readonly ToldFact[]): string {
  const cells = facts.flatMap((fact): readonly Cell[] =>
    fact.is === 'values' ? [fact.cell] : fact.is === 'placed' ? fact.cells : 'edge' in fact ? fact.edge : [],
  );
  const regions = facts.flatMap((fact) => (fact.is === 'number' ? [fact.region] : []));
  const isFew = !facts.some(({ is }) => is === 'gone') && cells.length + regions.length <= MOST_ASKED;
  if (!isFew || cells.length + regions.length === 0) return speaker.say('ask-others');
  const names = [...regions.map((each) => speaker.region(each)), ...cells.map(speaker.cell)];
  return speaker.say('ask-left', { what: speaker.and(names) });
}
