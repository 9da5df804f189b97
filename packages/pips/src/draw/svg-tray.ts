/** The dominoes still to be laid, in rows below the board; a set is too many to draw and is told in words. */
import { element, escapeXml } from '@pipwright/core/drawing';
import type { Domino } from '../model/domino.js';
import type { Puzzle } from '../model/puzzle.js';
import { dominoesInOrder, supplyInWords } from './legend.js';
import { DOMINO } from './measures.js';
import { svgDomino } from './svg-domino.js';

export interface Tray {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

const PITCH = 30;
const BODY = { width: (1 + 2 * DOMINO.half) * PITCH, height: 2 * DOMINO.half * PITCH };
const GAP = 12;
/** Fewest dominoes side by side, however narrow the board. */
const LEAST_IN_A_ROW = 4;

/** Tray as wide as the board, or wider where that is too narrow. */
export function svgTray(puzzle: Puzzle, boardWidth: number, dots: boolean): Tray {
  const dominoes = dominoesInOrder(puzzle);
  return dominoes.length === 0
    ? trayOfWords(trayInWords(puzzle), boardWidth)
    : trayOfDominoes(dominoes, boardWidth, dots);
}

function trayOfDominoes(dominoes: readonly Domino[], boardWidth: number, dots: boolean): Tray {
  const fitting = Math.floor((boardWidth + GAP) / (BODY.width + GAP));
  const rows = Math.ceil(dominoes.length / Math.max(LEAST_IN_A_ROW, fitting));
  const perRow = Math.ceil(dominoes.length / rows);
  const widthOf = (count: number) => count * (BODY.width + GAP) - GAP;
  const width = Math.max(boardWidth, widthOf(perRow));
  const markup = dominoes.map((domino, i) => {
    const row = Math.floor(i / perRow);
    const inThisRow = Math.min(perRow, dominoes.length - row * perRow);
    const left = (width - widthOf(inThisRow)) / 2 + (i % perRow) * (BODY.width + GAP);
    const top = row * (BODY.height + GAP);
    const [x, y] = [left + BODY.height / 2, top + BODY.height / 2];
    return svgDomino(domino, { x, y, pitch: PITCH, standing: false, dots });
  });
  return { width, height: rows * (BODY.height + GAP) - GAP, markup: markup.join('\n') };
}

const FONT = 13;
const ADVANCE = 0.56;
const LEADING = 1.4;

/** A line for each part of a list. */
function trayOfWords(words: string, boardWidth: number): Tray {
  const lines = words.split(/(?<=,) /);
  const width = Math.max(boardWidth, ...lines.map((line) => line.length * ADVANCE * FONT));
  const markup = lines.map((line, i) => {
    const y = (i + 0.8) * LEADING * FONT;
    return element('text', { class: 'words', x: width / 2, y, 'font-size': FONT }, escapeXml(line));
  });
  return { width, height: lines.length * LEADING * FONT, markup: markup.join('\n') };
}

export function trayInWords(puzzle: Puzzle): string {
  return `Dominoes: ${supplyInWords(puzzle)}`;
}
