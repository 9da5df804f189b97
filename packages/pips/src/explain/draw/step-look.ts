/** The look of a board with the marks of a step. */
import { DARK, LIGHT, type Look, type Palette } from '@pipwright/core/drawing';
import { BOARD_LOOK } from '../../draw/svg-style.js';

export const STEP_LOOK: Look = {
  shapes: [
    ...BOARD_LOOK.shapes,
    '.hatching{fill:none;stroke-width:1.1;stroke-opacity:.5}',
    '.note.new{font-weight:700}',
    '.joined{fill:none;stroke-width:1.4;stroke-dasharray:2.5 2.5}',
    '.joined.new{stroke-width:2.6;stroke-dasharray:none}',
    '.frame,.halo,.wall{fill:none;stroke-linejoin:round;stroke-linecap:round}',
    '.frame{stroke-width:3.6}',
    '.wall{stroke-width:3.2}',
    '.halo{stroke-width:6.4}',
  ],
  light: [...BOARD_LOOK.light, ...colours(LIGHT, '#b3261e')],
  dark: [...BOARD_LOOK.dark, ...colours(DARK, '#ff8a80')],
};

function colours({ ink, paper }: Palette, mark: string): string[] {
  return [
    `.hatching,.joined,.wall{stroke:${ink}}`,
    `.note{fill:${ink}}`,
    `.halo{stroke:${paper}}`,
    `.frame{stroke:${mark}}`,
  ];
}
