/** What is concluded, as clauses: things with the same numbers together. */
import { type Cell, compareCells } from '../../model/cell.js';
import { isDeadEnd, type ToldFact } from '../claims/told.js';
import type { Speaker } from './speaker.js';

/** What was just spoken of. */
interface It {
  readonly regions?: readonly number[];
  readonly cell?: Cell;
}

type LeftFact = Extract<ToldFact, { readonly left: readonly number[] }>;
type Left = Pick<LeftFact, 'left' | 'lost'>;

/** What is concluded; where a domino lies is shown. @param it what "it", or "they", stands for */
export function factsSaid(speaker: Speaker, facts: readonly ToldFact[], it: It = {}): string[] {
  const parted = facts.flatMap((fact) =>
    fact.is === 'parted' ? [speaker.say('parted', { cells: speaker.cells(fact.edge) })] : [],
  );
  const groups = alike(inOrder(facts).filter(isLeft), (fact) => `${keyOf(fact)} ${valuesOf(fact)}`);
  const said = groups.map((group) => {
    const key = keyOf(group);
    const values = speaker.or(valuesOf(group));
    const n = sizeOf(group);
    if (key !== 'nothing' && isIt(it, group)) return speaker.say(`it-${key}`, { what: values }, n);
    return speaker.say(key, { what: thingsSaid(speaker, group), values }, n);
  });
  const gone = isDeadEnd(facts) ? [] : goneIn(facts);
  return [...parted, ...said, ...(gone.length === 0 ? [] : [speaker.say('gone', { values: speaker.or(gone) })])];
}

/** That numbers are left for nothing else: for what, and what that is then. @param it of which it is rather said what it is */
export function lostSaid(speaker: Speaker, facts: readonly ToldFact[], it?: It): string[] {
  const isThing = (fact: ToldFact): fact is LeftFact => isLeft(fact) && (fact.is === 'values' || it === undefined);
  if (isDeadEnd(facts)) return factsSaid(speaker, facts, it);
  const gone = goneIn(facts);
  const isGone = (fact: LeftFact) => fact.lost.every((value) => gone.includes(value));
  const others = facts.filter((fact) => !isThing(fact));
  const things = inOrder(facts).filter(isThing);
  const groups = alike(
    things.filter((fact) => !isGone(fact)),
    ({ lost, left }) => (left.length === 1 ? `${lost} ${left}` : `${lost}`),
  );
  const said = groups.map((group) => {
    const { lost, left } = group;
    const first = speaker.say('lost', { lost: speaker.or(lost), what: thingsSaid(speaker, group) });
    if (left.length !== 1) return first;
    return speaker.say('so', { first, last: speaker.say('it-is', { what: left[0]! }, sizeOf(group)) });
  });
  // What is left for nothing else is not said again of each.
  const sure = things.filter((fact) => isGone(fact) && fact.left.length === 1);
  const first = speaker.all(factsSaid(speaker, others, it));
  if (sure.length === 0) return [...(first === '' ? [] : [first]), ...said];
  return [speaker.say('so', { first, last: speaker.all(factsSaid(speaker, sure)) }), ...said];
}

const isLeft = (fact: ToldFact): fact is LeftFact => fact.is === 'values' || fact.is === 'number';

function goneIn(facts: readonly ToldFact[]): number[] {
  return facts.flatMap((fact) => (fact.is === 'gone' ? fact.values : [])).sort((a, b) => a - b);
}

function thingsSaid(speaker: Speaker, { regions, cells }: Alike): string {
  return speaker.and([...regions.map((region) => speaker.region(region)), ...cells.map(speaker.cell)]);
}

const sizeOf = ({ regions, cells }: Alike) => regions.length + cells.length;

/** Which is shorter to say, what is left or what is not. */
function keyOf({ left, lost }: Left): 'is' | 'is-not' | 'nothing' {
  if (left.length === 0) return 'nothing';
  return left.length <= 2 || left.length < lost.length ? 'is' : 'is-not';
}

function valuesOf(fact: Left): readonly number[] {
  return keyOf(fact) === 'is' ? fact.left : fact.lost;
}

/** Regions and cells of which the same is said. */
interface Alike extends Left {
  readonly regions: number[];
  readonly cells: Cell[];
}

function alike(facts: readonly LeftFact[], keyFor: (fact: LeftFact) => string): Alike[] {
  const groups = new Map<string, Alike>();
  for (const fact of facts) {
    const key = keyFor(fact);
    const group = groups.get(key) ?? { left: fact.left, lost: fact.lost, regions: [], cells: [] };
    groups.set(key, group);
    if (fact.is === 'number') group.regions.push(fact.region);
    else group.cells.push(fact.cell);
  }
  return [...groups.values()];
}

/** Are these what was just spoken of? */
function isIt(it: It, { regions, cells }: Alike): boolean {
  const own = it.cell === undefined ? [] : [it.cell];
  return String([...regions].sort()) === String([...(it.regions ?? [])].sort()) && String(cells) === String(own);
}

/** Cells in reading order; where nothing is left for something, nothing else matters. */
function inOrder(all: readonly ToldFact[]): ToldFact[] {
  const facts = isDeadEnd(all) ? all.filter((fact) => isDeadEnd([fact])) : all;
  const cells = facts.flatMap((fact) => (fact.is === 'values' ? [fact] : []));
  return [...facts.filter(({ is }) => is !== 'values'), ...cells.sort((a, b) => compareCells(a.cell, b.cell))];
}
