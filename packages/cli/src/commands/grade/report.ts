/** All that is known of one puzzle's grade, in a few lines. */
import type { Grade, GradeSummary } from '@pipwright/core';
import { inWords } from '../../registry.js';
import { wrap } from '../../wrap.js';
import { explainStop } from '../drive.js';
import type { Subject } from '../explain/subject.js';
import type { GradeReport } from './compute.js';

/** @param explain what to type to have the puzzle explained */
export function reportOf(subject: Subject, title: string, report: GradeReport, explain: string, width: number): string {
  switch (report.type) {
    case 'graded':
      return [`${title}: ${labelled(subject, report.grade)}`, '', ...gradeLines(subject, report.grade, width)].join(
        '\n',
      );
    case 'ambiguous':
      return `${title}: no grade, because there are several solutions\n(to see where they differ: ${explain})`;
    case 'conflict':
      return `${title}: no grade, because there is no solution\n(to see why: ${explain})`;
    case 'stopped': {
      const stopped = wrap(`${title}: not graded (stopped early: ${explainStop(report.ending)})`, width);
      if (report.grade.steps === 0) return stopped;
      return [stopped, '', ...lines(toldRows(subject, report.grade, 'So far'), width)].join('\n');
    }
  }
}

/** With the reason, where the effort alone is not. */
function labelled({ explainer }: Subject, { label, effort }: Grade): string {
  const { easy, medium, hard } = explainer.mostEffort;
  const byEffort = effort > hard ? 'expert' : effort > medium ? 'hard' : effort > easy ? 'medium' : 'easy';
  return label === byEffort || label === 'easy' ? label : `${label} (${ALTHOUGH[label]})`;
}

/** Why a label is not that of the effort. */
const ALTHOUGH = {
  medium: 'not easy, because something has to be supposed',
  hard: 'not for experts, because every step is seen at a look',
  expert: 'it takes more than two steps of looking ahead',
};

type Row = readonly [string, string];

function gradeLines(subject: Subject, grade: Grade, width: number): string[] {
  const { effort, forItsSize, scale, chapters, bottleneck, curve } = grade;
  const rows: Row[] = [
    ['Effort', `${effort} (version ${scale} of the ${inWords([subject.kind], 'and')} scale)`],
    ['For its size', sizedInWords(forItsSize)],
    ...toldRows(subject, grade, 'Length'),
  ];
  if (effort > 0) rows.push(['Curve', curveInWords(curve)]);
  if (bottleneck !== null)
    rows.push([
      'Bottleneck',
      `chapter ${bottleneck + 1} of ${chapters} (where there are the fewest other ways to go on)`,
    ]);
  return lines(rows, width);
}

function toldRows({ language }: Subject, { hardest, chapters, steps }: GradeSummary, length: string): Row[] {
  return [
    ['Hardest', hardest === null ? 'nothing to do' : language.technique(hardest)],
    [length, `${counted(chapters, 'chapter')}, ${counted(steps, 'step')}`],
  ];
}

/** So far above what is usual, percents say nothing. */
const TIMES = 2;

/** Beside all puzzles with as much to place. */
function sizedInWords(share: number): string {
  const percent = Math.round(100 * Math.abs(share));
  if (percent === 0) return 'the usual effort';
  if (share >= TIMES) return `${Math.round(1 + share)} times the usual effort`;
  return `${percent} % ${share > 0 ? 'more' : 'less'} effort than usual`;
}

function lines(rows: readonly Row[], width: number): string[] {
  const margin = Math.max(...rows.map(([head]) => head.length)) + 4;
  return rows.map(([head, text]) => wrap(text, width, `  ${head}`.padEnd(margin), ' '.repeat(margin)));
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const BARS = '▁▂▃▄▅▆▇█';
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'last'];

/** The bars say the shape; the words say it to whoever cannot see them. */
function curveInWords(curve: readonly number[]): string {
  const most = Math.max(...curve);
  const bars = curve.map((point) => BARS[Math.round((point / most) * (BARS.length - 1))]).join('');
  const peak = ORDINALS[curve.indexOf(most)];
  return `${bars} (effort by tenths of the solve, most in the ${peak})`;
}
