/** Claims as clauses: which message says them is chosen by what is in the claim alone. */
import { sameCell } from '@pipwright/core';
import type { PlainClaim } from '../claims/claim.js';
import type { Has } from '../claims/kind.js';
import {
  isDeadEnd,
  type Note,
  type Told,
  type ToldClaim,
  type ToldFact,
  type ToldPart,
  type ToldTwo,
} from '../claims/told.js';
import type { Key } from './english.js';
import { bothSaid, factsSaid } from './facts.js';
import type { Speaker, ToldOf } from './speaker.js';

/** What a claim says before what it comes to. */
export interface Clauses {
  /** What is given: numbers of other lines, and what was told. */
  readonly given: readonly string[];
  /** The claim itself; where it says what is concluded, nothing comes behind it. */
  readonly claim: string;
  readonly isWhole?: boolean;
  /** Does what is given come behind it? */
  readonly isFirst?: boolean;
}

type Say<Claim> = (
  speaker: Speaker,
  claim: Claim,
  facts: readonly ToldFact[],
  part: ToldPart,
) => Omit<Clauses, 'given'> & Partial<Pick<Clauses, 'given'>>;
type SaidBy = { readonly [Says in PlainClaim['says']]: Say<ToldOf<Says>> };

export function clausesOf(speaker: Speaker, part: ToldPart): Clauses {
  const claim = part.claim as Exclude<ToldClaim, ToldTwo>;
  const said = (SAID_BY[claim.says] as Say<ToldClaim>)(speaker, claim, part.facts, part);
  const given = [...notesSaid(speaker, part), ...linesSaid(speaker, claim.lines ?? []), ...(said.given ?? [])];
  return { ...said, given };
}

/** That lines have some numbers: those with the same together, or by number where that is shorter. */
export function linesSaid(speaker: Speaker, lines: readonly Has<Told>[]): readonly string[] {
  const sets = [...new Map(lines.map(({ values }) => [`${values}`, values])).values()];
  const numbers = [...new Set(lines.flatMap(({ values }) => values))].sort((a, b) => a - b).map((value) => [value]);
  const isByNumber = numbers.length < sets.length;
  return (isByNumber ? numbers : sets).map((values, _, all) => {
    const isOne = (has: Has<Told>) => (isByNumber ? has.values.includes(values[0]!) : `${has.values}` === `${values}`);
    const some = lines.filter(isOne).map(({ line }) => line);
    const named = { lines: speaker.lines(some), values: speaker.and(values), value: values[0]! };
    if (values.length > 1 && some.length > 1) return speaker.say('each-have', named);
    return speaker.say(all.length === 1 && values.length === 1 ? 'has-its' : 'has', named, some.length);
  });
}

/** Cells of which the same is said come together. */
function notesSaid(speaker: Speaker, { notes = [] }: ToldPart): readonly string[] {
  return [...new Map(notes.map((note) => [String(noteSaid(note)), noteSaid(note)])).values()].map((said) => {
    const [key, numbers] = said;
    const cells = notes.filter((note) => String(noteSaid(note)) === String(said)).map(({ cell }) => cell);
    return speaker.say(key, { cells: speaker.cells(cells), values: speaker.or(numbers), n: numbers[0]! }, cells.length);
  });
}

/** In few words: what is left, a bound, or what it is not. */
function noteSaid({ values, left }: Note): readonly [key: Key, numbers: readonly number[]] {
  const [lowest, highest] = [left[0]!, left.at(-1)!];
  // One that is left would give the answer to a hint.
  if (left.length < 2) return ['is-not', values];
  if (left.length === 2) return ['is', left];
  if (values.length > 1 && values.every((value) => value < lowest)) return ['at-least', [lowest]];
  if (values.length > 1 && values.every((value) => value > highest)) return ['at-most', [highest]];
  return left.length < values.length ? ['is', left] : ['is-not', values];
}

