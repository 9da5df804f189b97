/** Explanations of Futoshiki in English: all that is said of steps, chapters, hints and conflicts. */
import { type Cell, cellName } from '@pipwright/core';
import {
  type ChapterScene,
  capital,
  englishWords,
  type Language,
  lower,
  onceSaid,
  type StepScene,
} from '@pipwright/core/explaining';
import { textAlternative } from '../../draw/text-alternative.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Move, Solution } from '../../model/solution.js';
import { cellOf } from '../../model/square.js';
import { isDeadEnd, type ToldTwo } from '../claims/told.js';
import { type FutoshikiConflict, type FutoshikiPremise, type FutoshikiStep, movesIn } from '../step.js';
import type { TechniqueName } from '../techniques.js';
import { endSaid } from './clauses.js';
import { english } from './english.js';
import { lookAtStep, lookSaid, whySaid } from './hints.js';
import { sentencesOf, suppositionSaid } from './sentences.js';
import { Speaker } from './speaker.js';
import { englishTechniques } from './techniques.js';

type OfStep = StepScene<FutoshikiStep, Solution>;
type OfChapter = ChapterScene<FutoshikiStep, Solution>;

/** What each step says, and each link of its chain. */
interface Said {
  readonly steps: readonly (readonly string[])[];
  readonly links: readonly (readonly (readonly string[])[])[];
}

export const speaker = new Speaker(english);

const kept = new WeakMap<readonly FutoshikiStep[], Said>();

/** All that is said, in order: what was said before points to where. */
function saidIn(steps: readonly FutoshikiStep[]): Said {
  const known = kept.get(steps);
  if (known !== undefined) return known;
  const once = onceSaid((key, parts, isSupposed) => speaker.say(key === 'here' && !isSupposed ? 'by-now' : key, parts));
  const all = steps.map(({ parts, chain = [] }, step) => ({
    said: once(sentencesOf(speaker, parts), step),
    links: chain.map((link) => once(sentencesOf(speaker, link.parts), step, true)),
  }));
  const said = { steps: all.map((each) => each.said), links: all.map(({ links }) => links) };
  kept.set(steps, said);
  return said;
}

const lastOf = ({ steps, index }: OfStep) => steps[index]?.parts.at(-1);
const stepSaid = ({ steps, index }: OfStep) => (saidIn(steps).steps[index] ?? []).join(' ');
const linkSaid = ({ steps, index }: OfStep, link: number) => saidIn(steps).links[index]?.[link] ?? [];
const stepsIn = ({ steps, chapter }: OfChapter) => chapter.steps.flatMap((index) => steps[index] ?? []);
const endsInNothing = (scene: OfChapter) => isDeadEnd(stepsIn(scene).at(-1)?.parts.at(-1)?.facts ?? []);

/** Does a chapter tell all that is left of the board? */
const isRest = (scene: OfChapter) => stepsIn(scene).at(-1)?.parts.at(-1)?.claim.says === 'rest';

/** What a chapter leads to; nothing where that is something impossible. */
function placedIn(scene: OfChapter): readonly Move[] {
  return endsInNothing(scene) ? [] : stepsIn(scene).flatMap(({ concludes }) => movesIn(concludes));
}

function writeSaid(moves: readonly Move[]): string {
  const placed = moves.map(({ square, number }) =>
    speaker.say('value-in', { value: number, cell: cellName(cellOf(square)) }),
  );
  return placed.length === 0 ? '' : `${capital(speaker.say('write', { placed: speaker.and(placed) }))}.`;
}

/** All that a chapter says, each with its step: what to write is said by its last. */
function sentencesIn(scene: OfChapter) {
  const { steps } = saidIn(scene.steps);
  return scene.chapter.steps.flatMap((step) => (steps[step] ?? []).map((text) => ({ text, step })));
}

const cellsIn = (moves: readonly Move[]) => moves.map(({ square }) => cellOf(square));

