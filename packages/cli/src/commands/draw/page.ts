/** Pictures as one page that needs nothing else, to look at or to print. */
import { escapeXml, standalonePage } from '@pipwright/core/drawing';

export interface Figure {
  readonly name: string;
  readonly svg: string;
}

export function drawingsPage(figures: readonly Figure[]): string {
  const title = figures.map(({ name }) => name).join(', ');
  return standalonePage({ title, style: STYLE, body: figures.map(figureOf).join('\n') });
}

/** An SVG takes all the room it gets, so the page says how much that is: a little more than its own size. */
function figureOf({ name, svg }: Figure): string {
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? 0);
  return `<figure style="max-width:${Math.round(1.5 * width)}px">
<figcaption>${escapeXml(name)}</figcaption>
${svg}
</figure>`;
}

const STYLE = `:root{color-scheme:light dark}
body{margin:1.5rem;background:#fff;color:#1c1b1a;font:1rem/1.4 Helvetica,Arial,system-ui,sans-serif}
figure{margin:0 auto 2rem;break-inside:avoid}
figcaption{text-align:center;font-weight:700;overflow-wrap:break-word}
svg{display:block;width:100%;height:auto}
@media (prefers-color-scheme:dark){body{background:#15171a;color:#f1efec}}
@page{margin:15mm}
@media print{body{margin:0}svg{max-height:240mm;print-color-adjust:exact;-webkit-print-color-adjust:exact}}`;
