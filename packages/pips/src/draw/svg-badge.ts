/** A region's rule on its badge. */
import { decimal, element, escapeXml } from '@pipwright/core/drawing';
import { type BadgePlace, layOutBadge } from './badge.js';

export function svgBadge(place: BadgePlace): string {
  const { left: x, top: y, width, height, radius: rx, font, lines, sign } = layOutBadge(place);
  const plate = element('rect', { x, y, width, height, rx });
  const texts = lines.map((line) =>
    element('text', { class: 'number', x: line.x, y: line.y, 'font-size': font }, escapeXml(line.text)),
  );
  const drawn =
    sign === undefined ? '' : element('path', { class: 'sign', d: sign.d, 'stroke-width': decimal(sign.width) });
  return element('g', { class: 'badge' }, plate + texts.join('') + drawn);
}
