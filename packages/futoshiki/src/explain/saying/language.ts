/** Explanations of Futoshiki in English: all that is said of steps, chapters, hints and conflicts. */
import type { Cell } from '@pipwright/core';
import { type Chapter, capital, type Language, languageOf, lower, marks, sentence } from '@pipwright/core/explaining';
import { textAlternative } from '../../draw/text-alternative.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Move, Solution } from '../../model/solution.js';
import { cellOf } from '../../model/square.js';
import { isDeadEnd, type ToldTwo } from '../claims/told.js';
import {
  type FutoshikiConflict,
  type FutoshikiPremise,
  type FutoshikiStep,
  movesIn,
  type ThingPremise,
} from '../step.js';
import { endSaid } from './clauses.js';
import { lookAtStep, lookedAt, whySaid } from './hints.js';
import { sentencesOf, suppositionSaid } from './sentences.js';
import { Speaker } from './speaker.js';
import { englishTechniques } from './techniques.js';

export const speaker = new Speaker();

const lastOf = (step: FutoshikiStep | undefined) => step?.parts.at(-1);
const movesOf = ({ concludes }: FutoshikiStep) => movesIn(concludes);

/** Does a chapter tell all that is left of the board? */
const isRest = ({ steps, chapter }: { readonly steps: readonly FutoshikiStep[]; readonly chapter: Chapter }) =>
  lastOf(steps[chapter.steps.at(-1) ?? -1])?.claim.says === 'rest';

type FutoshikiLanguage = Language<Puzzle, Solution, Move, FutoshikiStep, FutoshikiConflict>;

function languageBy(speaker: Speaker): FutoshikiLanguage {
  const cellsIn = (moves: readonly Move[]) => speaker.cells(moves.map(({ square }) => cellOf(square)));
  const moveSaid = ({ square, number }: Move) =>
    speaker.say('value-in', { value: number, cell: speaker.cell(cellOf(square)) });

  const common = languageOf<Puzzle, Solution, Move, FutoshikiStep, FutoshikiConflict, FutoshikiPremise>({
    techniques: englishTechniques,
    speakerOf: () => speaker,
    step: (_, { parts }) => sentencesOf(speaker, parts),
    link: (_, { parts }) => sentencesOf(speaker, parts),
    supposition: (_, step) => suppositionSaid(speaker, lastOf(step)?.claim as ToldTwo),
    isDeadEnd: (step) => isDeadEnd(lastOf(step)?.facts ?? []),
    moves: movesOf,
    title(_, scene) {
      if (isRest(scene)) return capital(speaker.say('the-rest'));
      return cellsIn(scene.chapter.steps.flatMap((index) => movesOf(scene.steps[index]!)));
    },
    place(_, moves, scene) {
      if (scene !== undefined && isRest(scene)) return speaker.tell('write', { placed: speaker.say('the-rest') });
      return moves.length === 0 ? '' : speaker.tell('write', { placed: speaker.and(moves.map(moveSaid)) });
    },
    isPlaceSaid: false,
    look: (_, step) => lookedAt(speaker, lookAtStep(speaker, step)),
    why: (_, step) => whySaid(speaker, step),
    whyTold: (_, step) => whySaid(speaker, step),
    cells: (_, moves) => cellsIn(moves),
    move: (_, move) => moveSaid(move),
    premise: (_, premise) => premiseSaid(speaker, premise),
    differ: (_, { free }) => free.map((cells) => speaker.say('differ', { cells: speaker.cells(cells) })),
  });

  return {
    ...common,
    conflict(puzzle, { chain, supposed, wrong }) {
      const last = lastOf(chain.at(-1));
      const said = common.sentences(puzzle, { steps: chain, chapter: { steps: [...chain.keys()] } });
      const end = said.length === 1 ? said[0]!.text : sentence(endSaid(speaker, last));
      if (wrong === undefined) return end;
      const isBroken = said.length === 1 && (last?.claim.says === 'twice' || last?.claim.says === 'against');
      const key = supposed !== undefined ? 'with-here' : isBroken ? 'is-wrong' : 'with-on';
      const clause = lower(end.slice(0, -1));
      return sentence(speaker.say(key, { value: wrong.number, cell: speaker.cell(cellOf(wrong.square)), clause }));
    },
    labels: {
      puzzle(puzzle) {
        const { title, description } = textAlternative(puzzle);
        return `${title}. ${description}`;
      },
      legend: ({ bars }) =>
        bars === undefined
          ? ''
          : 'A bar joins neighbours whose numbers differ by one. All other neighbours differ by more.',
      scene(puzzle, scene) {
        if ('conflict' in scene)
          return `The grid. Marked: ${speaker.and(common.premises(puzzle, scene.conflict.because).map(({ text }) => text))}.`;
        if (!('index' in scene)) return 'The grid.';
        const { concludes } = scene.steps[scene.index]!;
        const outlined =
          concludes.length === 0 ? '' : ` Outlined: ${concludes.map(({ cell }) => speaker.cell(cell)).join(', ')}.`;
        return `The grid at step ${scene.index + 1}.${outlined}`;
      },
      after(_, steps) {
        const written = steps.flatMap(({ concludes }) => movesIn(concludes));
        return `The grid after ${steps.length === 1 ? 'the step' : `all ${steps.length} steps`}: ${written.length} numbers written.`;
      },
    },
    piece: 'number',
    marks:
      'In the grids, [ ] marks what a step concludes, · what it depends on. Where a step supposes something, [4?] is what it supposes, [!] a cell that is left no number.',
    dashed: 'row or column it depends on',
  };
}

export const futoshikiLanguage = languageBy(speaker);
/** Names cells by marks. */
export const futoshikiMarked = languageBy(new Speaker(marks));

function premiseSaid(speaker: Speaker, premise: ThingPremise): string {
  const names = (cells: readonly Cell[]) => ({ cells: speaker.cells(cells) });
  if ('row' in premise || 'column' in premise) return speaker.line(premise);
  if ('sign' in premise)
    return speaker.say('sign-of', { a: speaker.cell(premise.sign[0]), b: speaker.cell(premise.sign[1]) });
  if ('bar' in premise) return speaker.say('bar-of', names(premise.bar));
  if ('noBar' in premise) return speaker.say('no-bar-of', names(premise.noBar));
  if ('cell' in premise) return speaker.cell(premise.cell);
  if ('given' in premise) return speaker.say('given-in', { cell: speaker.cell(premise.given) });
  return speaker.say('your-value', { value: premise.placed.number, cell: speaker.cell(cellOf(premise.placed.square)) });
}
