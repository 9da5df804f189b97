/** What is wrong with a step as a hint: it asks about what it points to, and does not say what goes where. */
import { cellName, type JsonObject, sameCell } from '@pipwright/core';
import type { StepScene } from '@pipwright/core/explaining';
import { saidOf } from '../../core/test/explaining/said.js';
import type { ToldPart } from '../src/explain/claims/told.js';
import { type PipsPremise, type PipsStep, pipsExplainer } from '../src/explain/index.js';
import { Speaker } from '../src/explain/saying/speaker.js';
import type { Cell } from '../src/model/cell.js';
import { type Domino, dominoName, sameDomino } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Solution } from '../src/model/solution.js';

const MOST_LOOKED_AT = 2;

const { moves, look, whyToJson, languages } = pipsExplainer;
const { hint } = languages.en;

export function revealFaults(puzzle: Puzzle, scene: StepScene<PipsStep, Solution>): string[] {
  const step = scene.steps[scene.index];
  if (step === undefined) return ['there is no such step'];
  const where = hint.where(puzzle, scene);
  const why = hint.why(puzzle, scene);
  const { because = [], claim = {} } = whyToJson(puzzle, scene) as { because?: JsonObject[]; claim?: JsonObject };
  const things = look(puzzle, scene);
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(`${fault}: ${where} ${why} ${JSON.stringify(claim)}`);
  };
  check(things.length > 0 && things.length <= MOST_LOOKED_AT, `it points to ${things.length} things`);
  for (const thing of things) {
    const names = namesOf(puzzle, thing as PipsPremise, step);
    const isNamed = (text: string) => names.some((name) => text.toLowerCase().includes(name));
    check(isNamed(where), `it does not point to ${names[0]}`);
    check(isNamed(why), `it asks about something else than ${names[0]}`);
  }
  check(/^[^.?]+\.$/.test(where) && /^([^.?]+[.?] )*[^.?]+\?$/.test(why), 'it is no pointer and question');
  check(!/undefined|NaN/.test(where + why), 'it has no word for something');
  // Of what is one of a few, each may be said.
  const isListed = ({ claim: { says } }: ToldPart, i: number) => says === 'two' || (says === 'fit' && i < last);
  const last = step.parts.length - 1;
  const isChoice = step.parts.some(isListed);
  for (const { domino, cells } of moves(step)) {
    const isAt = (text: string) => cells.some((cell) => names(text, cellName(cell)));
    const isShown = isAt(why) || because.some((each) => 'cell' in each && cells.some((cell) => isCell(each, cell)));
    check(!names(where, dominoName(domino)) || !isAt(where), 'it says where the domino lies before it is asked');
    check(isChoice || !names(why, dominoName(domino)) || !isShown, 'it gives the domino away with its place');
    check(isChoice || !dominoesIn(claim).some((other) => sameDomino(other, domino)), 'its claim has the domino');
    for (const half of [0, 1] as const) check(!says(why, cells[half], domino[half]), 'it gives a number away');
  }
  for (const { claim: told } of step.parts) {
    if (told.says !== 'spent') continue;
    const whole = told.needs.filter(({ region, count }) => count > 1 && count === sizeOf(puzzle, region));
    for (const { region } of whole)
      check(!/ takes? /.test(sentenceWith(why, puzzle, region)), 'it says what the cells of a region are');
  }
  for (const fact of step.parts.flatMap(({ facts }) => facts)) {
    if (!('left' in fact) || fact.left.length !== 1 || fact.lost.length === 0) continue;
    const [value = -1] = fact.left;
    if (fact.is === 'values') check(!says(why, fact.cell, value), 'it gives a number away');
    else check(!why.includes(`${new Speaker(puzzle).region(fact.region)} is ${value}`), 'it says which number');
    check(!settles(claim, value), 'its claim has the number');
  }
  return faults;
}

/** What a thing is called, by itself and together with those that are alike. */
function namesOf(puzzle: Puzzle, thing: PipsPremise, { because }: PipsStep): string[] {
  const all = new Speaker(puzzle);
  if ('cell' in thing) return [cellName(thing.cell)];
  if ('domino' in thing) return [dominoName(thing.domino)];
  if (!('region' in thing)) return [];
  const regions = because.flatMap((each) => ('region' in each ? [each.region] : []));
  return [all.region(thing.region), ...all.regionNames(regions), ...all.regionNames(regions, 0)];
}

function sizeOf({ regions }: Puzzle, index: number | undefined): number | undefined {
  return index === undefined ? undefined : regions[index]?.cells.length;
}

function sentenceWith(text: string, puzzle: Puzzle, region: number | undefined): string {
  const name = region === undefined ? '' : new Speaker(puzzle).region(region);
  return (text.match(/[^.?]+[.?]/g) ?? []).filter((each) => names(each.toLowerCase(), name)).join(' ');
}

/** Is it named, and not as part of a longer name? */
function names(text: string, name: string): boolean {
  return new RegExp(`(?<!\\d)${name}(?!\\d)`).test(text);
}

function isCell(premise: JsonObject, cell: Cell): boolean {
  return sameCell(premise.cell as unknown as Cell, cell);
}

function says(text: string, cell: Cell, value: number): boolean {
  // "No domino makes 4 for r1c1 and r2c1" says nothing of one cell.
  return saidOf(text.replace(/makes? [^:.]*? for/g, ''), cell).some(({ numbers }) => String(numbers) === `${value}`);
}

/** All dominoes that a claim shows, wherever it does. */
function dominoesIn(claim: JsonObject): Domino[] {
  const {
    domino,
    dominoes = [],
    ways = [],
    first = [],
  } = claim as {
    domino?: Domino;
    dominoes?: Domino[];
    ways?: Domino[][];
    first?: JsonObject[];
  };
  const own = [...(domino === undefined ? [] : [domino]), ...dominoes, ...ways.flat()];
  return [...own, ...first.flatMap(dominoesIn)];
}

/** Does a claim that is shown leave one number by itself? */
function settles(claim: JsonObject, value: number): boolean {
  const {
    says: what,
    values = [],
    bags = [],
    left,
  } = claim as {
    says?: string;
    values?: number[];
    bags?: number[][];
    left?: number;
  };
  if (what === 'sum') return left === value;
  if (what === 'enough' || what === 'share') return String(values) === `${value}`;
  return what === 'ways' && new Set(bags.flat()).size === 1;
}
