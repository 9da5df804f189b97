/** Hints as a player sees them, from the first to the last of a puzzle, and what is wrong with each. */
import { marks, piecesOf } from '@pipwright/core/explaining';
import { type AnyGame, boardOf, type KindName, play } from '@pipwright/play';
import { namesIn } from '../../aid/testing/seen.js';
import { EXPLAINING } from '../../kinds/explaining.js';
import { answering } from '../explain.js';
import type { Answers, StepTold } from '../explain-messages.js';

/** A card has room for no more. */
const LONGEST = 140;

export interface Played {
  readonly end: Answers['hint']['type'];
  /** Steps told until something could be placed, each time. */
  readonly hints: readonly number[];
  readonly sentences: readonly string[];
  readonly faults: readonly string[];
}

export function hintAt(game: AnyGame): Answers['hint'] {
  const work = answering(EXPLAINING, { game, about: { type: 'hint', chapter: 0 } });
  for (;;) {
    const step = work?.next();
    if (step === undefined) throw new Error('This kind does not explain.');
    if (step.done) return step.value as Answers['hint'];
  }
}

export function playByHints(start: AnyGame): Played {
  const hints: number[] = [];
  const sentences: string[] = [];
  const faults: string[] = [];
  for (let game = start; ; ) {
    const found = hintAt(game);
    if (found.type !== 'chapter') return { end: found.type, hints, sentences, faults };
    for (const step of found.steps) {
      const told = seen(game, step);
      sentences.push(...told.flatMap(sentencesOf));
      faults.push(...faultsOf(game, step, told));
    }
    hints.push(found.steps.length);
    const before = game;
    for (const action of found.steps.flatMap(({ actions }) => actions)) {
      const next = play(game, action as never);
      if (!next.ok) throw new Error('A hint cannot be carried out.');
      game = next.value as AnyGame;
    }
    if (boardOf<KindName>(before) === boardOf<KindName>(game)) return { end: 'none', hints, sentences, faults };
  }
}

function seen(game: AnyGame, { where, why, what, look }: StepTold): readonly string[] {
  const rings = look.map(({ cells }) => cells).filter((cells) => cells.length > 0);
  const names = namesIn(game, [where, why, what], rings);
  return [where, why, what].map(names.write);
}

const sentencesOf = (text: string) => text.match(/[^.?!]+[.?!]+/g)?.map((each) => each.trim()) ?? [];

function faultsOf(game: AnyGame, { where, why, arrows }: StepTold, told: readonly string[]): readonly string[] {
  const things = (text: string) => piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece]));
  const asked = things(why).map((each) => JSON.stringify(each));
  // What arrows go through is shown, and not named.
  const shown = arrows.why.flat().map(String);
  const cells = new Set([...shown, ...things(why).flatMap((each) => ('cells' in each ? each.cells.map(String) : []))]);
  // "Both =" are named together.
  const isAmongAlike = (region: number) => {
    const badge = namesIn(game, [])
      .write(marks.region?.(region) ?? '')
      .split(' ')
      .at(-1);
    return (
      badge !== undefined && told[1]?.match(/\b(?:both|all \w+|\w+ of the) \S+/gi)?.some((each) => each.includes(badge))
    );
  };
  const isAsked = (thing: ReturnType<typeof things>[number]) =>
    'cells' in thing
      ? thing.cells.every((cell) => cells.has(String(cell)))
      : asked.includes(JSON.stringify(thing)) || isAmongAlike(thing.region);
  // Along signs, an arrow may start where the one before it ends.
  const starts = new Set([...things(why).flatMap((each) => ('cells' in each ? each.cells.map(String) : []))]);
  const strays = arrows.why.filter(([from, to]) => starts.add(String(to)) && !starts.has(String(from)));
  const unasked = strays.map((arrow) => `an arrow that no reason names, ${arrow.join(' to ')}: ${told[1]}`);
  return unasked.concat(
    told.flatMap((text) => [
      ...(/\br\d+c\d+\b/.test(text) ? [`coordinates: ${text}`] : []),
      ...sentencesOf(text).flatMap((each) => (each.length > LONGEST ? [`long: ${each}`] : [])),
      ...(things(where).every(isAsked) ? [] : [`where and why name other things: ${told[0]} ${told[1]}`]),
    ]),
  );
}
