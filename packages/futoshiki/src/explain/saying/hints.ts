/** A step as a hint: facts and a question, which never say which number a cell gets. */
import { type Cell, cellName, type JsonObject } from '@pipwright/core';
import { capital, sentence } from '@pipwright/core/explaining';
import { claimToJson, type Line, type ToldFact, type ToldPart } from '../claims/told.js';
import type { FutoshikiPremise, FutoshikiStep } from '../step.js';
import { besideSaid, clausesOf, linesSaid, orderedSaid } from './clauses.js';
import { choiceSaid } from './sentences.js';
import type { Speaker, ToldOf } from './speaker.js';

/** As in a premise. */
export type LookAt = ({ readonly cell: Cell } | Line) & JsonObject;

/** What is said of a claim before its conclusion is told. */
interface Asked {
  readonly facts?: readonly string[];
  readonly question: string;
  /** What these name, in their order. */
  readonly about: readonly LookAt[];
  /** Is the claim more than its conclusion, so that it may be shown? */
  readonly isOpen?: boolean;
}

const MOST_LOOKED_AT = 2;
/** More things are not listed in a question. */
const MOST_ASKED = 2;

const at = (cells: readonly Cell[]): LookAt[] => cells.map((cell) => ({ cell }));

const askedIn = (speaker: Speaker, { parts }: FutoshikiStep) =>
  parts.map((part, i) => askedOf(speaker, part, i === parts.length - 1, parts.slice(0, i).flatMap(signsIn)));

/** The signs of a chain, each with the greater cell first. */
function signsIn({ claim }: ToldPart): readonly string[] {
  if (claim.says !== 'chain') return [];
  const names = claim.cells.map(cellName);
  return names.slice(1).map((name, i) => (claim.side === 'least' ? `${names[i]} ${name}` : `${name} ${names[i]}`));
}

/** Where to look: at most two things that are asked about, those of the claim itself first. */
export function lookAtStep(speaker: Speaker, step: FutoshikiStep): readonly LookAt[] {
  const about = askedIn(speaker, step)
    .reverse()
    .flatMap((asked) => asked.about);
  return [...new Map(about.map((thing) => [JSON.stringify(thing), thing])).values()].slice(0, MOST_LOOKED_AT);
}

export function lookedAt(speaker: Speaker, things: readonly LookAt[]): string {
  return speaker.and(
    things.map((thing) =>
      'cell' in thing ? speaker.cell(thing.cell as Cell) : speaker.line(thing as unknown as Line),
    ),
  );
}

/** The facts of a step, and a question. */
export function whySaid(speaker: Speaker, step: FutoshikiStep): string {
  const all = askedIn(speaker, step);
  const said = all.flatMap(({ facts = [] }) => facts.map(sentence));
  return [...new Set(said), capital(all.at(-1)!.question)].join(' ');
}

/** What a hint may show of a step as data before its conclusion is told. */
export function whyToJson(
  speaker: Speaker,
  step: FutoshikiStep,
): { because: readonly FutoshikiPremise[]; claim?: JsonObject } {
  const asked = askedIn(speaker, step);
  const open = step.parts.filter((_, i) => asked[i]!.isOpen === true);
  return { because: step.because, ...(asked.at(-1)!.isOpen === true ? { claim: claimToJson(open) } : {}) };
}

