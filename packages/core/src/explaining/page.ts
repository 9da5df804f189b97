/**
 * An explanation as one page that needs nothing else: no script, no font, no picture from elsewhere. It is meant to be
 * printed: always on white, a step never parted from its board, and marks that do without colour.
 */
import { LIGHT } from '../drawing/colours.js';
import { element, escapeXml, standalonePage } from '../drawing/markup.js';
import { paperStyle } from '../drawing/svg-file.js';
import type { Grade } from '../grade.js';
import { capital } from './english.js';
import { chapterCalled, conflictEnd, stepCalled } from './explain.js';
import type {
  AnyConflict,
  AnyStep,
  Chapter,
  Differ,
  Explainer,
  Explanation,
  Language,
  Scene,
  StepSaid,
} from './explainer.js';

export interface Explained<
  Puzzle = unknown,
  Solution = unknown,
  Step extends AnyStep = AnyStep,
  Conflict extends AnyConflict = AnyConflict,
  Move = unknown,
> {
  readonly name: string;
  readonly kind: string;
  readonly explainer: Explainer<Puzzle, Solution, Move, Step, Conflict>;
  readonly language: Language<Puzzle, Solution, Move, Step, Conflict>;
  readonly puzzle: Puzzle;
  readonly explanation: Explanation<Step, Conflict, Solution>;
  /** What a player has placed, where it is explained from there on. */
  readonly progress?: Solution | undefined;
  /** Null where it was asked for, and there are several solutions. */
  readonly grade: Grade | null | undefined;
}

export function explanationPage<Puzzle, Solution, Step extends AnyStep, Conflict extends AnyConflict, Move>(
  explained: Explained<Puzzle, Solution, Step, Conflict, Move>,
): string {
  // The parts of a page know of steps only what all kinds have.
  const page = explained as unknown as Explained;
  const { name, explainer, language, puzzle, explanation } = page;
  const { words } = language;
  const figure = explainer.figures.puzzle(puzzle, language.labels.puzzle(puzzle));
  const told = language.labels.legend(puzzle);
  const caption = told === '' ? '' : element('figcaption', {}, prose(told));
  const body = [
    element('header', {}, `\n<h1>${escapeXml(name)}</h1>\n<p>${escapeXml(summary(page))}</p>\n`),
    `<figure class="whole">${figure}${caption}</figure>`,
    ...(explanation.steps.length > 0 ? [legend(page)] : []),
    ...explanation.chapters.map((chapter, i) => chapterSection(page, chapter, i + 1)),
    end(page),
  ];
  return standalonePage({
    title: words.title(name),
    style: `${STYLE}\n${paperStyle(explainer.figures.look, 'figure')}`,
    body: `<main>\n${body.join('\n')}\n</main>`,
  });
}

function summary({ kind, language, explanation, grade }: Explained): string {
  const { words } = language;
  const hardest = grade?.hardest == null ? undefined : language.technique(grade.hardest);
  const parts = [
    `${capital(kind)}.`,
    words.outcome[explanation.status],
    ...(grade === undefined ? [] : [grade === null ? words.noGrade : words.grade(grade, hardest)]),
  ];
  return parts.join(' ');
}

function legend({ language, explanation }: Explained): string {
  const { words } = language;
  const supposes = explanation.steps.some(({ chain }) => chain !== undefined);
  const supposed = supposes ? ` <b>?</b> ${words.supposed} <b>!</b> ${words.fails}` : '';
  const dashed = language.dashed === undefined ? '' : ` <span class="dashed"></span> ${language.dashed}`;
  return `<p class="legend"><span class="outlined"></span> ${words.concluded} <span class="hatched"><svg aria-hidden="true" viewBox="0 0 12 12"><path d="M0 4l4 -4M0 8l8 -8M0 12l12 -12M4 12l8 -8M8 12l4 -4"/></svg></span> ${words.restsOn}${dashed}${supposed}. ${words.coordinates}</p>`;
}

