/**
 * An explanation as one page that needs nothing else: no script, no font, no picture from elsewhere. It is meant to be
 * printed: always on white, a step never parted from its board, and marks that do without colour.
 */
import { LIGHT } from '../drawing/palette.js';
import { paperStyle } from '../drawing/svg-file.js';
import { element, escapeXml } from '../drawing/xml.js';
import { capital } from './english.js';
import type { AnyConflict, AnyStep, Explainer, Explanation, ExplanationWords, Language } from './explainer.js';
import type { Grade } from './grade.js';

export interface Explained<
  Puzzle = unknown,
  Solution = unknown,
  Step extends AnyStep = AnyStep,
  Conflict extends AnyConflict = AnyConflict,
> {
  readonly name: string;
  readonly kind: string;
  readonly explainer: Explainer<Puzzle, Solution, unknown, Step, Conflict>;
  readonly language: Language<Puzzle, Solution, Step, Conflict>;
  readonly puzzle: Puzzle;
  readonly explanation: Explanation<Step, Conflict>;
  readonly grade: Grade | undefined;
}

export function explanationPage<Puzzle, Solution, Step extends AnyStep, Conflict extends AnyConflict>(
  explained: Explained<Puzzle, Solution, Step, Conflict>,
): string {
  // The parts of a page know of steps only what all kinds have.
  const page = explained as unknown as Explained;
  const { name, explainer, language, puzzle, explanation } = page;
  const { words } = language;
  const figure = explainer.figures.puzzle(puzzle, language.labels.puzzle(puzzle), language.labels.beside(puzzle));
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeXml(words.title(name))}</title>`,
    `<style>\n${STYLE}\n${paperStyle(explainer.figures.look, 'figure')}\n</style>`,
  ];
  const body = [
    element('header', {}, `\n<h1>${escapeXml(name)}</h1>\n<p>${escapeXml(summary(page))}</p>\n`),
    `<figure class="whole">${figure}</figure>`,
    ...(explanation.steps.length > 0 ? [steps(page)] : []),
    end(page),
  ];
  return `<!DOCTYPE html>
<html lang="${words.code}">
<head>
${head.join('\n')}
</head>
<body>
<main>
${body.join('\n')}
</main>
</body>
</html>
`;
}

function summary({ kind, language: { words }, explanation, grade }: Explained): string {
  const parts = [
    `${capital(kind)}.`,
    words.outcome[explanation.status],
    ...(grade === undefined ? [] : [words.grade(grade)]),
  ];
  return parts.join(' ');
}

function steps(page: Explained): string {
  const { explainer, language, puzzle, explanation } = page;
  const { words } = language;
  const items = explanation.steps.map((step, index) => {
    const scene = { steps: explanation.steps, index };
    return `<li id="step-${index + 1}">
<figure>${explainer.figures.scene(puzzle, scene, language.labels.scene(puzzle, scene))}</figure>
<p class="text"><b>${index + 1}.</b> ${escapeXml(language.step(puzzle, scene))}</p>
<p class="so">${escapeXml(capital(language.conclusion(puzzle, scene)))}.</p>
<p class="because"><i>${escapeXml(step.technique)}</i>, ${words.from} ${premises(page, step.because)}</p>
</li>`;
  });
  const pairs = language.pairs === undefined ? '' : ` <span class="pair"></span> ${language.pairs}`;
  return `<h2>${words.stepByStep}</h2>
<p class="legend"><span class="outlined"></span> ${words.concluded} <span class="hatched"><svg aria-hidden="true" viewBox="0 0 12 12"><path d="M0 4l4 -4M0 8l8 -8M0 12l12 -12M4 12l8 -8M8 12l4 -4"/></svg></span> ${words.restsOn}${pairs}. ${words.coordinates}</p>
<ol>
${items.join('\n')}
</ol>`;
}

/** Those that are steps lead there. */
function premises({ language, puzzle }: Explained, because: readonly object[]): string {
  return language
    .premises(puzzle, because)
    .map(({ text, step }) =>
      step === undefined ? escapeXml(text) : `<a href="#step-${step + 1}">${escapeXml(text)}</a>`,
    )
    .join('; ');
}

function end({ explainer, language, puzzle, explanation }: Explained): string {
  const { status, conflict, steps, open = [] } = explanation;
  const { words, labels } = language;
  if (conflict !== undefined) {
    const scene = { conflict };
    return `<section>
