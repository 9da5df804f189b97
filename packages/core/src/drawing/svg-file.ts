/**
 * A drawing as an SVG file. There is no width and no height, so it takes the room it is given. The id is made from the
 * content: in a page with several drawings none styles another, and the same drawing always comes out the same.
 *
 * The look is plain rules and one media query rather than custom properties, which Inkscape and librsvg do not read.
 * Every selector starts with the drawing's own id, since a style inside a page's SVG reaches the whole page.
 */
import { hashText, hex32 } from '../random.js';
import { decimal, element, escapeXml } from './markup.js';

/** Rules of a style sheet; of the colours those that hold in the dark override those that hold in the light. */
export interface Look {
  readonly shapes: readonly string[];
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

export interface TextAlternative {
  readonly title: string;
  readonly description: string;
}

/** The body lies on a sheet of the class `paper`; the name of the kind starts its ids. */
export function svgFile(
  kind: string,
  { title, description }: TextAlternative,
  { width, height }: { readonly width: number; readonly height: number },
  look: Look,
  body: string,
): string {
  const paper = element('rect', { class: 'paper', width, height });
  const id = `${kind}-${hex32(hashText(`${title}\n${description}\n${paper}\n${body}`))}`;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    id,
    viewBox: `0 0 ${decimal(width)} ${decimal(height)}`,
    role: 'img',
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-description`,
  };
  const head = [
    element('title', { id: `${id}-title` }, escapeXml(title)),
    element('desc', { id: `${id}-description` }, escapeXml(description)),
    element('style', {}, `\n${styleSheet(look, id)}\n`),
  ];
  return element('svg', attributes, `\n${head.join('\n')}\n${paper}\n${body}\n`);
}

export function svgFigure(
  words: string,
  size: { readonly width: number; readonly height: number },
  body: string,
): string {
  const width = decimal(size.width);
  const height = decimal(size.height);
  return element(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words },
    `\n${body}\n`,
  );
}

/** The rules of a look for all drawings inside what a selector names, as they are on white paper. */
export function paperStyle({ shapes, light }: Look, selector: string): string {
  return [...shapes, ...light].map((rule) => scoped(rule, selector)).join('\n');
}

function styleSheet({ shapes, light, dark }: Look, id: string): string {
  const own = (rule: string) => scoped(rule, `#${id}`);
  return [...[...shapes, ...light].map(own), `@media (prefers-color-scheme:dark){${dark.map(own).join('')}}`].join(
    '\n',
  );
}

function scoped(rule: string, selector: string): string {
  return rule.replace(/(^|,)(?=\.[a-z])/g, `$1${selector} `);
}
