/** Explanations of Futoshiki in English. */
import { cellName, list } from '@pipwright/core';
import { capital, englishWords, lower } from '@pipwright/core/explaining';
import type { Move } from '../../model/solution.js';
import { cellOf } from '../../model/square.js';
import type { FutoshikiPremise } from '../step.js';
import { titleOf } from '../told/title.js';
import { conflictSaid } from './english-conflicts.js';
import { englishLabels } from './english-labels.js';
import { lineTechniques } from './english-lines.js';
import { briefConclusion, cellNames, conclusion, lineName, sentence } from './english-names.js';
import { signTechniques } from './english-signs.js';
import { stuck } from './english-stuck.js';
import { aroundChain, deadEnd, supposingTechniques } from './english-suppose.js';
import { type FutoshikiWords, isLine } from './language.js';
import { tellingOf } from './telling.js';

const telling = tellingOf({
  techniques: { ...lineTechniques, ...signTechniques, ...supposingTechniques },
  concluded: (told) => sentence(conclusion(told)),
  briefly: briefConclusion,
  deadEnd: (told) => deadEnd(told).map(sentence),
  stuck: (told) => stuck(told).map(sentence),
  following: (text) => `Then ${lower(text)}`,
});

function placing(moves: readonly Move[]): string {
  const written = moves.map(({ square, number }) => `${number} in ${cellName(cellOf(square))}`);
  return `Write ${list(written)}.`;
}

export const english: FutoshikiWords = {
  explanation: englishWords,
  ...telling,
  askFirst: () => [],
  ask: (told) => `What is left for ${cellNames(told.concludes.slice(0, 2).map(({ cell }) => cell))}?`,
  again: (text) => `Look again. ${text}`,
  supposition: aroundChain,
  chapter: (texts) => texts.join(' '),
  title(move, steps) {
    const title = titleOf(move !== undefined, steps);
    switch (title.kind) {
      case 'cells':
        return cellNames(title.cells);
      case 'line':
        return capital(lineName(title.line));
      case 'last-numbers':
        return 'The last numbers';
      case 'first':
        return list([...title.cells.map(cellName), 'what follows']);
    }
  },
  place: placing,
  where: (things) => [`Look at ${list(things.map((thing) => (isLine(thing) ? lineName(thing) : cellName(thing))))}.`],
  namesOfLines: /(?:rows?|columns?) \d+(?: and \d+)?/gi,
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
