/** Documents that end with figures, each kind of puzzle in a part of its own: one can be made anew while the others stay. */

const FIGURES = '\n# Figures of ';

/** The figures of each kind at the end of the document, by its title. @param {string} document @returns {Map<string, string>} */
export function figuresOf(document) {
  const [, ...parts] = document.split(FIGURES);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), FIGURES + part]));
}

/** What stands before them. @param {string} document */
export function textBefore(document) {
  return document.split(FIGURES)[0] ?? '';
}

/** @param {string} title of the kind @param {readonly string[]} parts */
export function makeFigures(title, parts) {
  return `${FIGURES}${title}\n\n${parts.join('\n\n')}\n`;
}
