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
