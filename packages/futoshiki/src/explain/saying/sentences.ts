/** Sentences of what is told together: long ones part where they can, and none is cut. */
import { sentence } from '@pipwright/core/explaining';
import type { Of } from '../claims/claim.js';
import type { Told, ToldFact, ToldPart, ToldTwo } from '../claims/told.js';
import { type Clauses, clausesOf, linesSaid, newNotes, thenSaid } from './clauses.js';
import { factsSaid } from './facts.js';
import type { Speaker, ToldOf } from './speaker.js';

/** A longer list parts where it can. */
const LONG = 120;
/** A longer sentence does. */
const LONGEST = 150;

/** What a step, or a link of a chain, says. */
export function sentencesOf(speaker: Speaker, parts: readonly ToldPart[]): string[] {
  const said: string[] = [];
  for (let i = 0; i < parts.length; ) {
    const part = parts[i]!;
    if (part.claim.says === 'two') {
      const [choice = '', out = ''] = suppositionSaid(speaker, part.claim).whole;
      const both = speaker.say('but', { first: choice, last: out });
      said.push(...(both.length > LONGEST ? [choice, out] : [both]).map(sentence));
      i++;
      continue;
    }
    const twins = twinsOf(parts, i);
    said.push(...(twins.length > 1 ? twinsSaid(speaker, twins) : partSaid(speaker, parts.slice(0, i), part)));
    i += twins.length;
  }
  return said;
}

function partSaid(speaker: Speaker, before: readonly ToldPart[], part: ToldPart): string[] {
  const notes = newNotes(before, part);
  const clauses = clausesOf(speaker, { ...part, notes });
  if (notes.length < (part.notes?.length ?? 0) && part.claim.says === 'only' && clauses.given.length === 0)
    return [sentence(speaker.say('then-so', { what: clauses.claim }))];
  if (part.claim.says === 'rest') return restSaid(speaker, part.claim);
  return joined(speaker, clauses, clauses.isWhole ? [] : thenSaid(speaker, part));
}

/** What is given, the claim, and what that comes to. */
function joined(
  speaker: Speaker,
  { given, claim, isWhole = false, isFirst = false }: Clauses,
  then: readonly string[],
): string[] {
  const all = withThen(speaker, whole(speaker, given, claim, isWhole, isFirst), then);
  if (all.length <= LONGEST) return [sentence(all)];
  if (given.length === 0) return [sentence(claim), ...listed(speaker, then)];
  return [...listed(speaker, given), ...joined(speaker, { given: [], claim, isWhole, isFirst }, then)];
}

function withThen(speaker: Speaker, text: string, then: readonly string[]): string {
  return then.length === 0 ? text : `${text}: ${speaker.and(then)}`;
}

/** "Row 2 has 1 and 3: r2c5 is 2", but "columns 2 and 4 have their 1, so the 1 of row 3 is on r3c1". */
function whole(speaker: Speaker, given: readonly string[], claim: string, isWhole: boolean, isFirst: boolean): string {
  if (given.length === 0) return claim;
  if (!isWhole) return speaker.all(isFirst ? [claim, ...given] : [...given, claim]);
  const first = speaker.all(given);
  return isWhole && /^(r\d+c\d+ is \d+|nothing .*)$/.test(claim)
    ? `${first}: ${claim}`
    : speaker.say('so', { first, last: claim });
}

/** As many in a sentence as it takes. */
function listed(speaker: Speaker, clauses: readonly string[]): string[] {
  const sentences: string[][] = [];
  for (const clause of clauses) {
    const last = sentences.at(-1);
    if (last !== undefined && speaker.all([...last, clause]).length <= LONG) last.push(clause);
    else sentences.push([clause]);
  }
  return sentences.map((some) => sentence(speaker.all(some)));
}

/** So many numbers at the end of a board are told in one sentence. */
const LAST = 9;

function restSaid(speaker: Speaker, { cells, values }: ToldOf<'rest'>): string[] {
  const all = cells.map((cell, i) => speaker.say('value-in', { value: values[i]!, cell: speaker.cell(cell) }));
  const sentences: string[] = [];
  for (let i = 0; i < all.length; i += LAST)
    sentences.push(
      sentence(speaker.say(i === 0 ? 'rest' : 'rest-more', { placed: speaker.and(all.slice(i, i + LAST)) })),
    );
  return sentences;
}

/** Parts from here on that say the same of a sign beside a cell. */
function twinsOf(parts: readonly ToldPart[], from: number): readonly ToldPart[] {
  const keyOf = ({ claim, facts, isPlainEnd }: ToldPart) => {
    const [fact, ...more] = facts;
    const isPlain = claim.says === 'chain' && claim.cells.length === 2 && isPlainEnd && claim.lines === undefined;
    if (!isPlain || fact?.is !== 'values' || more.length > 0 || fact.left.length === 0) return undefined;
    return `${claim.side} ${fact.lost}`;
  };
  const key = keyOf(parts[from]!);
  let to = from + 1;
  while (key !== undefined && to < parts.length && keyOf(parts[to]!) === key) to++;
  return parts.slice(from, to);
}

function twinsSaid(speaker: Speaker, parts: readonly ToldPart[]): string[] {
  const { side } = parts[0]!.claim as ToldOf<'chain'>;
  const cells = parts.map(({ claim }) => (claim as ToldOf<'chain'>).cells[0]!);
  const key = side === 'least' ? 'beside-greater' : 'beside-smaller';
  const claim = speaker.say(key, { cells: speaker.cells(cells), other: '' }, cells.length);
  return joined(
    speaker,
    { given: [], claim },
    factsSaid(
      speaker,
      parts.flatMap(({ facts }) => facts),
      side,
    ),
  );
}

/** What is one of a few. */
export function choiceSaid(speaker: Speaker, { of, lines = [] }: ToldTwo): string {
  const choice =
    of.kind === 'cell'
      ? speaker.say('is', { cells: speaker.cell(of.cell), values: speaker.or(of.values) })
      : speaker.say('two-places', { value: of.value, line: speaker.line(of.line), cells: speaker.eitherOf(of.cells) });
  const first = speaker.all(linesSaid(speaker, lines));
  return first === '' ? choice : speaker.say('so', { first, last: choice });
}

const what = (speaker: Speaker, of: Of<Told>, fact: ToldFact) =>
  fact.is === 'over'
    ? ''
    : of.kind === 'cell'
      ? fact.is === 'placed'
        ? `${fact.value}`
        : ''
      : speaker.cell(fact.cell);

/** A supposition: its choice, and in parts around its chain. */
export function suppositionSaid(speaker: Speaker, claim: ToldTwo) {
  const { of, suppose, so } = claim;
  const on = of.kind === 'cell' ? '' : '-in';
  const choice = choiceSaid(speaker, claim);
  const supposed = { what: what(speaker, of, suppose) };
  const isLeft = so.is === 'placed';
  const then = isLeft
    ? speaker.say(`it-is${on}`, { what: what(speaker, of, so) })
    : speaker.say(`it-is-not${on}`, supposed);
  const out = speaker.say(`cannot-be${on}`, supposed);
  return {
    whole: [choice, isLeft ? speaker.say('so', { first: out, last: then }) : out],
    suppose: `${sentence(choice)} ${sentence(speaker.say('suppose', { what: speaker.say(`it-is${on}`, supposed) }))}`,
    so: sentence(speaker.say('then-so', { what: then })),
  };
}
