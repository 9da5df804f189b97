/** The colours of drawings in SVG, and the look of a board and of a forest. */
import { DARK, LIGHT, type Look, type Palette } from '@pipwright/core/drawing';

interface Theme extends Palette {
  readonly domino: string;
  readonly pip: string;
  /** How much a domino on the board hides of the regions below it. */
  readonly veil: number;
  /** On a badge. */
  readonly label: string;
}

const BY_DAY: Theme = { ...LIGHT, domino: '#fffdf9', pip: '#1c1b1a', veil: 0.55, label: '#ffffff' };
const BY_NIGHT: Theme = { ...DARK, domino: '#ece7dd', pip: '#1c1b1a', veil: 0.14, label: '#15171a' };

export const BOARD_LOOK: Look = {
  shapes: [
    '.number,.words{font-family:Helvetica,Arial,system-ui,sans-serif;text-anchor:middle}',
    '.badge .number{font-weight:700}',
    '.pips .number{font-weight:600}',
    '.region{stroke-width:1.8;stroke-dasharray:5 3.5;stroke-linecap:round}',
    '.link{stroke-width:2.4;stroke-dasharray:0 5;stroke-linecap:round}',
    '.seam{stroke-width:1;stroke-opacity:.28;fill:none}',
    '.free{stroke-width:.8}',
    '.domino{stroke-width:1.4}',
    '.solved .free{stroke:none}',
    '.solved .seam{display:none}',
    '.middle{stroke-width:1;stroke-opacity:.4}',
  ],
  light: colours(BY_DAY),
  dark: colours(BY_NIGHT),
};

function colours(theme: Theme): string[] {
  return [
    `.paper,.hole{fill:${theme.paper}}`,
    `.board{fill:${theme.board}}`,
    `.free{fill:${theme.free};stroke:${theme.faint}}`,
    `.words{fill:${theme.ink}}`,
    `.label{fill:${theme.faint}}`,
    `.domino{fill:${theme.domino};stroke:${theme.pip}}`,
    `.middle{stroke:${theme.pip}}`,
    `.pips{fill:${theme.pip}}`,
    `.solved .domino{fill:#ffffff;fill-opacity:${theme.veil};stroke:${theme.ink}}`,
    `.solved .middle{stroke:${theme.ink}}`,
    `.solved .pips{fill:${theme.ink}}`,
    `.badge .number{fill:${theme.label}}`,
    `.badge rect{stroke:${theme.paper}}`,
    ...theme.tints.flatMap(([ground, strong], i) => [
      `.tint${i} .region{fill:${ground};stroke:${strong}}`,
      `.tint${i} .seam,.tint${i} .link{stroke:${strong}}`,
      `.tint${i} .badge rect{fill:${strong}}`,
    ]),
  ];
}

/** The last domino placed has one of the tints. */
const NEWEST = 1;

export const FOREST_LOOK: Look = {
  shapes: [
    '.words{font-family:Helvetica,Arial,system-ui,sans-serif;text-anchor:middle}',
    '.twig{fill:none;stroke-width:1.4}',
    '.free{stroke-width:.6;stroke-opacity:.5}',
    '.domino{stroke-width:1.2}',
    '.middle{stroke-width:.8;stroke-opacity:.4}',
  ],
  light: forestColours(BY_DAY),
  dark: forestColours(BY_NIGHT),
};

function forestColours(theme: Theme): string[] {
  const [ground, strong] = theme.tints[NEWEST] ?? [theme.domino, theme.pip];
  return [
    `.paper{fill:${theme.paper}}`,
    `.board{fill:${theme.board}}`,
    `.free{fill:${theme.free};stroke:${theme.faint}}`,
    `.words{fill:${theme.ink}}`,
    `.label{fill:${theme.faint}}`,
    `.twig{stroke:${theme.faint}}`,
    `.domino{fill:${theme.domino};stroke:${theme.pip}}`,
    `.middle{stroke:${theme.pip}}`,
    `.newest .domino{fill:${ground};stroke:${strong}}`,
    `.newest .middle{stroke:${strong}}`,
  ];
}
