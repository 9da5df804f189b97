/** A picture that says that a puzzle is solved: its silhouette, its title, the time it took and the help that was taken. */
import { escapeXml, LIGHT } from '@pipwright/core/drawing';

export interface CardWords {
  readonly app: string;
  readonly title: string;
  readonly time: string;
  readonly help: string;
}

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 70;
const ROOM = HEIGHT - 2 * MARGIN;
const LEFT = MARGIN + ROOM + MARGIN;
const GROUND = '#f6f1e7';
const FACE = 'Inter, system-ui, Helvetica, Arial, sans-serif';
/** What is longer would run into the edge. */
const MOST_CHARACTERS = 26;

export function resultCard(drawing: string, { app, title, time, help }: CardWords): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>
${placed(drawing)}
<g fill="${LIGHT.ink}" font-family="${FACE}">
<text x="${LEFT}" y="180" font-size="34" font-weight="600" fill="${LIGHT.accent}">${escapeXml(short(app))}</text>
<text x="${LEFT}" y="240" font-size="38">${escapeXml(short(title))}</text>
<text x="${LEFT - 6}" y="400" font-size="136" font-weight="700">${escapeXml(time)}</text>
<text x="${LEFT}" y="470" font-size="34" opacity="0.72">${escapeXml(short(help))}</text>
</g>
</svg>`;
}

function short(text: string): string {
  const characters = [...text];
  if (characters.length <= MOST_CHARACTERS) return text;
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}

function placed(drawing: string): string {
  const size = `x="${MARGIN}" y="${MARGIN}" width="${ROOM}" height="${ROOM}"`;
  return drawing
    .slice(drawing.indexOf('<svg'))
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag.replaceAll(/ (?:x|y|width|height)="[^"]*"/g, '').replace('<svg', `<svg ${size}`),
    );
}
