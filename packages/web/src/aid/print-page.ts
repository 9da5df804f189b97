/**
 * A page of its own on paper. Its style may not be written into this page, whose rules allow only styles that came with
 * it: it becomes a sheet of a tree that nothing else sees, where the host is the page's root and body.
 */
import { putOnPaper } from '../ui/on-paper.js';

export function printPage(html: string): Promise<void> {
  const [element = '', style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const page = new DOMParser().parseFromString(html.replace(element, ''), 'text/html');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(hosted(style));
  const host = document.createElement('div');
  host.className = 'explained';
  host.lang = page.documentElement.lang;
  const tree = host.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [sheet];
  tree.append(...page.body.childNodes);
  return putOnPaper(host);
}

function hosted(style: string): string {
  return style.replaceAll(/(?<![\w.#-])(?:html|body|:root)(?=\s*\{)/g, ':host');
}
