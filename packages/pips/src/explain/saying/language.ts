/** Explanations of Pips in English: all that is said of steps, chapters, hints and conflicts. */
import {
  capital,
  coordinates,
  type Language,
  languageOf,
  lower,
  marks,
  type Names,
  type StepScene,
  sentence,
} from '@pipwright/core/explaining';
import { changesOf } from '../../differ/changes.js';
import { dominoesInOrder } from '../../draw/legend.js';
import { trayInWords } from '../../draw/svg-tray.js';
import { textAlternative } from '../../draw/text-alternative.js';
import type { Cell } from '../../model/cell.js';
import { dominoName } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Placement, Solution } from '../../model/solution.js';
import { isDeadEnd, type ToldFact, type ToldPart, type ToldTwo } from '../claims/told.js';
import { boardAfter } from '../draw/board-after.js';
import { showScene } from '../draw/marks.js';
import { movesOf, type PipsConflict, type PipsPremise, type PipsStep } from '../step.js';
import { clausesOf } from './clauses.js';
import { differSaid } from './differ.js';
import { lookAtStep, lookedAt, whySaid, whyToldSaid } from './hints.js';
import { lyingSaid, placementsSaid, placeSaid, premiseSaid } from './placements.js';
import { linkOf, sentencesOf, suppositionSaid } from './sentences.js';
import { Speaker } from './speaker.js';
import { englishTechniques } from './techniques.js';

/** What a step uses that places the only domino left. */
const LAST_DOMINO = 'Last domino';
/** What a step uses that goes through ways where nothing is added up. */
const WITHOUT_SUM = 'Ways to fill the region';

function speakersBy(names: Names): (puzzle: Puzzle) => Speaker {
  const speakers = new WeakMap<Puzzle, Speaker>();
  return (puzzle) => {
    const known = speakers.get(puzzle) ?? new Speaker(puzzle, names);
    speakers.set(puzzle, known);
    return known;
  };
}

export const speakerOf = speakersBy(coordinates);

/** Cells that are supposed to have a number. */
function supposedIn({ parts }: PipsStep): readonly Cell[] {
  const claim = parts.at(-1)?.claim;
  if (claim?.says !== 'two') return [];
  const { suppose } = claim;
  return suppose.is === 'values' ? [suppose.cell] : suppose.is === 'placed' ? suppose.cells : [];
}

const lastOf = (step: PipsStep | undefined) => step?.parts.at(-1);

type PipsLanguage = Language<Puzzle, Solution, Placement, PipsStep, PipsConflict>;

