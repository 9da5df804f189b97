/** The colours that drawings of every kind have in common, by day and by night. */
export interface Palette {
  readonly paper: string;
  readonly board: string;
  /** A cell upon which nothing lies. */
  readonly free: string;
  readonly faint: string;
  readonly ink: string;
  /** Eight grounds, each with a strong colour for what stands upon it. */
  readonly tints: readonly (readonly [ground: string, strong: string])[];
}

/** On white paper. */
export const LIGHT: Palette = {
  paper: '#ffffff',
  board: '#ece4d8',
  free: '#fbf8f3',
  faint: '#76706a',
  ink: '#1c1b1a',
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

/** On a dark screen. */
export const DARK: Palette = {
  paper: '#15171a',
  board: '#2b2e33',
  free: '#1f2226',
  faint: '#a5a8ad',
  ink: '#f1efec',
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