const SAID_BY: SaidBy = {
  left(speaker, { line, cells, values, isBySign }) {
    const [cell, other] = cells;
    const named = { line: speaker.line(line), value: values[0]!, cell: speaker.cell(cell!) };
    if (other === undefined) return { claim: speaker.say('last', named), isWhole: true };
    const lacks = speaker.say('lacks', { ...named, values: speaker.and([...values].sort((a, b) => a - b)) });
    const chain = speaker.along(cells, values[0]! > values[1]! ? 'least' : 'most');
    return { claim: lacks, isFirst: true, given: isBySign ? [chain] : [] };
  },
  home(speaker, claim, _, { notes = [] }) {
    const { line, value, cell, signs, lines = [] } = claim;
    const named = { line: speaker.line(line), value, cell: cell === undefined ? '' : speaker.cell(cell) };
    const isGiven = signs.length + lines.length + notes.length > 0;
    // What other lines have is "it".
    const placed = !isGiven ? 'home' : signs.length + notes.length > 0 ? 'home-so' : 'home-it';
    const key = cell === undefined ? 'home-none' : placed;
    return { claim: speaker.say(key, named), isWhole: true, given: besideSaid(speaker, claim) };
  },
  only: (speaker, { cell, value }) => {
    const key = value === undefined ? 'nothing' : 'is';
    return { claim: speaker.say(key, { cells: speaker.cell(cell), values: value ?? '' }), isWhole: true };
  },
  rest(speaker, { cells, values }) {
    const placed = cells.map((cell, i) => speaker.say('value-in', { value: values[i]!, cell: speaker.cell(cell) }));
    return { claim: speaker.say('rest', { placed: speaker.and(placed) }), isWhole: true };
  },
  group(speaker, claim, facts) {
    const isNone = isDeadEnd(facts) && claim.values.length < claim.cells.length;
    return { claim: speaker.say(isNone ? 'group-none' : 'group', groupNamed(speaker, claim)), isWhole: isNone };
  },
  homes(speaker, claim) {
    const isNone = claim.cells.length < claim.values.length;
    return { claim: speaker.say(isNone ? 'homes-none' : 'homes', groupNamed(speaker, claim)), isWhole: isNone };
  },
  wing(speaker, { value, along, across }) {
    const isNone = across.length < along.length;
    const named = { value, along: speaker.lines(along), across: speaker.lines(across) };
    return { claim: speaker.say(isNone ? 'wing-none' : 'wing', named), isWhole: isNone };
  },
  chain: (speaker, claim, _, part) => ({ claim: chainSaid(speaker, claim, part) }),
  between(speaker, { side, cell, others, bound, left }) {
    const named = {
      cell: speaker.cell(cell),
      others: speaker.cells(others),
      value: side === 'most' ? bound + 1 : bound - 1,
      left: speaker.and(left),
    };
    return { claim: speaker.say(left.length === 0 ? `between-${side}-none` : `between-${side}`, named) };
  },
  ordered: (speaker, claim) => ({
    claim: speaker.all([orderedSaid(speaker, claim), speaker.along(claim.cells, 'least')]),
  }),
  across: (speaker, claim, _, part) => ({ claim: barSaid(speaker, claim, part) }),
  apart: (speaker, claim, _, part) => ({ claim: barSaid(speaker, claim, part) }),
  run: (speaker, { line, cells }) => ({
    claim: speaker.say('run', { line: speaker.line(line), cells: speaker.cells(cells) }),
  }),
  squeeze(speaker, { line, cell, value, others, left }) {
    const named = { line: speaker.line(line), cell: speaker.cell(cell), value };
    return { claim: speaker.say('squeeze', { ...named, others: speaker.cells(others), left: speaker.and(left) }) };
  },
  twice: (speaker, { line, value, cells }) => ({
    claim: speaker.say('twice', { line: speaker.line(line), value, cells: speaker.cells(cells) }),
    isWhole: true,
  }),
  against(speaker, { by, cells: [a, b], values: [x, y] }) {
    return {
      claim: speaker.say(`against-${by}`, { a: speaker.cell(a!), b: speaker.cell(b!), x: x!, y: y! }),
      isWhole: true,
    };
  },
  circle: (speaker, { cells }) => ({
    claim: speaker.say('circle', { chain: speaker.along([...cells, cells[0]!], 'least') }),
    isWhole: true,
  }),
};

