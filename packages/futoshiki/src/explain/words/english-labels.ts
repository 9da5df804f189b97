/** Pictures in words, in English. */
import { cellName } from '@pipwright/core';
import { textAlternative } from '../../draw/text-alternative.js';
import { movesIn } from '../step.js';
import type { FutoshikiLanguage } from './language.js';

export const englishLabels: FutoshikiLanguage['labels'] = {
  puzzle(puzzle) {
    const { title, description } = textAlternative(puzzle);
    return `${title}. ${description}`;
  },
  legend: ({ bars }) =>
    bars === undefined
      ? ''
      : 'A bar joins neighbours whose numbers differ by one. All other neighbours differ by more.',
  scene(_, scene) {
    if ('conflict' in scene) {
      const { because } = scene.conflict;
      return `The grid. Marked: the ${because.length} rows, columns, signs and numbers that cannot hold together.`;
    }
    if (!('index' in scene)) return 'The grid.';
    const { concludes } = scene.steps[scene.index]!;
    return `The grid at step ${scene.index + 1}. Outlined: ${concludes.map(({ cell }) => cellName(cell)).join(', ')}.`;
  },
  after(_, steps) {
    const written = steps.flatMap(({ concludes }) => movesIn(concludes));
    return `The grid after ${steps.length === 1 ? 'the step' : `all ${steps.length} steps`}: ${written.length} numbers written.`;
  },
};
