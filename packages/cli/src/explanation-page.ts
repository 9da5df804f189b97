/**
 * An explanation as one page that needs nothing else: no script, no font, no picture from elsewhere. It is meant to be
 * printed: always on white, a step never parted from its board, and marks that do without colour.
 */
import { type Explainer, type Explanation, type Grade, type JsonObject, sceneOf } from '@pipwright/core';
import { element, escapeXml, paperStyle } from '@pipwright/core/drawing';
import { conclusionInWords, conflictInWords, gradeInWords, openInWords } from './step-words.js';

export interface Explained {
  readonly name: string;
  readonly kind: string;
  readonly explainer: Explainer<unknown, unknown>;
  readonly puzzle: unknown;
  readonly explanation: Explanation;
  readonly grade: Grade | undefined;
}

export function explanationPage(explained: Explained): string {
  const { name, kind, explainer, puzzle, explanation } = explained;
  const figure = explainer.figures.puzzle(puzzle);
  const title = `${name}, explained`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeXml(title)}</title>`,
    `<style>\n${STYLE}\n${paperStyle(explainer.figures.look, 'figure')}\n</style>`,
  ];
  const body = [
    element(
      'header',
      {},
      `\n<h1>${escapeXml(name)}</h1>\n<p>${escapeXml(`${capital(kind)}. ${summary(explained)}`)}</p>\n`,
    ),
    `<figure class="whole">${figure}</figure>`,
    ...(explanation.steps.length > 0 ? [steps(explained)] : []),
    end(explained),
  ];
  return `<!DOCTYPE html>
<html lang="en">
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

function summary({ explanation, grade }: Explained): string {
  const outcome = { explained: 'One solution', ambiguous: 'Several solutions', conflict: 'No solution' };
  return `${outcome[explanation.status]}.${grade === undefined ? '' : ` Grade ${gradeInWords(grade)}.`}`;
}

function steps(explained: Explained): string {
  const { explainer, puzzle, explanation } = explained;
  const items = explanation.steps.map((step, index) => {
    const board = explainer.figures.step(puzzle, { steps: explanation.steps, index });
    return `<li id="step-${index + 1}">
<figure>${board}</figure>
<p class="text"><b>${index + 1}.</b> ${escapeXml(step.text)}</p>
<p class="so">${escapeXml(capital(conclusionInWords(step, explainer.known(puzzle, explanation.steps.slice(0, index + 1)))))}.</p>
<p class="because"><i>${escapeXml(step.technique)}</i>, from ${premises(explained, step.because)}</p>
</li>`;
  });
  return `<h2>Step by step</h2>
<p class="legend"><span class="outlined"></span> concluded <span class="hatched"><svg aria-hidden="true" viewBox="0 0 12 12"><path d="M0 4l4 -4M0 8l8 -8M0 12l12 -12M4 12l8 -8M8 12l4 -4"/></svg></span> what that rests on <span class="pair"></span> share a domino. Rows and columns are numbered from 0: (2,1) is in row 2, column 1.</p>
<ol>
${items.join('\n')}
</ol>`;
}

/** Those that are steps lead there. */
function premises({ explainer, puzzle }: Explained, because: readonly JsonObject[]): string {
  const names = explainer.premises(puzzle, because);
  return names
    .map((name, i) => {
      const step = because[i]?.step;
      return typeof step === 'number' ? `<a href="#step-${step + 1}">${escapeXml(name)}</a>` : escapeXml(name);
    })
    .join('; ');
}

function end(explained: Explained): string {
  const { explainer, puzzle, explanation } = explained;
  const { status, conflict, steps } = explanation;
  if (conflict !== undefined) {
    const board = explainer.figures.step(puzzle, sceneOf(conflict));
    return `<section>
<h2>Why there is no solution</h2>
<figure>${board}</figure>
${conflictInWords(conflict, explainer.premises(puzzle, conflict.because))
  .map((line) => `<p>${escapeXml(line)}</p>`)
  .join('\n')}
<p class="because"><i>${escapeXml(conflict.class)}</i></p>
</section>`;
  }
  const after = `<figure>${explainer.figures.after(puzzle, steps)}</figure>`;
  if (status === 'explained')
    return `<section>\n<h2>Solved</h2>\n${after}\n<p>There is no other solution.</p>\n</section>`;
  const open = openInWords(explainer.known(puzzle, steps));
  return `<section>
<h2>What stays open</h2>
${after}
<p>There are several solutions. This is all they share; the rest is open:</p>
<ul>${open.map((line) => `<li>${escapeXml(line)}</li>`).join('')}</ul>
</section>`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
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
.legend .outlined{border:.2em solid #b3261e;margin-left:0}
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
