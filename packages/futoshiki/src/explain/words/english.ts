/** Explanations of Futoshiki in English. */
import { type Cell, cellName, list, sameCell } from '@pipwright/core';
import { englishWords, lower } from '@pipwright/core/explaining';
import { type TechniqueWords, together, type Variants } from '@pipwright/core/wording';
import type { Move } from '../../model/solution.js';
import { cellOf } from '../../model/square.js';
import type { FutoshikiPremise } from '../step.js';
import type { ToldLink } from '../told/link.js';
import { conflictSaid, stuck } from './english-conflicts.js';
import { englishLabels } from './english-labels.js';
import { lineTechniques, saysSeen } from './english-lines.js';
import { briefConclusion, cellNames, conclusion, sentence } from './english-names.js';
import { signTechniques } from './english-signs.js';
import { aroundChain, deadEnd, supposingTechniques } from './english-suppose.js';
import type { FutoshikiWords } from './language.js';

const techniques: FutoshikiWords['techniques'] = {
  ...lineTechniques,
  bound: leavingOne(signTechniques.bound),
  'chain-bound': leavingOne(signTechniques['chain-bound']),
  'ordered-pair': signTechniques['ordered-pair'],
  valley: leavingOne(signTechniques.valley),
  peak: leavingOne(signTechniques.peak),
  'across-bar': leavingOne(signTechniques['across-bar']),
  'no-bar': leavingOne(signTechniques['no-bar']),
  'bar-run': leavingOne(signTechniques['bar-run']),
  ...supposingTechniques,
};

/** What signs say is told as why a cell holds the only number that fits, where they leave it one. */
function leavingOne(words: TechniqueWords<ToldLink>): TechniqueWords<ToldLink> {
  const single = lineTechniques['naked-single'];
  const isOne = ({ placed, concludes }: ToldLink) => placed.length === 1 && concludes.length === 1;
  return {
    ...words,
    say: (told) => (isOne(told) ? single.say(told) : words.say(told)),
    why: (told) => [...words.why(told), ...(isOne(told) ? single.why(told) : [])],
    what: (told) => (isOne(told) ? single.what(told) : words.what(told)),
  };
}

/** What is seen on the way, then what the step says itself. */
function stepSaid(told: ToldLink): Variants {
  // What fails is told with its chain.
  const isTold = ({ concludes }: ToldLink) =>
    told.suppose !== undefined && concludes.some(({ cell }) => sameCell(cell, told.suppose!.cell));
  const seen = saysSeen(told) ? [] : told.seen.filter((each) => !isTold(each));
  const onTheWay = seen.map((each) => ({ variants: say(each), isEvident: true }));
  return together([...onTheWay, { variants: say(told), isEvident: false }]);
}

function say(told: ToldLink): Variants {
  const { technique } = told;
  const dead = told.concludes.some(({ values }) => values.length === 0);
  if (isSeveral(told)) return [sentence(conclusion(told)), briefConclusion(told)];
  return [
    ...(dead ? (told.isSupposed ? deadEnd(told) : stuck(told)).map(sentence) : techniques[technique].say(told)),
    ...(dead ? [] : [sentence(conclusion(told))]),
  ];
}

/** Are there numbers in cells that have nothing to do with each other? */
function isSeveral({ technique, concludes, isSupposed }: ToldLink): boolean {
  return (
    isSupposed &&
    concludes.length > 1 &&
    (technique === 'hidden-single' || technique === 'forced-extreme' || technique === 'naked-single')
  );
}

function linkSaid(told: ToldLink, isFirst: boolean): Variants {
  return stepSaid(told).map((text) => (isFirst ? `Then ${lower(text)}` : text));
}

function placing(moves: readonly Move[]): string {
  const written = moves.map(({ square, number }) => `${number} in ${cellName(cellOf(square))}`);
  return `Write ${list(written)}.`;
}

export const english: FutoshikiWords = {
  explanation: englishWords,
  techniques,
  step: stepSaid,
  reason: stepSaid,
  link: linkSaid,
  plainly: (told) => [sentence(conclusion(told))],
  briefly: briefConclusion,
  askFirst: () => [],
  ask: (told) => `What is left for ${cellNames(told.concludes.slice(0, 2).map(({ cell }) => cell))}?`,
  again: (text) => `Look again. ${text}`,
  supposition: aroundChain,
  chapter: (texts) => texts.join(' '),
  title(move, steps) {
    const cells = steps.flatMap(({ placed }) => placed.map(({ cell }) => cell));
    if (move === undefined || cells.length === 0)
      return cellNames(
        steps
          .at(-1)
          ?.concludes.slice(0, 3)
          .map(({ cell }) => cell) ?? [],
      );
    if (cells.length < 3) return cellNames(cells);
    const [row, column] = cells[0] ?? [0, 0];
    if (cells.every((cell) => cell[0] === row)) return `Row ${row + 1}`;
    if (cells.every((cell) => cell[1] === column)) return `Column ${column + 1}`;
    const first = steps.find(({ placed }) => placed.length > 0)?.placed.map(({ cell }) => cell) ?? [];
    return steps.every(({ technique }) => technique === 'last-number')
      ? 'The last numbers'
      : list([...first.map(cellName), 'what follows']);
  },
  place: placing,
  where: (things) => [
    `Look at ${list(
      things.map((thing) => {
        if ('row' in thing) return `row ${(thing.row as number) + 1}`;
        return 'column' in thing ? `column ${(thing.column as number) + 1}` : cellName(thing.cell as unknown as Cell);
      }),
    )}.`,
  ],
  told: {
    where: (cells) => `You can write a number in ${cellNames(cells)}.`,
    why: (cells) => `You have been told every step. What is left for ${cellNames(cells)}?`,
  },
  choice: {
    where: (cell) => `Try a number in ${cellName(cell)}.`,
    why: (cell) => `Several ways work from here. Which number do you try in ${cellName(cell)}?`,
    what: (cell, number) => `Several ways work from here. One of them: ${number} in ${cellName(cell)}.`,
  },
  conflict: conflictSaid,
  premise: premiseName,
  differ: (cells) => `${cellNames(cells)} can be filled in another way.`,
  labels: englishLabels,
  dashed: 'row or column it depends on',
  piece: 'number',
  marks:
    'In the grids, [ ] marks what a step concludes, · what it depends on. Where a step supposes something, [4?] is what it supposes, [!] a cell that is left no number.',
};

function premiseName(premise: FutoshikiPremise): string {
  if ('row' in premise) return `row ${premise.row + 1}`;
  if ('column' in premise) return `column ${premise.column + 1}`;
  if ('sign' in premise) return `${cellName(premise.sign[0])} > ${cellName(premise.sign[1])}`;
  if ('bar' in premise) return `the bar between ${cellNames(premise.bar)}`;
  if ('noBar' in premise) return `no bar between ${cellNames(premise.noBar)}`;
  if ('given' in premise) return `the number in ${cellName(premise.given)}`;
  if ('placed' in premise) return `your ${premise.placed.number} in ${cellName(cellOf(premise.placed.square))}`;
  if ('step' in premise) return `step ${premise.step + 1}`;
  return 'link' in premise ? `link ${premise.link + 1}` : 'what is supposed';
}
