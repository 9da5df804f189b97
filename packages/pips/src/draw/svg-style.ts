/** The colours of drawings in SVG, and the look of a board and of a forest. */
import type { Look } from './svg-file.js';

interface Theme {
  readonly paper: string;
  readonly board: string;
  readonly free: string;
  readonly faint: string;
  readonly ink: string;
  readonly domino: string;
  readonly pip: string;
  /** How much a domino on the board hides of the regions below it. */
  readonly veil: number;
  /** On a badge. */
  readonly label: string;
  /** A region's ground, and its border and badge: as many as there are TINTS. */
  readonly tints: readonly (readonly [ground: string, strong: string])[];
}

const LIGHT: Theme = {
  paper: '#ffffff',
  board: '#ece4d8',
  free: '#fbf8f3',
  faint: '#76706a',
  ink: '#1c1b1a',
  domino: '#fffdf9',
  pip: '#1c1b1a',
  veil: 0.55,
  label: '#ffffff',
  tints: [
    ['#f6c6d2', '#a01f4b'],
    ['#c3dbf6', '#1c5796'],
    ['#fae0a6', '#805300'],
    ['#c7e8c0', '#2a6a2d'],
    ['#dccff4', '#613d9f'],
    ['#bce6e3', '#0f6163'],
    ['#fcd0b2', '#9c410b'],
    ['#d2d9e1', '#435263'],
  ],
};

const DARK: Theme = {
  paper: '#15171a',
  board: '#2b2e33',
  free: '#1f2226',
  faint: '#a5a8ad',
  ink: '#f1efec',
  domino: '#ece7dd',
  pip: '#1c1b1a',
  veil: 0.14,
  label: '#15171a',
  tints: [
    ['#5c2338', '#ff9fbb'],
    ['#1e3d62', '#92c5ff'],
    ['#52400f', '#f0c352'],
    ['#214a26', '#92da92'],
    ['#3f2f68', '#c6adff'],
    ['#144b4c', '#72d8d4'],
    ['#5e3317', '#ffb180'],
    ['#3a4552', '#bccad9'],
  ],
};

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
  light: colours(LIGHT),
  dark: colours(DARK),
};

function colours(theme: Theme): string[] {
  return [
    `.paper{fill:${theme.paper}}`,
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
  light: forestColours(LIGHT),
  dark: forestColours(DARK),
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