export const futoshikiLanguage: Language<Puzzle, Solution, Move, FutoshikiStep, FutoshikiConflict> = {
  words: englishWords,
  technique: (name) => englishTechniques[name as TechniqueName].name,
  idea: (name) => englishTechniques[name as TechniqueName].idea,
  step: (_, scene) => stepSaid(scene),
  link: (_, scene, link) => linkSaid(scene, link).join(' '),
  linkSentences: (_, scene, link) => linkSaid(scene, link),
  supposition: (_, scene) => suppositionSaid(speaker, lastOf(scene)?.claim as ToldTwo),
  chapter: (_, scene) =>
    sentencesIn(scene)
      .map(({ text }) => text)
      .join(' '),
  sentences: (_, scene) => sentencesIn(scene),
  title(_, scene) {
    if (endsInNothing(scene)) return englishWords.whyNoSolution;
    if (isRest(scene)) return capital(speaker.say('the-rest'));
    return speaker.cells(cellsIn(placedIn(scene)));
  },
  place: (_, scene) =>
    isRest(scene)
      ? `${capital(speaker.say('write', { placed: speaker.say('the-rest') }))}.`
      : writeSaid(placedIn(scene)),
  hint: {
    where: (_, { steps, index }) => lookSaid(speaker, lookAtStep(speaker, steps[index]!)),
    why: (_, { steps, index }) => whySaid(speaker, steps[index]!),
    what: (_, scene) => stepSaid(scene),
    told: {
      where(_, { steps, index }) {
        const cells = cellsIn(movesIn(steps[index]!.concludes));
        return `${capital(speaker.say('write-in', { cells: speaker.cells(cells) }, cells.length))}.`;
      },
      why: (_, { steps, index }) => `${capital(speaker.say('all-told'))}. ${whySaid(speaker, steps[index]!)}`,
    },
    choice: {
      where: (_, { square }) => `${capital(speaker.say('try-in', { cell: cellName(cellOf(square)) }))}.`,
      why(_, { square }) {
        const question = speaker.say('ask-try', { cell: cellName(cellOf(square)) });
        return `${capital(speaker.say('several-ways'))}. ${capital(question)}`;
      },
      what(_, { square, number }) {
        const one = speaker.say('one-way', { value: number, cell: cellName(cellOf(square)) });
        return `${capital(speaker.say('several-ways'))}. ${capital(one)}.`;
      },
    },
  },
  conflict(_, { chain, supposed, wrong }) {
    const last = chain.at(-1)?.parts.at(-1);
    const [only, ...more] = saidIn(chain).steps.flat();
    const isPlain = only !== undefined && more.length === 0;
    const end = isPlain ? only : `${capital(endSaid(speaker, last))}.`;
    const isBroken = isPlain && (last?.claim.says === 'twice' || last?.claim.says === 'against');
    if (wrong === undefined || (isBroken && supposed === undefined)) return end;
    const cell = cellOf(wrong.square);
    const clause = /^r\d/.test(end) ? end : lower(end);
    return capital(
      speaker.say(supposed === undefined ? 'with-on' : 'with-here', {
        value: wrong.number,
        cell: cellName(cell),
        clause,
      }),
    );
  },
  conflictLink: (_, { chain }, link) => stepSaid({ steps: chain, index: link }),
  premises: (_, because) =>
    (because as readonly FutoshikiPremise[]).map((premise) => ({
      text: premiseSaid(premise),
      ...('step' in premise ? { step: premise.step } : {}),
    })),
  differ: (_, { free, beyond }) => [
    ...free.map((cells) => speaker.say('differ', { cells: speaker.cells(cells) })),
    ...(beyond === 0 ? [] : [englishWords.beyond(beyond)]),
  ],
  labels: {
    puzzle(puzzle) {
      const { title, description } = textAlternative(puzzle);
      return `${title}. ${description}`;
    },
    legend: ({ bars }) =>
      bars === undefined
        ? ''
        : 'A bar joins neighbours whose numbers differ by one. All other neighbours differ by more.',
    scene(_, scene) {
      if ('conflict' in scene)
        return `The grid. Marked: ${speaker.and(scene.conflict.because.map((premise) => premiseSaid(premise)))}.`;
      if (!('index' in scene)) return 'The grid.';
      const { concludes } = scene.steps[scene.index]!;
      const outlined =
        concludes.length === 0 ? '' : ` Outlined: ${concludes.map(({ cell }) => cellName(cell)).join(', ')}.`;
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

function premiseSaid(premise: FutoshikiPremise): string {
  const names = (cells: readonly Cell[]) => ({ cells: speaker.cells(cells) });
  if ('row' in premise || 'column' in premise) return speaker.line(premise);
  if ('sign' in premise) return speaker.say('sign-of', { a: cellName(premise.sign[0]), b: cellName(premise.sign[1]) });
  if ('bar' in premise) return speaker.say('bar-of', names(premise.bar));
  if ('noBar' in premise) return speaker.say('no-bar-of', names(premise.noBar));
  if ('cell' in premise) return cellName(premise.cell);
  if ('given' in premise) return speaker.say('given-in', { cell: cellName(premise.given) });
  if ('placed' in premise)
    return speaker.say('your-value', { value: premise.placed.number, cell: cellName(cellOf(premise.placed.square)) });
  if ('step' in premise) return speaker.say('step-n', { n: premise.step + 1 });
  if ('link' in premise) return speaker.say('link-n', { n: premise.link + 1 });
  return speaker.say('supposed');
}
