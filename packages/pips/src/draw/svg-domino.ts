/** A domino in SVG: lying along x, or standing, with dots that turn with it, or with numbers that do not. */
import { element } from '@pipwright/core/drawing';
import type { Domino } from '../model/domino.js';
import { pipPattern } from './domino.js';
import { DOMINO, SHADOW } from './measures.js';

interface DominoPlace {
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  readonly standing: boolean;
  readonly dots: boolean;
}

/** Domino with its shadow, which files draw as two more shapes: not every program that shows SVG can blur. */
export function svgDomino(domino: Domino, place: DominoPlace): string {
  const shadows = SHADOW.map(({ name, grow, drop }) => svgBody(`shadow ${name}`, place, grow, drop));
  return shadows.join('') + svgFlatDomino(domino, place);
}

export function svgFlatDomino(domino: Domino, place: DominoPlace): string {
  const { x, y, pitch, standing } = place;
  const reach = DOMINO.middle * pitch;
  const middle = standing
    ? { x1: x - reach, y1: y + pitch / 2, x2: x + reach, y2: y + pitch / 2 }
    : { x1: x + pitch / 2, y1: y - reach, x2: x + pitch / 2, y2: y + reach };
  const pips = [
    ...svgHalf(domino[0], place),
    ...svgHalf(domino[1], { ...place, x: standing ? x : x + pitch, y: standing ? y + pitch : y }),
  ];
  const line = element('line', { class: 'middle', ...middle });
  return svgBody('domino', place, 0, 0) + line + element('g', { class: 'pips' }, pips.join(''));
}

function svgBody(name: string, { x, y, pitch, standing }: DominoPlace, grow: number, drop: number): string {
  const half = (DOMINO.half + grow) * pitch;
  const [along, across] = [pitch + 2 * half, 2 * half];
  return element('rect', {
    class: name,
    x: x - half,
    y: y - half + drop * pitch,
    width: standing ? across : along,
    height: standing ? along : across,
    rx: (DOMINO.corner + grow) * pitch,
  });
}

function svgHalf(pips: number, { x, y, pitch, standing, dots }: DominoPlace): string[] {
  if (!dots) {
    const size = DOMINO.digits * pitch;
    return [element('text', { class: 'number', x, y: y + 0.36 * size, 'font-size': size }, String(pips))];
  }
  const [spread, radius] = [DOMINO.spread * pitch, DOMINO.dot * pitch];
  return pipPattern(pips).map(([row, column]) => {
    const [right, down] = standing ? [-row, column] : [column, row];
    return element('circle', { cx: x + right * spread, cy: y + down * spread, r: radius });
  });
}
