/** The look of a grid: given numbers bold on a ground of their own, added ones lighter, so that grey will do. */
import { DARK, LIGHT, type Look, type Palette } from '@pipwright/core/drawing';

/** What is added has one of the tints. */
const ADDED = 1;

export const GRID_LOOK: Look = {
  shapes: [
    '.number{font-family:Helvetica,Arial,system-ui,sans-serif;text-anchor:middle}',
    '.given .number{font-weight:700}',
    '.added .number{font-weight:400}',
    '.square{stroke-width:1.2}',
    '.given .square{stroke-width:2}',
    '.sign{fill:none;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}',
    '.bar{stroke-width:6;stroke-linecap:round}',
  ],
  light: colours(LIGHT),
  dark: colours(DARK),
};

function colours(palette: Palette): string[] {
  const [, strong] = palette.tints[ADDED] ?? [palette.free, palette.ink];
  return [
    `.paper{fill:${palette.paper}}`,
    `.square{fill:${palette.free};stroke:${palette.faint}}`,
    `.given .square{fill:${palette.board}}`,
    `.given .number{fill:${palette.ink}}`,
    `.added .number{fill:${strong}}`,
    `.label{fill:${palette.faint}}`,
    `.sign,.bar{stroke:${palette.ink}}`,
  ];
}