function languageBy(speakerOf: (puzzle: Puzzle) => Speaker): PipsLanguage {
  const common = languageOf<Puzzle, Solution, Placement, PipsStep, PipsConflict, PipsPremise>({
    techniques: englishTechniques,
    speakerOf,
    step: (puzzle, { parts }) => sentencesOf(speakerOf(puzzle), parts),
    link: (puzzle, { parts }, step) => linkOf(speakerOf(puzzle), parts, supposedIn(step)),
    supposition: (puzzle, step) => suppositionSaid(speakerOf(puzzle), lastOf(step)?.claim as ToldTwo),
    isDeadEnd: (step) => isDeadEnd(lastOf(step)?.facts ?? []),
    moves: movesOf,
    title(puzzle, { steps, chapter }) {
      const speaker = speakerOf(puzzle);
      const own = chapter.steps.flatMap((index) => steps[index] ?? []);
      const placed = own.flatMap(movesOf).at(-1);
      if (placed !== undefined) return capital(speaker.say('title', { domino: dominoName(placed.domino) }));
      return capital(titleOf(speaker, lastOf(own.at(-1))?.facts ?? []));
    },
    place(puzzle, moves) {
      const placed = moves.at(-1);
      return placed === undefined ? '' : placeSaid(speakerOf(puzzle), placed);
    },
    isPlaceSaid: true,
    look: (puzzle, step) => lookedAt(speakerOf(puzzle), lookAtStep(speakerOf(puzzle), step)),
    why: (puzzle, step) => whySaid(speakerOf(puzzle), step),
    whyTold: (puzzle, step) => whyToldSaid(speakerOf(puzzle), step),
    cells: (puzzle, moves) => speakerOf(puzzle).cells(moves.flatMap(({ cells }) => cells)),
    move: (puzzle, move) => lyingSaid(speakerOf(puzzle), move),
    premise: (puzzle, premise) => premiseSaid(speakerOf(puzzle), puzzle, premise),
    differ: (puzzle, differ) => changesOf(puzzle, differ).map((change) => differSaid(change, speakerOf(puzzle).names)),
  });

  return {
    ...common,
    stepTechnique(puzzle, { steps, index }: StepScene<PipsStep, Solution>) {
      const claim = lastOf(steps[index])?.claim;
      if (claim?.says === 'pairs' || claim?.says === 'ways')
        return speakerOf(puzzle).ruleOf(claim.region)?.kind === 'sum' ? undefined : WITHOUT_SUM;
      return claim?.says === 'fit' && claim.isLast ? LAST_DOMINO : undefined;
    },
    conflict(puzzle, conflict) {
      const speaker = speakerOf(puzzle);
      const { chain, supposed, wrong } = conflict;
      const end = endSaid(speaker, chain.at(-1)?.parts ?? []);
      if (wrong === undefined) return end;
      const [x, y] = wrong.domino;
      const [first, second] = wrong.cells.map(speaker.cell);
      const parts = { x, y, first: first!, second: second!, clause: lower(end) };
      if (supposed === undefined && x !== y) return capital(speaker.say('with-lying', parts));
      const domino = { domino: dominoName(wrong.domino), cells: speaker.cells(wrong.cells) };
      return capital(speaker.say(supposed === undefined ? 'with-on' : 'with-here', { ...parts, ...domino }));
    },
    labels: {
      puzzle(puzzle) {
        const { title, description } = textAlternative(puzzle);
        return `${title}. ${description}`;
      },
      legend: (puzzle) => (dominoesInOrder(puzzle).length > 0 ? '' : trayInWords(puzzle)),
      scene(puzzle, scene) {
        const { board, concluded, premises } = showScene(puzzle, scene);
        const marked = (word: string, all: readonly { readonly cell: Cell }[]) =>
          all.length === 0 ? [] : [`${word}: ${all.map(({ cell }) => speakerOf(puzzle).cell(cell)).join(', ')}.`];
        return [
          'index' in scene ? `The board at step ${scene.index + 1}.` : 'The board.',
          ...marked('Outlined', concluded),
          ...marked('Hatched', premises),
          allSaid(speakerOf(puzzle), board.placements),
        ].join(' ');
      },
      after(puzzle, steps, progress) {
        const all = steps.length === 1 ? 'the step' : `all ${steps.length} steps`;
        return `The board after ${all}. ${allSaid(speakerOf(puzzle), boardAfter(puzzle, steps, progress).placements)}`;
      },
    },
    piece: 'domino',
    marks:
      'In the boards, [ ] marks what a step concludes, · what it depends on, [?] two cells that pair, [×] two that do not. Where a step supposes something, [4?] is what it supposes, [!] a cell that is left no number.',
    dashed: 'pair',
  };
}

export const pipsLanguage = languageBy(speakerOf);
/** Names what is on the board by marks. */
export const pipsMarked = languageBy(speakersBy(marks));

/** What a conflict ends with, in one sentence that can stand alone. */
function endSaid(speaker: Speaker, parts: readonly ToldPart[]): string {
  const last = parts.at(-1);
  if (last === undefined) return speaker.tell('unfinished');
  const { claim, facts } = last;
  const isNone = claim.says === 'enough' && claim.values.length === 0;
  const clauses = isNone ? clausesOf(speaker, claim, facts).slice(-2) : [];
  if (isNone) return sentence(speaker.all(clauses.map(({ text }) => text)));
  return sentencesOf(speaker, parts).at(-1)!;
}

function allSaid(speaker: Speaker, placements: readonly Placement[]): string {
  if (placements.length === 0) return 'No dominoes yet.';
  return `Dominoes: ${placementsSaid(speaker, placements)}.`;
}

/** What a chapter that places nothing is about: the first things that it settles. */
function titleOf(speaker: Speaker, facts: readonly ToldFact[]): string {
  const cells = facts.flatMap((fact): readonly Cell[] =>
    fact.is === 'values' ? [fact.cell] : fact.is === 'joined' || fact.is === 'parted' ? fact.edge : [],
  );
  const regions = facts.flatMap((fact) => (fact.is === 'number' ? [fact.region] : []));
  const names = [...(regions.length === 0 ? [] : [speaker.regions(regions)]), ...cells.map(speaker.cell)];
  return speaker.and(names.slice(0, 2));
}
