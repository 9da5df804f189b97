/** Words below a board, in the middle: a line for each part of a list. */
import { element, escapeXml } from './xml.js';

const FONT = 13;
const ADVANCE = 0.56;
const LEADING = 1.4;

/** As wide as the board, or wider where that is too narrow. */
export function svgWords(
  words: string,
  boardWidth: number,
): { readonly width: number; readonly height: number; readonly markup: string } {
  const lines = words.split(/(?<=,) /);
  const width = Math.max(boardWidth, ...lines.map((line) => line.length * ADVANCE * FONT));
  const markup = lines.map((line, i) =>
    element(
      'text',
      { class: 'words', x: width / 2, y: (i + 0.8) * LEADING * FONT, 'font-size': FONT },
      escapeXml(line),
    ),
  );
  return { width, height: lines.length * LEADING * FONT, markup: markup.join('\n') };
}
