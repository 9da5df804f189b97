/** Explanations of Pips in English: all that is said of steps, chapters, hints and conflicts. */
import {
  type ChapterScene,
  capital,
  englishWords,
  type Language,
  lower,
  onceSaid,
  type StepScene,
} from '@pipwright/core/explaining';
import { changesOf } from '../../differ/changes.js';
import { dominoesInOrder } from '../../draw/legend.js';
import { trayInWords } from '../../draw/svg-tray.js';
import { textAlternative } from '../../draw/text-alternative.js';
import type { Cell } from '../../model/cell.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import { isDeadEnd, type ToldFact, type ToldPart, type ToldTwo } from '../claims/told.js';
import { boardAfter } from '../draw/board-after.js';
import { showScene } from '../draw/marks.js';
import { movesOf, type PipsConflict, type PipsPremise, type PipsStep } from '../step.js';
import type { TechniqueName } from '../techniques.js';
import { clausesOf } from './clauses.js';
import { differSaid } from './differ.js';
import { english } from './english.js';
import { lookAtStep, lookSaid, whySaid, whyToldSaid } from './hints.js';
import { terminalNames } from './names.js';
import { placementsSaid, placeSaid, premiseSaid } from './placements.js';
import { linkOf, sentencesOf, suppositionSaid } from './sentences.js';
import { Speaker } from './speaker.js';
import { englishTechniques } from './techniques.js';

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
  const once = onceSaid((key, parts) => speaker.say(key, parts));
  const all = steps.map(({ parts, chain = [] }, step) => ({
    said: once(sentencesOf(speaker, parts), step),
    links: chain.map((link) => once(linkOf(speaker, link.parts, supposedIn(parts)), step, true)),
  }));
  const said = { steps: all.map((each) => each.said), links: all.map(({ links }) => links) };
  kept.set(steps, said);
  return said;
}

/** Cells that are supposed to have a number. */
function supposedIn(parts: readonly ToldPart[]): readonly Cell[] {
  const claim = parts.at(-1)?.claim;
  if (claim?.says !== 'two') return [];
  return claim.suppose.is === 'values'
    ? [claim.suppose.cell]
    : claim.suppose.is === 'placed'
      ? claim.suppose.cells
      : [];
}

const ruleOf = ({ regions }: Puzzle, index: number) => regions.find((region) => region.index === index)?.rule.kind;
const lastOf = ({ steps, index }: OfStep) => steps[index]?.parts.at(-1);
const stepSaid = (puzzle: Puzzle, { steps, index }: OfStep) => (saidIn(puzzle, steps).steps[index] ?? []).join(' ');
const linkSaid = (puzzle: Puzzle, { steps, index }: OfStep, link: number) =>
  saidIn(puzzle, steps).links[index]?.[link] ?? [];
const stepsIn = ({ steps, chapter }: OfChapter) => chapter.steps.flatMap((index) => steps[index] ?? []);
const endsInNothing = (scene: OfChapter) => isDeadEnd(stepsIn(scene).at(-1)?.parts.at(-1)?.facts ?? []);

/** What a chapter leads to; undefined where that is nothing, or something impossible. */
function placedIn(scene: OfChapter): Placement | undefined {
  return endsInNothing(scene) ? undefined : stepsIn(scene).flatMap(movesOf).at(-1);
}

function placeOf(puzzle: Puzzle, scene: OfChapter): string {
  const placed = placedIn(scene);
  return placed === undefined ? '' : placeSaid(speakerOf(puzzle), placed);
}

/** All that a chapter says, each with its step, and what to place with the last. */
function sentencesIn(puzzle: Puzzle, scene: OfChapter) {
  const { steps } = saidIn(puzzle, scene.steps);
  const all = scene.chapter.steps.flatMap((step) => (steps[step] ?? []).map((text) => ({ text, step })));
  const place = placeOf(puzzle, scene);
  return place === '' ? all : [...all, { text: place, step: scene.chapter.steps.at(-1) ?? 0 }];
}