function groupNamed(speaker: Speaker, { line, cells, values }: ToldOf<'group' | 'homes'>) {
  return { line: speaker.line(line), cells: speaker.cells(cells), values: speaker.and(values) };
}

/** Along signs; what the last is needs no word where that is the lowest number, or the highest. */
function chainSaid(
  speaker: Speaker,
  { side, cells, from }: ToldOf<'chain'>,
  { isPlainEnd, isWritten }: ToldPart,
): string {
  const [cell, other] = cells;
  const word = side === 'least' ? 'greater' : 'smaller';
  const named = { cell: speaker.cell(cell!), other: speaker.cell(other!), chain: speaker.along(cells, side), from };
  if (cells.length === 2) return speaker.say(isWritten ? `${word}-than` : isPlainEnd ? word : `${word}-from`, named);
  return speaker.say(isWritten ? 'chain-written' : isPlainEnd ? 'chain' : `chain-${side}`, named);
}

/** What stands across a bar, or where there is none: on the board, or by what is left. */
function barSaid(
  speaker: Speaker,
  { says, cell, other, values }: ToldOf<'across' | 'apart'>,
  { isWritten, out = [] }: ToldPart,
): string {
  const key = isWritten ? 'beside-number' : values.length === 1 ? 'beside-only' : 'beside-some';
  const isOut = out.length > 0 && out.length < values.length;
  const numbers = { other: speaker.cell(other), values: speaker.or(isOut ? out : values) };
  return speaker.say(says, { cell: speaker.cell(cell), other: speaker.say(isOut ? 'beside-not' : key, numbers) });
}

/** Cells that are beside one that is less, or greater. */
export function besideSaid(speaker: Speaker, { value, signs }: ToldOf<'home'>): readonly string[] {
  const [first] = signs;
  if (first === undefined) return [];
  const named = { cells: speaker.cells(signs.map(([cell]) => cell)), other: speaker.cell(first[1]) };
  return [speaker.say(value === 1 ? 'beside-greater' : 'beside-smaller', named, signs.length)];
}

/** Which numbers two cells of a line have, and not which has which. */
export function orderedSaid(speaker: Speaker, { cells, values }: ToldOf<'ordered'>): string {
  const [a, b] = cells;
  const line = a![0] === b![0] ? { row: a![0] } : { column: a![1] };
  const numbers = speaker.and([...values].sort((x, y) => x - y));
  return speaker.say('group', { line: speaker.line(line), cells: speaker.cells(cells), values: numbers });
}

/** What a part comes to. */
export function thenSaid(speaker: Speaker, part: ToldPart): readonly string[] {
  const { claim, facts } = part;
  return factsSaid(speaker, facts, claim.says === 'chain' || claim.says === 'between' ? claim.side : undefined);
}

/** Of its notes those that no earlier part says already. */
export function newNotes(parts: readonly ToldPart[], { notes = [] }: ToldPart): readonly Note[] {
  const said = parts.flatMap(({ facts }) => facts.flatMap((fact) => (fact.is === 'values' ? [fact.cell] : [])));
  return notes.filter(({ cell }) => !said.some((each) => sameCell(each, cell)));
}

/** How a board ends with nothing left, in few words: what led there stands below. */
export function endSaid(speaker: Speaker, part: ToldPart | undefined): string {
  const clause = part === undefined || part.claim.says === 'two' ? undefined : endOf(speaker, part);
  return clause === undefined ? speaker.say('unfinished') : speaker.say('in-the-end', { clause });
}

function endOf(speaker: Speaker, { claim, facts }: ToldPart): string | undefined {
  if (claim.says === 'against') return speaker.say('against-each-other', { cells: speaker.cells(claim.cells) });
  if (facts[0]?.is === 'over') return clausesOf(speaker, { claim, facts }).claim;
  return isDeadEnd(facts) ? factsSaid(speaker, facts)[0] : bothSaid(speaker, facts);
}
