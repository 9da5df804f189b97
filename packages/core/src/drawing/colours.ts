/**
 * The colours that drawings of every kind have in common, by day and by night. Any two grounds differ by 15 or more
 * (CIEDE2000), so regions side by side do, whichever tints they have; the accent and the app's colour for mistakes
 * differ by 25 or more from everything else. `web/src/style/contrast.test.ts` measures it.
 */
export interface Palette {
  readonly paper: string;
  readonly board: string;
  readonly free: string;
  readonly faint: string;
  readonly ink: string;
  readonly accent: string;
  /** Eight grounds, each with a strong colour for what stands upon it. */
  readonly tints: readonly (readonly [ground: string, strong: string])[];
}

export const LIGHT: Palette = {
  paper: '#ffffff',
  board: '#ece4d8',
  free: '#fffdf8',
  faint: '#76706a',
  ink: '#1c1b1a',
  accent: '#085d5f',
  tints: [
    ['#fdc9d9', '#8f1860'],
    ['#b1dcff', '#005aad'],
    ['#ffdfa6', '#6a5000'],
    ['#a9d9bf', '#10620a'],
    ['#dad3fd', '#5b3c99'],
    ['#ddf0a5', '#4e5800'],
    ['#fec6ae', '#7f4100'],
    ['#d1d1d3', '#424153'],
  ],
};

export const DARK: Palette = {
  paper: '#15171a',
  board: '#2b2e33',
  free: '#22242a',
  faint: '#a5a8ad',
  ink: '#f1efec',
  accent: '#63c4be',
  tints: [
    ['#602a40', '#fdafdd'],
    ['#004062', '#74b2fe'],
    ['#523b10', '#ebc354'],
    ['#15452f', '#a0e783'],
    ['#3c3361', '#cfa4f3'],
    ['#47511c', '#dde17e'],
    ['#653121', '#fcb570'],
    ['#46454a', '#c0bdcd'],
  ],
};

/** Colours of a terminal: eight pale grounds of the 256 colours, black upon them whatever the terminal's own ink. */
const GROUNDS = [217, 153, 222, 157, 183, 159, 215, 250];
const BLACK = 16;
const BOLD = '1';
const REVERSED = '7';

/** A text with the codes for a ground, by number, for weight, and for ink and ground in each other's place. */
export function paint(text: string, tint: number | undefined, bold: boolean, reversed = false): string {
  const codes = [
    ...(bold ? [BOLD] : []),
    ...(reversed ? [REVERSED] : []),
    ...(tint === undefined ? [] : [`38;5;${BLACK}`, `48;5;${GROUNDS[tint % GROUNDS.length]}`]),
  ];
  return codes.length === 0 ? text : `\u001b[${codes.join(';')}m${text}\u001b[0m`;
}
