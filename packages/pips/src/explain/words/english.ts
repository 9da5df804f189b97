/** Explanations of Pips in English. */
import { cellName, list } from '@pipwright/core';
import { capital, englishWords, lower } from '@pipwright/core/explaining';
import { trayInWords } from '../../draw/svg-tray.js';
import { textAlternative } from '../../draw/text-alternative.js';
import type { Cell } from '../../model/cell.js';
import { type Domino, dominoName } from '../../model/domino.js';
import type { Puzzle, Region } from '../../model/puzzle.js';
import { canonicalSolution, type Placement } from '../../model/solution.js';
import type { PipsPremise } from '../step.js';
import type { ToldLink } from '../told/index.js';
import type { LookAt } from '../told/look.js';
import { subjectOf } from '../told/subject.js';
import { carriedNumbers } from '../told/tray.js';
import { chapterSaid } from './english-chapter.js';
import { englishConflicts } from './english-conflicts.js';
import { englishDiffer } from './english-differ.js';
import { briefly, conclusionsByCell, placing, type Variants } from './english-facts.js';
import { cellNames, regionName, regionNames, ruleName } from './english-names.js';
import { askTold, lastAsked } from './english-pair-asked.js';
import { sayAroundChain } from './english-suppose.js';
import { endSaid, englishTechniques, linkSaid, reasonSaid, stepSaid } from './english-techniques.js';
import { question, sentence } from './english-telling.js';
import type { PipsWords } from './language.js';

export const english: PipsWords = {
  explanation: englishWords,
  techniques: englishTechniques,
  step: stepSaid,
  reason: reasonSaid,
  link: linkSaid,
  end: endSaid,
  plainly: (told: ToldLink) => conclusionsByCell(told).map(sentence),
  briefly: (told: ToldLink) => sentence(briefly(told)),
  ask: question,
  again: (text) => `Look again. ${text}`,
  place: (placements) => placements.slice(-1).map(placing).join(''),
  namesOfRules: (puzzle) =>
    puzzle.regions.flatMap((region) => {
      const names = [regionName(puzzle, region), `each ${ruleName(region.rule)}`, `both ${ruleName(region.rule)}s`];
      return names.flatMap((name) => [name, capital(name)]);
    }),
  where: whereSaid,
  supposition: sayAroundChain,
  chapter: chapterSaid,
  lastDomino: 'Last domino',
  title: (placement, steps) => (placement === undefined ? titleOf(steps) : `The ${dominoName(placement.domino)}`),
  told: {
    where: (cells) => `You can place a domino on ${cellNames(cells)}.`,
    why: (told, before) =>
      [...askTold(told, before), question(told)].map((text) => `You have been told every step. ${text}`),
  },
  askFirst: lastAsked,
  choice: {
    where: (cells) => `Try a domino on ${cellNames(cells)}.`,
    why: (cells) => `Several ways work from here. Which domino do you try on ${cellNames(cells)}?`,
    what: (placement) => `Several ways work from here. One of them: ${lyingSo(placement)}.`,
  },
  supposing: (domino, said) => `With the ${dominoName(domino)} here, ${lower(said)}`,
  conflicts: englishConflicts,
  differ: englishDiffer,
  premise: premiseName,
  labels: {
    puzzle(puzzle) {
      const { title, description } = textAlternative(puzzle);
      return `${title}. ${description}`;
    },
    tray: trayInWords,
    scene({ step, outlined, hatched, placements }) {
      return [
        step === undefined ? 'The board.' : `The board at step ${step}.`,
        ...(outlined.length > 0 ? [`Outlined: ${inARow(outlined)}.`] : []),
        ...(hatched.length > 0 ? [`Hatched: ${inARow(hatched)}.`] : []),
        lying(placements),
      ].join(' ');
    },
    after: (steps, placements) =>
      `The board after ${steps === 1 ? 'the step' : `all ${steps} steps`}. ${lying(placements)}`,
  },
  piece: 'domino',
  marks:
    'In the boards, [ ] marks what a step concludes, · what it depends on, [?] two cells that pair, [×] two that do not. Where a step supposes something, [4?] is what it supposes, [!] a cell that is left no number.',
  dashed: 'pair',
};

/** What a chapter is about that places nothing: the regions, or cells, that it ends with. */
function titleOf(steps: readonly ToldLink[]): string {
  const subject = subjectOf(steps);
  switch (subject.kind) {
    case 'parted':
      return 'Which cells do not pair';
    case 'partners':
      return `The partner${subject.cells.length > 1 ? 's' : ''} of ${cellNames(subject.cells, 3)}`;
    case 'regions':
      return capital(regionNames(subject.puzzle, subject.regions));
    case 'cells':
      return cellNames(subject.cells, 3);
  }
}

/** `the 0–1 with 0 on r1c7 and 1 on r1c8`. */
function lyingSo({ domino: [x, y], cells }: Placement): string {
  const name = `the ${dominoName([x, y])}`;
  const [a, b] = cells.map(cellName);
  return x === y ? `${name} on ${cellNames(cells)}` : `${name} with ${x} on ${a} and ${y} on ${b}`;
}

/** Regions by their names where these are short enough, else by their first cells. */
function whereSaid(puzzle: Puzzle, things: readonly LookAt[]): Variants {
  const regionOf = (thing: LookAt) => puzzle.regions.find(({ index }) => 'region' in thing && index === thing.region);
  const regions = things.flatMap((thing) => regionOf(thing) ?? []);
  const said = (name: (region: Region) => string) =>
    things.map((thing) => {
      const region = regionOf(thing);
      if (region !== undefined) return name(region);
      return 'domino' in thing ? `the ${dominoName(thing.domino as Domino)}` : cellName(thing.cell as Cell);
    });
  return [
    ...(regions.length === 2 ? [`Look at ${regionNames(puzzle, regions, 'the two')}.`] : []),
    `Look at ${list(said((region) => regionName(puzzle, region)))}.`,
    `Look at ${list(said(({ cells }) => cellName(cells[0]!)))}.`,
  ];
}

function premiseName(puzzle: Puzzle, premise: PipsPremise): string {
  if ('region' in premise) {
    const region = puzzle.regions.find(({ index }) => index === premise.region);
    return region === undefined ? `region ${premise.region + 1}` : regionName(puzzle, region);
  }
  if ('value' in premise)
    return carriedNumbers(puzzle).includes(premise.value) ? `the ${premise.value}s` : `no ${premise.value}`;
  if ('domino' in premise) return `the ${dominoName(premise.domino)}`;
  if ('cell' in premise) return cellName(premise.cell);
  if ('shape' in premise) {
    const all = premise.shape.length === puzzle.cells.length;
    return all ? 'the whole board' : inARow(premise.shape);
  }
  if ('step' in premise) return `step ${premise.step + 1}`;
  if ('link' in premise) return `link ${premise.link + 1}`;
  if ('suppose' in premise) return 'what is supposed';
  const { domino, cells } = premise.placed;
  return `the ${dominoName(domino)} on ${cellNames(cells)}`;
}

function inARow(cells: readonly Cell[]): string {
  return cells.map(cellName).join(', ');
}

function lying(placements: readonly Placement[]): string {
  if (placements.length === 0) return 'No dominoes yet.';
  const laid = canonicalSolution({ placements }).placements.map(
    ({ domino: [x, y], cells: [a, b] }) =>
      `the ${dominoName([x, y])}, ${x} on ${cellName(a)} and ${y} on ${cellName(b)}`,
  );
  return `Dominoes: ${laid.join('; ')}.`;
}