/** Its heading, what it says as a whole, its steps, and what to place. */
function chapterSection(page: Explained, chapter: Chapter, number: number): string {
  const { explainer, language, puzzle, explanation, progress } = page;
  const { steps } = explanation;
  const scene = { steps, chapter, progress };
  const own = chapter.steps.flatMap((step) => steps[step] ?? []);
  const called = chapterCalled(explainer, language, puzzle, scene);
  const named = called === undefined ? '' : ` <i>${escapeXml(called)}</i>`;
  const place = language.place(puzzle, scene);
  return `<section class="chapter" id="chapter-${number}">
<div class="head">
<h2><span class="number">${number}</span> ${prose(language.title(puzzle, scene))}${named}</h2>
${own.length > 1 ? `<p>${prose(withoutEnd(language.chapter(puzzle, scene), place))}</p>` : ''}
</div>
<ol>
${chapter.steps.map((index) => stepItem(page, index)).join('\n')}
</ol>
${place === '' ? '' : `<p class="place">${prose(place)}</p>`}
</section>`;
}

/** What to place has a line of its own. */
function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, text.length - end.length).trimEnd() : text;
}

function stepItem(page: Explained, index: number): string {
  const { language, puzzle, explanation, progress } = page;
  const { steps } = explanation;
  const { because = [] } = steps[index] ?? {};
  const scene = { steps, index, progress };
  const called = stepCalled(language, puzzle, scene);
  return `<li id="step-${index + 1}">
${figureOf(page, scene)}
<div class="said">
${said(page, index)}
<p class="because"><i>${escapeXml(called)}</i>, ${language.words.from} ${premises(page, because)}</p>
</div>
</li>`;
}

/** The sentence of a step; what it supposes leads to a list of its own. */
function said({ language, puzzle, explanation: { steps }, progress }: Explained, index: number): string {
  const { sentences, supposition, links } = language.told(puzzle, { steps, index, progress });
  const number = `<b>${index + 1}.</b>`;
  if (supposition === undefined) return `<p>${number} ${prose(sentences.join(' '))}</p>`;
  const { suppose, so } = supposition;
  return `<p>${number} ${prose(suppose)}</p>\n${chainSaid(links)}\n<p>${prose(so)}</p>`;
}

/** Chains within a chain are lists within a list. */
function chainSaid(links: readonly StepSaid[]): string {
  const items = links.map(({ sentences, supposition, links }) => {
    if (supposition === undefined) return `<li>${prose(sentences.join(' '))}</li>`;
    return `<li>${prose(supposition.suppose)}\n${chainSaid(links)}\n${prose(supposition.so)}</li>`;
  });
  return `<ul class="chain">${items.join('')}</ul>`;
}

/** Those that are steps lead there. */
function premises({ language, puzzle }: Explained, because: readonly object[]): string {
  return language
    .premises(puzzle, because)
    .map(({ text, step }) => (step === undefined ? prose(text) : `<a href="#step-${step + 1}">${prose(text)}</a>`))
    .join('; ');
}

function end(page: Explained): string {
  const { explainer, language, puzzle, explanation, progress } = page;
  const { conflict, steps, differ } = explanation;
  const { words, labels } = language;
  if (conflict !== undefined) return conflictSection(page, conflict);
  if (differ !== undefined) return differSection(page, differ);
  const label = labels.after(puzzle, steps, progress);
  const after = `<figure>${explainer.figures.after(puzzle, steps, label, progress)}</figure>`;
  return `<section class="end">\n<h2>${words.solved}</h2>\n${after}\n<p>${words.noOtherSolution}</p>\n</section>`;
}

function conflictSection(page: Explained, conflict: AnyConflict): string {
  const { language, puzzle, explanation } = page;
  const { words } = language;
  const said = conflictEnd(language, puzzle, conflict);
  // Where it takes steps to see, these say why.
  const heading = explanation.steps.length === 0 ? words.whyNoSolution : words.outcome.conflict;
  return `<section class="end">
<h2>${heading}</h2>
${figureOf(page, { conflict })}
${said.map((line) => `<p>${prose(line)}</p>`).join('\n')}
</section>`;
}

/** Two solutions beside each other. */
function differSection(page: Explained, differ: Differ<unknown>): string {
  const { language, puzzle, explanation } = page;
  const { words } = language;
  const figures = ([0, 1] as const).map((solution) =>
    figureOf(page, { differ, solution }, `<figcaption>${escapeXml(words.twoSolutions[solution])}</figcaption>`),
  );
  return `<section class="end">
<h2>${words.whereTheyDiffer}</h2>
<p>${escapeXml(words.ambiguous(explanation.steps.length === 0, differ))}</p>
<ul class="free">${language
    .differ(puzzle, differ)
    .map((part) => `<li>${prose(part)}</li>`)
    .join('')}</ul>
<div class="two">
${figures.join('\n')}
</div>
</section>`;
}

