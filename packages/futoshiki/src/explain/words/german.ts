/** Explanations of Futoshiki in German. */
import { cellName } from '@pipwright/core';
import { germanWords } from '@pipwright/core/explaining';
import { cellOf } from '../../model/square.js';
import type { FutoshikiPremise } from '../step.js';
import { titleOf } from '../told/title.js';
import { conflictSaid } from './german-conflicts.js';
import { germanLabels } from './german-labels.js';
import { lineTechniques } from './german-lines.js';
import { briefConclusion, cellNames, conclusion, inverted, lineName, sentence, und } from './german-names.js';
import { signTechniques } from './german-signs.js';
import { stuck } from './german-stuck.js';
import { aroundChain, deadEnd, supposingTechniques } from './german-suppose.js';
import { type FutoshikiWords, isLine } from './language.js';
import { tellingOf } from './telling.js';

const telling = tellingOf({
  techniques: { ...lineTechniques, ...signTechniques, ...supposingTechniques },
  concluded: (told) => sentence(conclusion(told)),
  briefly: briefConclusion,
  deadEnd: (told) => deadEnd(told).map(sentence),
  stuck: (told) => stuck(told).map(sentence),
  following: (text) => inverted('Dann', text) ?? text.replace(/^Wohin mit/, 'Wohin dann mit'),
});

export const german: FutoshikiWords = {
  explanation: germanWords,
  ...telling,
  askFirst: () => [],
  ask: (told) => `Was bleibt für ${cellNames(told.concludes.slice(0, 2).map(({ cell }) => cell))}?`,
  again: (text) => `Schau noch einmal hin. ${text}`,
  supposition: aroundChain,
  chapter: (texts) => texts.join(' '),
  title(move, steps) {
    const title = titleOf(move !== undefined, steps);
    switch (title.kind) {
      case 'cells':
        return cellNames(title.cells);
      case 'line':
        return lineName(title.line);
      case 'last-numbers':
        return 'Die letzten Zahlen';
      case 'first':
        return und([...title.cells.map(cellName), 'was daraus folgt']);
    }
  },
  place: (moves) => `Trag ${und(moves.map(({ square, number }) => `${number} in ${cellName(cellOf(square))}`))} ein.`,
  where: (things) => [
    `Schau dir ${und(things.map((thing) => (isLine(thing) ? lineName(thing) : cellName(thing))))} an.`,
  ],
  namesOfLines: /(?:Zeilen?|Spalten?) \d+(?:(?:, \d+)* und \d+)?/g,
  told: {
    where: (cells) => `In ${cellNames(cells)} kannst du ${cells.length === 1 ? 'eine Zahl' : 'Zahlen'} eintragen.`,
    why: (cells) => `Alle Schritte kennst du schon. Was bleibt für ${cellNames(cells)}?`,
  },
  choice: {
    where: (cell) => `Probier eine Zahl in ${cellName(cell)}.`,
    why: (cell) => `Von hier führen mehrere Wege zum Ziel. Welche Zahl probierst du in ${cellName(cell)}?`,
    what: (cell, number) => `Von hier führen mehrere Wege zum Ziel. Einer davon: ${number} in ${cellName(cell)}.`,
  },
  conflict: conflictSaid,
  premise: premiseName,
  differ: (cells) => `${cellNames(cells)} ${cells.length === 1 ? 'lässt' : 'lassen'} sich auch anders füllen.`,
  labels: germanLabels,
  dashed: 'Zeile oder Spalte, auf der es beruht',
  piece: 'Zahl',
  marks:
    'In den Gittern steht [ ] um das, was ein Schritt ergibt, und · an dem, worauf er beruht. Nimmt ein Schritt etwas an, ist [4?] die Annahme und [!] ein Feld, für das keine Zahl bleibt.',
};

function premiseName(premise: FutoshikiPremise): string {
  if ('row' in premise) return lineName({ kind: 'row', index: premise.row });
  if ('column' in premise) return lineName({ kind: 'column', index: premise.column });
  if ('sign' in premise) return premise.sign.map(cellName).join(' > ');
  if ('bar' in premise) return `der Balken zwischen ${cellNames(premise.bar)}`;
  if ('noBar' in premise) return `kein Balken zwischen ${cellNames(premise.noBar)}`;
  if ('given' in premise) return `die Zahl in ${cellName(premise.given)}`;
  if ('placed' in premise) return `deine ${premise.placed.number} in ${cellName(cellOf(premise.placed.square))}`;
  if ('step' in premise) return `Schritt ${premise.step + 1}`;
  return 'link' in premise ? `Schluss ${premise.link + 1}` : 'die Annahme';
}
