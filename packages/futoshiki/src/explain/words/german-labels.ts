/** Pictures in words, in German. */
import { cellName } from '@pipwright/core';
import { fixedGrid, type Puzzle, sideOf } from '../../model/puzzle.js';
import { inequalitiesOf } from '../../model/sign.js';
import { cellOf } from '../../model/square.js';
import { movesIn } from '../step.js';
import type { FutoshikiLanguage } from './language.js';

export const germanLabels: FutoshikiLanguage['labels'] = {
  puzzle(puzzle) {
    const side = sideOf(puzzle);
    const rows = fixedGrid(puzzle).map((numbers, row) => {
      const cells = numbers.map((number) => (number === 0 ? 'leer' : `${number} vorgegeben`));
      return `Zeile ${row + 1}: ${cells.join(', ')}.`;
    });
    const kind = puzzle.bars === undefined ? 'Futoshiki' : 'Adjacent';
    return [
      `${[kind, `${side} mal ${side}`, puzzle.id].filter((each) => each).join(', ')}.`,
      ...rows,
      between(puzzle),
    ].join(' ');
  },
  legend: ({ bars }) =>
    bars === undefined
      ? ''
      : 'Zahlen mit einem Balken dazwischen unterscheiden sich um eins, alle anderen Nachbarn um mehr.',
  scene(_, scene) {
    if ('conflict' in scene) {
      const { because } = scene.conflict;
      return `Das Gitter. Markiert: die ${because.length} Zeilen, Spalten, Zeichen und Zahlen, die nicht zusammenpassen.`;
    }
    if (!('index' in scene)) return 'Das Gitter.';
    const { concludes } = scene.steps[scene.index]!;
    return `Das Gitter bei Schritt ${scene.index + 1}. Umrandet: ${concludes.map(({ cell }) => cellName(cell)).join(', ')}.`;
  },
  after(_, steps) {
    const { length } = steps.flatMap(({ concludes }) => movesIn(concludes));
    const written = length === 1 ? '1 Zahl ist eingetragen' : `${length} Zahlen sind eingetragen`;
    return `Das Gitter nach ${steps.length === 1 ? 'dem Schritt' : `allen ${steps.length} Schritten`}: ${written}.`;
  },
};

/** All signs, or all bars. */
function between(puzzle: Puzzle): string {
  const { bars } = puzzle;
  if (bars === undefined) {
    const signs = inequalitiesOf(puzzle).map(({ greater, less }) => `${name(greater)} > ${name(less)}`);
    return signs.length === 0 ? 'Keine Zeichen.' : `Zeichen: ${signs.join('; ')}.`;
  }
  const pairs = bars.map(({ firstSquare, secondSquare }) => `${name(firstSquare)} und ${name(secondSquare)}`);
  return pairs.length === 0 ? 'Keine Balken.' : `Balken: ${pairs.join('; ')}.`;
}

function name(square: Parameters<typeof cellOf>[0]): string {
  return cellName(cellOf(square));
}