<h2>${words.whyNoSolution}</h2>
<figure>${explainer.figures.scene(puzzle, scene, labels.scene(puzzle, scene))}</figure>
${conflictLines(language, puzzle, conflict)
  .map((line) => `<p>${escapeXml(line)}</p>`)
  .join('\n')}
<p class="because"><i>${escapeXml(conflict.class)}</i></p>
</section>`;
  }
  const after = `<figure>${explainer.figures.after(puzzle, steps, labels.after(puzzle, steps))}</figure>`;
  if (status === 'explained')
    return `<section>\n<h2>${words.solved}</h2>\n${after}\n<p>${words.noOtherSolution}</p>\n</section>`;
  return `<section>
<h2>${words.staysOpen}</h2>
${after}
<p>${words.restIsOpen}</p>
<ul>${language
    .open(open)
    .map((line) => `<li>${escapeXml(line)}</li>`)
    .join('')}</ul>
</section>`;
}

/** What cannot hold together, a line each: in a sentence, then part by part. */
export function conflictLines<Puzzle, Conflict extends AnyConflict>(
  language: Pick<Language<Puzzle, never, never, Conflict>, 'conflict' | 'premises'> & {
    readonly words: ExplanationWords;
  },
  puzzle: Puzzle,
  conflict: Conflict,
): string[] {
  const parts = language.premises(puzzle, conflict.because).map(({ text }) => text);
  const text = language.conflict(puzzle, conflict);
  return parts.length < 2 ? [text] : [text, language.words.minimal(parts)];
}

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#1c1b1a;font:1rem/1.45 Georgia,"Times New Roman",serif;overflow-wrap:break-word}
main{max-width:66rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.2;margin:0}
h2{font-size:1.2rem;margin:1.5rem 0 .5rem;break-after:avoid}
header p{margin:.25rem 0 1rem}
figure{margin:0}
svg{display:block;max-width:100%;height:auto}
ol,section ul{margin:0;padding:0}
ol{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1rem}
ol li{border:1px solid #c9c4bc;border-radius:.4rem;padding:.6rem;break-inside:avoid}
ol figure{margin-bottom:.4rem}
ol svg{max-height:17rem;width:auto;margin:0 auto}
li p{margin:.25rem 0}
.so{font-weight:700}
.because{font-size:.82rem;color:#55504a}
.legend{font-size:.9rem;break-after:avoid}
.legend span{display:inline-block;width:1.15em;height:1.15em;vertical-align:-.2em;margin-left:.5em;border-radius:.2em;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.legend .outlined{border:.2em solid ${LIGHT.accent};margin-left:0}
.legend .hatched{border:1px solid #76706a}
.legend path{stroke:#1c1b1a;fill:none}
.legend .pair{width:1.9em;border:1px dashed #1c1b1a}
section{break-inside:avoid}
section ul{columns:14rem;list-style:none}
a{color:inherit}
@page{margin:12mm}
@media print{
html{font-size:8.5pt}
body{line-height:1.3}
main{max-width:none;padding:0 1px}
h1{font-size:15pt}
ol{gap:3mm;grid-template-columns:repeat(3,minmax(0,1fr))}
ol li{padding:1.5mm 2mm}
ol figure{margin-bottom:1mm}
ol svg{max-height:41mm}
li p{margin:.5mm 0}
.whole svg{max-height:88mm;width:auto}
.because{font-size:7.5pt}
a{text-decoration:none}
svg{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}`.trim();
