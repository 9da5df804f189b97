/** Steps that are told by claims, in the words of a language that tells all others too. */
import { type ChapterScene, capital, type StepScene } from '@pipwright/core/explaining';
import type { Cell } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import type { ToldFact, ToldPart, ToldTwo } from '../claims/told.js';
import { movesOf, type PipsStep } from '../step.js';
import type { PipsLanguage } from '../words/language.js';
import { english } from './english.js';
import { terminalNames } from './names.js';
import { onceSaid } from './once.js';
import { linkOf, sentencesOf, suppositionSaid } from './sentences.js';
import { Speaker } from './speaker.js';

/** What a step uses that places the only domino left. */
const LAST_DOMINO = 'Last domino';
/** What a step uses that goes through ways where nothing is added up. */
const WITHOUT_SUM = 'Ways to fill the region';

type OfStep = StepScene<PipsStep, Solution>;
type OfChapter = ChapterScene<PipsStep, Solution>;

/** What each step says, and each link of its chain. */
interface Said {
  readonly steps: readonly (readonly string[])[];
  readonly links: readonly (readonly (readonly string[])[])[];
}

const speakers = new WeakMap<Puzzle, Speaker>();
const kept = new WeakMap<readonly PipsStep[], Said>();

export function speakerOf(puzzle: Puzzle): Speaker {
  const known = speakers.get(puzzle) ?? new Speaker(puzzle, english, terminalNames(puzzle, english));
  speakers.set(puzzle, known);
  return known;
}

/** All that is said, in order: what was said before points to where. */
function saidIn(puzzle: Puzzle, steps: readonly PipsStep[]): Said {
  const known = kept.get(steps);
  if (known !== undefined) return known;
  const speaker = speakerOf(puzzle);
  const once = onceSaid(speaker);
  const all = steps.map(({ parts, chain = [] }, step) => ({
    said: once(sentencesOf(speaker, parts ?? []), step),
    links: chain.map((link) => once(linkOf(speaker, link.parts ?? [], supposedIn(parts)), step, true)),
  }));
  const said = { steps: all.map((each) => each.said), links: all.map(({ links }) => links) };
  kept.set(steps, said);
  return said;
}

/** Cells that are supposed to have a number. */
function supposedIn(parts: readonly ToldPart[] | undefined): readonly Cell[] {
  const claim = parts?.at(-1)?.claim;
  if (claim?.says !== 'two') return [];
  return claim.suppose.is === 'values'
    ? [claim.suppose.cell]
    : claim.suppose.is === 'placed'
      ? claim.suppose.cells
      : [];
}

const ruleOf = ({ regions }: Puzzle, index: number) => regions.find((region) => region.index === index)?.rule.kind;
const isTold = ({ steps, index }: OfStep) => steps[index]?.parts !== undefined;
const lastOf = ({ steps, index }: OfStep) => steps[index]?.parts?.at(-1);

export function withClaims(old: PipsLanguage): PipsLanguage {
  const isToldChapter = ({ steps, chapter }: OfChapter) => steps[chapter.steps[0] ?? -1]?.parts !== undefined;
  return {
    ...old,
    stepTechnique(puzzle, scene) {
      if (!isTold(scene)) return old.stepTechnique?.(puzzle, scene);
      const claim = lastOf(scene)?.claim;
      if (claim?.says === 'pairs' || claim?.says === 'ways')
        return ruleOf(puzzle, claim.region) === 'sum' ? undefined : WITHOUT_SUM;
      return claim?.says === 'fit' && claim.isLast ? LAST_DOMINO : undefined;
    },
    step: (puzzle, scene) =>
      isTold(scene) ? (saidIn(puzzle, scene.steps).steps[scene.index] ?? []).join(' ') : old.step(puzzle, scene),
    link: (puzzle, scene, link) =>
      isTold(scene)
        ? (saidIn(puzzle, scene.steps).links[scene.index]?.[link] ?? []).join(' ')
        : old.link(puzzle, scene, link),
    supposition: (puzzle, scene) =>
      isTold(scene)
        ? suppositionSaid(speakerOf(puzzle), lastOf(scene)?.claim as ToldTwo)
        : old.supposition(puzzle, scene),
    chapter(puzzle, scene) {
      if (!isToldChapter(scene)) return old.chapter(puzzle, scene);
      const said = scene.chapter.steps.flatMap((index) => saidIn(puzzle, scene.steps).steps[index] ?? []);
      const place = old.place(puzzle, scene);
      return [...said, ...(place === '' ? [] : [place])].join(' ');
    },
    title(puzzle, scene) {
      const own = scene.chapter.steps.flatMap((index) => scene.steps[index] ?? []);
      if (!isToldChapter(scene) || own.some((step) => movesOf(step).length > 0)) return old.title(puzzle, scene);
      return capital(titleOf(speakerOf(puzzle), own.at(-1)?.parts?.at(-1)?.facts ?? []));
    },
  };
}

/** What a chapter that places nothing is about: the first things that it settles. */
function titleOf(speaker: Speaker, facts: readonly ToldFact[]): string {
  const cells = facts.flatMap((fact): readonly Cell[] =>
    fact.is === 'values' ? [fact.cell] : fact.is === 'joined' || fact.is === 'parted' ? fact.edge : [],
  );
  const regions = facts.flatMap((fact) => (fact.is === 'number' ? [fact.region] : []));
  const names = [
    ...(regions.length === 0 ? [] : [speaker.regions(regions)]),
    ...cells.map((cell) => speaker.names.cell(cell)),
  ];
  return speaker.and(names.slice(0, 2));
}