/** @param isLast is it asked, and not only what leads there? @param signs those told before */
function askedOf(speaker: Speaker, part: ToldPart, isLast: boolean, signs: readonly string[]): Asked {
  const { claim, facts } = part;
  const isSettled = facts.some((fact) => fact.is === 'placed');
  if (claim.says === 'two')
    return {
      facts: [choiceSaid(speaker, claim)],
      question: speaker.say('ask-two'),
      about: claim.of.kind === 'cell' ? at([claim.of.cell]) : [claim.of.line as LookAt],
    };
  const { given, claim: said } = clausesOf(speaker, part);
  const lines = linesSaid(speaker, claim.lines ?? []);
  const left = { question: askLeft(speaker, facts), isOpen: !isSettled };
  const told = { ...left, facts: [...given, said] };
  switch (claim.says) {
    case 'left':
      return leftAsked(speaker, claim, lines);
    case 'home': {
      const question = speaker.say('ask-home', { value: claim.value, line: speaker.line(claim.line) });
      return { facts: [...lines, ...besideSaid(speaker, claim)], question, about: [claim.line as LookAt] };
    }
    case 'only': {
      const question = speaker.say('ask-only', { cell: speaker.cell(claim.cell) });
      return { facts: given, question, about: at([claim.cell]) };
    }
    case 'rest':
      return { question: speaker.say('ask-last', { line: speaker.line(claim.line) }), about: [claim.line as LookAt] };
    case 'chain': {
      const [cell] = claim.cells;
      const question = speaker.say(`ask-${claim.side}`, { cell: speaker.cell(cell!) });
      const sides = signsOf(speaker, part, isLast && isSettled, signs);
      return { ...left, facts: [...given, ...sides], question, about: at([cell!]) };
    }
    case 'between': {
      const side = speaker.say(claim.side === 'most' ? 'side-greater' : 'side-smaller');
      const named = { others: speaker.cells(claim.others), cell: speaker.cell(claim.cell), side };
      const question = speaker.say(`ask-${claim.side}`, named);
      return { facts: [...given, speaker.say('both-beside', named)], question, about: at([claim.cell]) };
    }
    case 'squeeze': {
      const named = { value: claim.value, cell: speaker.cell(claim.cell), others: speaker.cells(claim.others) };
      return { facts: given, question: speaker.say('ask-squeeze', named), about: at([claim.cell]) };
    }
    case 'ordered':
      return {
        facts: [...given, orderedSaid(speaker, claim)],
        question: speaker.say('ask-order'),
        about: at(claim.cells),
      };
    case 'group':
    case 'homes':
      return { ...told, about: [claim.line as LookAt] };
    case 'run':
      return { ...left, facts: [said], about: [claim.line as LookAt] };
    case 'wing':
      return { ...told, about: claim.along.slice(0, MOST_LOOKED_AT) as LookAt[] };
    case 'across':
    case 'apart':
      return { ...told, about: at([claim.cell, claim.other]) };
    default:
      return { ...left, about: [] };
  }
}

/** That a line lacks two numbers, where that does not say of a cell what it is. */
function leftAsked(speaker: Speaker, { line, cells, values }: ToldOf<'left'>, lines: readonly string[]): Asked {
  const about = [line as LookAt];
  if (cells.length === 1) return { question: speaker.say('ask-last', { line: speaker.line(line) }), about };
  const numbers = [...values].sort((a, b) => a - b);
  const lacks = speaker.say('lacks', { line: speaker.line(line), values: speaker.and(numbers) });
  return { facts: [lacks, ...lines], question: speaker.say('ask-two-left'), about };
}

/** Signs along a chain that were not told before; where that settles a cell, not what it is then. */
function signsOf(speaker: Speaker, part: ToldPart, isBare: boolean, signs: readonly string[]): readonly string[] {
  const { notes: _, ...rest } = part;
  const said = isBare && part.isWritten !== true ? { ...rest, isPlainEnd: true } : rest;
  const isOld = said.isPlainEnd === true && signsIn(part).every((sign) => signs.includes(sign));
  return isOld ? [] : [clausesOf(speaker, said).claim];
}

function askLeft(speaker: Speaker, facts: readonly ToldFact[]): string {
  const cells = facts.flatMap((fact) => (fact.is === 'over' ? [] : [fact.cell]));
  if (cells.length === 0 || cells.length > MOST_ASKED) return speaker.say('ask-others');
  return speaker.say('ask-left', { cells: speaker.cells(cells) });
}
