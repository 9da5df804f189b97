/** A domino in SVG: lying along x, or standing, with dots that turn with it, or with numbers that do not. */
import { element } from '@pipwright/core/drawing';
import type { Domino } from '../model/domino.js';
import { pipPattern } from './pip-pattern.js';

interface DominoPlace {
  /** The middle of its first half. */
  readonly x: number;
  readonly y: number;
  /** From the middle of one half to the middle of the other. */
  readonly pitch: number;
  readonly standing: boolean;
  /** Dots, or numbers? */
  readonly dots: boolean;
}

/** In parts of the pitch. */
const HALF = 0.41;
const CORNER = 0.14;
const DOT = 0.074;
const SPREAD = 0.21;
const DIGITS = 0.42;

export function svgDomino(domino: Domino, place: DominoPlace): string {
  const { x, y, pitch, standing } = place;
  const half = HALF * pitch;
  const [along, across] = [pitch + 2 * half, 2 * half];
  const body = element('rect', {
    class: 'domino',
    x: x - half,
    y: y - half,
    width: standing ? across : along,
    height: standing ? along : across,
    rx: CORNER * pitch,
  });
  const reach = 0.75 * half;
  const middle = standing
    ? { x1: x - reach, y1: y + pitch / 2, x2: x + reach, y2: y + pitch / 2 }
    : { x1: x + pitch / 2, y1: y - reach, x2: x + pitch / 2, y2: y + reach };
  const pips = [
    ...svgHalf(domino[0], place),
    ...svgHalf(domino[1], { ...place, x: standing ? x : x + pitch, y: standing ? y + pitch : y }),
  ];
  return body + element('line', { class: 'middle', ...middle }) + element('g', { class: 'pips' }, pips.join(''));
}

function svgHalf(pips: number, { x, y, pitch, standing, dots }: DominoPlace): string[] {
  if (!dots) {
    const size = DIGITS * pitch;
    return [element('text', { class: 'number', x, y: y + 0.36 * size, 'font-size': size }, String(pips))];
  }
  return pipPattern(pips).map(([row, column]) => {
    const [right, down] = standing ? [-row, column] : [column, row];
    return element('circle', { cx: x + right * SPREAD * pitch, cy: y + down * SPREAD * pitch, r: DOT * pitch });
  });
}
