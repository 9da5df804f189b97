/** The colours of drawings in SVG, and the look of a board and of a forest. */
import { DARK, LIGHT, type Look, type Palette } from '@pipwright/core/drawing';
import { REGION, SIDE } from './measures.js';

interface Theme extends Palette {
  readonly domino: string;
  readonly pip: string;
  /** Ink of the text on a badge. */
  readonly label: string;
  readonly shadow: { readonly colour: string; readonly near: number; readonly far: number };
}

const BY_DAY: Theme = {
  ...LIGHT,
  domino: '#fffdf8',
  pip: '#1c1b1a',
  label: '#ffffff',
  shadow: { colour: '#4a3518', near: 0.3, far: 0.13 },
};
const BY_NIGHT: Theme = {
  ...DARK,
  domino: '#ddd7ca',
  pip: '#1c1b1a',
  label: '#15171a',
  shadow: { colour: '#000000', near: 0.45, far: 0.3 },
};

const LINE = REGION.line * SIDE;

export const BOARD_LOOK: Look = {
  shapes: [
    '.number,.words{font-family:Helvetica,Arial,system-ui,sans-serif;text-anchor:middle}',
    '.badge .number{font-weight:700}',
    '.pips .number{font-weight:600}',
    `.region{stroke-width:${LINE};stroke-opacity:.65}`,
    '.link{stroke-width:2.4;stroke-dasharray:0 5;stroke-linecap:round}',
    '.seam{stroke-width:.8;stroke-opacity:.25;fill:none}',
    '.free{stroke-width:1;stroke-opacity:.45}',
    '.middle{stroke-width:.8;stroke-opacity:.32}',
    '.badge rect{stroke-width:1.8;paint-order:stroke}',
    '.badge .sign{fill:none;stroke-linecap:round}',
  ],
  light: colours(BY_DAY),
  dark: colours(BY_NIGHT),
};

function colours(theme: Theme): string[] {
  return [
    `.paper{fill:${theme.paper}}`,
    `.free{fill:${theme.free};stroke:${theme.faint}}`,
    `.words{fill:${theme.ink}}`,
    `.label{fill:${theme.faint}}`,
    `.shadow{fill:${theme.shadow.colour}}`,
    `.near{fill-opacity:${theme.shadow.near}}`,
    `.far{fill-opacity:${theme.shadow.far}}`,
    `.domino{fill:${theme.domino}}`,
    `.middle{stroke:${theme.pip}}`,
    `.pips{fill:${theme.pip}}`,
    `.badge .number{fill:${theme.label}}`,
    `.badge .sign{stroke:${theme.label}}`,
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
