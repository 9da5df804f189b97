/** A picture that says that a puzzle is solved: the puzzle, its title, and the time it took. */
import { escapeXml, LIGHT } from '@pipwright/core/drawing';

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 60;
const ROOM = HEIGHT - 2 * MARGIN;
const FACE = 'Inter, system-ui, Helvetica, Arial, sans-serif';
/** What is longer would run into the edge. */
const MOST_CHARACTERS = 22;

export function resultCard(drawing: string, title: string, solvedIn: string): string {
  const left = MARGIN + ROOM + MARGIN;
  const short = [...title].length > MOST_CHARACTERS ? `${[...title].slice(0, MOST_CHARACTERS - 1).join('')}…` : title;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${LIGHT.paper}"/>
${placed(drawing)}
<g fill="${LIGHT.ink}" font-family="${FACE}">
<text x="${left}" y="${HEIGHT / 2 - 40}" font-size="40">${escapeXml(short)}</text>
<text x="${left}" y="${HEIGHT / 2 + 30}" font-size="64" font-weight="600">${escapeXml(solvedIn)}</text>
<text x="${left}" y="${HEIGHT - MARGIN - 8}" font-size="28" opacity="0.7">Pipwright</text>
</g>
</svg>`;
}

/** The drawing within a square at the left, whatever its own size. */
function placed(drawing: string): string {
  const size = `x="${MARGIN}" y="${MARGIN}" width="${ROOM}" height="${ROOM}"`;
  return drawing
    .slice(drawing.indexOf('<svg'))
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag.replaceAll(/ (?:x|y|width|height)="[^"]*"/g, '').replace('<svg', `<svg ${size}`),
    );
}