function figureOf(
  { explainer, language, puzzle }: Explained,
  scene: Scene<AnyStep, AnyConflict, unknown>,
  caption = '',
): string {
  return `<figure>${caption}${explainer.figures.scene(puzzle, scene, language.labels.scene(puzzle, scene))}</figure>`;
}

/** Numbers that a dash joins, such as 4–5, are not parted at the end of a line. */
function prose(text: string): string {
  return escapeXml(text).replaceAll(/\d+–\d+/g, '<span class="unbroken">$&</span>');
}

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#1c1b1a;font:1rem/1.45 Georgia,"Times New Roman",serif;overflow-wrap:break-word}
main{max-width:70rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.2;margin:0}
h2{font-size:1.2rem;line-height:1.25;margin:0;break-after:avoid}
header p{margin:.25rem 0 1rem}
figure{margin:0}
svg{display:block;max-width:100%;height:auto}
p{margin:.4rem 0}
ol,ul{margin:0;padding:0}
section{border-top:1px solid #c9c4bc;margin-top:1.4rem;padding-top:1rem}
.chapter h2 .number{display:inline-block;min-width:1.7em;margin-right:.25em;padding:0 .3em;border:2px solid;border-radius:1em;text-align:center;font-size:.85em}
.chapter h2 i{display:block;margin-top:.25rem;font-size:1rem;font-weight:400;color:#55504a}
.chapter ol{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14.5rem),1fr));gap:1.2rem;margin:.8rem 0}
.chapter li{break-inside:avoid}
ol>li>figure{margin-bottom:.5rem}
ol svg{max-height:16rem;width:auto}
.place{font-weight:700;border-left:.25rem solid ${LIGHT.accent};padding-left:.6rem;align-self:start}
.unbroken{white-space:nowrap}
.chain{padding-left:1.2em;list-style:disc}
.chain li{margin:.2rem 0}
.because{font-size:.82rem;color:#55504a}
.legend{font-size:.9rem;margin-top:1rem;break-after:avoid}
.legend span{display:inline-block;width:1.15em;height:1.15em;vertical-align:-.2em;margin-left:.5em;border-radius:.2em;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.legend .outlined{border:.2em solid ${LIGHT.accent};margin-left:0}
.legend b{margin-left:.5em}
.legend .hatched{border:1px solid #76706a}
.legend path{stroke:#1c1b1a;fill:none}
.legend .dashed{width:1.9em;border:1px dashed #1c1b1a}
.end{break-inside:avoid}
.end h2{margin-bottom:.5rem}
.free{padding-left:1.2em}
.two{display:grid;grid-template-columns:repeat(2,minmax(0,max-content));gap:clamp(.8rem,5vw,3rem);margin-top:.8rem}
.two svg,.end>figure svg{max-height:26rem;width:auto}
figcaption{font-style:italic}
a{color:inherit}
@media (min-width:52rem){
.chapter{display:grid;grid-template:"head steps" auto "place steps" 1fr/16rem 1fr;column-gap:2rem}
.head{grid-area:head}
.chapter ol{grid-area:steps;margin:0}
.place{grid-area:place}
.chapter ol>li:only-child{grid-column:1/-1;display:grid;grid-template-columns:minmax(auto,16rem) minmax(16rem,26rem);gap:1.2rem;align-items:center}
}
@page{margin:12mm}
@media print{
html{font-size:8.5pt}
body{line-height:1.3}
main{max-width:none;padding:0 1px}
h1{font-size:15pt}
section{margin-top:4mm;padding-top:3mm}
.chapter{display:grid;grid-template:"head steps" auto "place steps" 1fr/45mm 1fr;column-gap:6mm;break-inside:avoid}
.head{grid-area:head}
.chapter ol{grid-area:steps;margin:0;gap:3mm 5mm;grid-template-columns:repeat(3,minmax(0,1fr))}
.place{grid-area:place}
.chapter ol>li:only-child{grid-column:1/-1;display:grid;grid-template-columns:minmax(auto,40mm) minmax(40mm,75mm);gap:5mm;align-items:center}
ol>li>figure{margin-bottom:1mm}
ol svg{max-height:38mm}
p{margin:.7mm 0}
.whole svg{max-height:88mm;width:auto}
.two svg,.end>figure svg{max-height:70mm}
.because{font-size:7.5pt}
a{text-decoration:none}
svg{print-color-adjust:exact;-webkit-print-color-adjust:exact}
}`.trim();
