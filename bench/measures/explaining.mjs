/** Explanations of puzzles, and how often each technique is used at each level. */
import { finish } from '@pipwright/core';
import { processorTimeSince, spread, total } from '../statistics.mjs';
import { levelledIn } from './levelled.mjs';

/** @param {import('./run.mjs').MeasureOptions} asked */
export function* measure({ folder, showProgress }) {
  const { explainer, levels, items } = levelledIn(folder);
  const rows = [];
  for (const { name, level, size, puzzle } of items) {
    showProgress(`explaining ${name}`);
    // Warm: each is explained once before.
    finish(explainer.explain(puzzle));
    const before = process.cpuUsage();
    const { status, steps, chapters } = finish(explainer.explain(puzzle));
    const milliseconds = processorTimeSince(before);
    const techniques = steps.map(({ technique }) => technique);
    const reasons = steps.map(({ because }) => because.length);
    const links = steps.flatMap(({ chain }) => (chain === undefined ? [] : [chain.length]));
    const row = { name, level, size, isUnique: status === 'explained', steps: steps.length, milliseconds };
    yield {
      ...row,
      chapters: chapters.length,
      used: counts(techniques),
      reasons: spread(reasons),
      links: spread(links),
    };
    rows.push({ ...row, stepsOfChapters: chapters.map((chapter) => chapter.steps.length), techniques });
  }
  for (const level of levels) {
    const some = rows.filter((row) => row.level === level && row.isUnique);
    yield {
      level,
      puzzles: some.length,
      steps: spread(some.map(({ steps }) => steps)),
      stepsOfChapters: spread(some.flatMap(({ stepsOfChapters }) => stepsOfChapters)),
      milliseconds: spread(some.map(({ milliseconds }) => milliseconds)),
    };
  }
  const unique = rows.filter(({ isUnique }) => isUnique);
  const all = total(unique.map(({ steps }) => steps));
  for (const { name } of explainer.techniques) {
    const used = unique.flatMap(({ level, techniques }) => techniques.filter((each) => each === name).map(() => level));
    yield { technique: name, steps: used.length, share: used.length / all, levels: counts(used) };
  }
}

/** @param {readonly string[]} names @returns {Record<string, number>} */
function counts(names) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}