export const pipsLanguage: Language<Puzzle, Solution, Placement, PipsStep, PipsConflict> = {
  words: englishWords,
  technique: (name) => englishTechniques[name as TechniqueName].name,
  idea: (name) => englishTechniques[name as TechniqueName].idea,
  stepTechnique(puzzle, scene) {
    const claim = lastOf(scene)?.claim;
    if (claim?.says === 'pairs' || claim?.says === 'ways')
      return ruleOf(puzzle, claim.region) === 'sum' ? undefined : WITHOUT_SUM;
    return claim?.says === 'fit' && claim.isLast ? LAST_DOMINO : undefined;
  },
  step: stepSaid,
  link: (puzzle, scene, link) => linkSaid(puzzle, scene, link).join(' '),
  linkSentences: linkSaid,
  supposition: (puzzle, scene) => suppositionSaid(speakerOf(puzzle), lastOf(scene)?.claim as ToldTwo),
  chapter: (puzzle, scene) =>
    sentencesIn(puzzle, scene)
      .map(({ text }) => text)
      .join(' '),
  sentences: sentencesIn,
  title(puzzle, scene) {
    if (endsInNothing(scene)) return englishWords.whyNoSolution;
    const speaker = speakerOf(puzzle);
    const placed = placedIn(scene);
    if (placed !== undefined) return capital(speaker.say('title', { domino: speaker.names.domino(placed.domino) }));
    return capital(titleOf(speaker, stepsIn(scene).at(-1)?.parts.at(-1)?.facts ?? []));
  },
  place: placeOf,
  hint: {
    where(puzzle, { steps, index }) {
      const speaker = speakerOf(puzzle);
      return lookSaid(speaker, lookAtStep(speaker, steps[index]!));
    },
    why: (puzzle, { steps, index }) => whySaid(speakerOf(puzzle), steps[index]!),
    what(puzzle, scene) {
      const moves = movesOf(scene.steps[scene.index]!);
      return [stepSaid(puzzle, scene), ...moves.map((move) => placeSaid(speakerOf(puzzle), move))].join(' ');
    },
    told: {
      where(puzzle, { steps, index }) {
        const speaker = speakerOf(puzzle);
        const cells = movesOf(steps[index]!).flatMap((move) => move.cells);
        return `${capital(speaker.say('place-on', { cells: speaker.cells(cells) }))}.`;
      },
      why(puzzle, { steps, index }) {
        const speaker = speakerOf(puzzle);
        return `${capital(speaker.say('all-told'))}. ${whyToldSaid(speaker, steps[index]!)}`;
      },
    },
    choice: {
      where: (puzzle, { cells }) =>
        `${capital(speakerOf(puzzle).say('try-on', { cells: speakerOf(puzzle).cells(cells) }))}.`,
      why(puzzle, { cells }) {
        const speaker = speakerOf(puzzle);
        const question = speaker.say('ask-try', { cells: speaker.cells(cells) });
        return `${capital(speaker.say('several-ways'))}. ${capital(question)}`;
      },
      what(puzzle, move) {
        const speaker = speakerOf(puzzle);
        const one = speaker.say('one-way', { placement: placementsSaid(speaker, [move]) });
        return `${capital(speaker.say('several-ways'))}. ${capital(one)}.`;
      },
    },
  },
  conflict(puzzle, conflict) {
    const speaker = speakerOf(puzzle);
    const { chain, supposed, wrong } = conflict;
    const end = endSaid(speaker, chain.at(-1)?.parts ?? []);
    if (wrong === undefined) return end;
    const [x, y] = wrong.domino;
    const [first, second] = wrong.cells.map((cell) => speaker.names.cell(cell));
    const parts = { x, y, first: first!, second: second!, clause: lower(end) };
    if (supposed === undefined && x !== y) return capital(speaker.say('with-lying', parts));
    const domino = { domino: speaker.names.domino(wrong.domino), cells: speaker.cells(wrong.cells) };
    return capital(speaker.say(supposed === undefined ? 'with-on' : 'with-here', { ...parts, ...domino }));
  },
  conflictLink: (puzzle, { chain }, link) => stepSaid(puzzle, { steps: chain, index: link }),
  premises: (puzzle, because) =>
    (because as readonly PipsPremise[]).map((premise) => ({
      text: premiseSaid(speakerOf(puzzle), puzzle, premise),
      ...('step' in premise ? { step: premise.step } : {}),
    })),
  differ(puzzle, differ) {
    const lines = [...new Set(changesOf(puzzle, differ).map(differSaid))];
    return differ.beyond === 0 ? lines : [...lines, englishWords.beyond(differ.beyond)];
  },
  labels: {
    puzzle(puzzle) {
      const { title, description } = textAlternative(puzzle);
      return `${title}. ${description}`;
    },
    legend: (puzzle) => (dominoesInOrder(puzzle).length > 0 ? '' : trayInWords(puzzle)),
    scene(puzzle, scene) {
      const { board, concluded, premises } = showScene(puzzle, scene);
      const { names } = speakerOf(puzzle);
      const marked = (word: string, all: readonly { readonly cell: Cell }[]) =>
        all.length === 0 ? [] : [`${word}: ${all.map(({ cell }) => names.cell(cell)).join(', ')}.`];
      return [
        'index' in scene ? `The board at step ${scene.index + 1}.` : 'The board.',
        ...marked('Outlined', concluded),
        ...marked('Hatched', premises),
        lyingSaid(puzzle, board.placements),
      ].join(' ');
    },
    after(puzzle, steps, progress) {
      const all = steps.length === 1 ? 'the step' : `all ${steps.length} steps`;
      return `The board after ${all}. ${lyingSaid(puzzle, boardAfter(puzzle, steps, progress).placements)}`;
    },
  },
  piece: 'domino',
  marks:
    'In the boards, [ ] marks what a step concludes, · what it depends on, [?] two cells that pair, [×] two that do not. Where a step supposes something, [4?] is what it supposes, [!] a cell that is left no number.',
  dashed: 'pair',
};

/** What a conflict ends with, in one sentence that can stand alone. */
function endSaid(speaker: Speaker, parts: readonly ToldPart[]): string {
  const last = parts.at(-1);
  if (last === undefined) return `${capital(speaker.say('unfinished'))}.`;
  const { claim, facts } = last;
  const isNone = claim.says === 'enough' && claim.values.length === 0;
  const clauses = isNone ? clausesOf(speaker, claim, facts).slice(-2) : [];
  if (isNone) return `${capital(speaker.all(clauses.map(({ text }) => text)))}.`;
  return sentencesOf(speaker, parts).at(-1)!;
}

function lyingSaid(puzzle: Puzzle, placements: readonly Placement[]): string {
  if (placements.length === 0) return 'No dominoes yet.';
  return `Dominoes: ${placementsSaid(speakerOf(puzzle), placements)}.`;
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
