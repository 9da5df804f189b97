/** What is wrong with the chapters of an explanation of any kind, from their records alone. */
import type { ExplanationRecord, StepRecord } from './records.js';

export type Chaptered = Pick<ExplanationRecord, 'status' | 'steps'> & {
  readonly chapters: readonly { readonly steps: readonly number[] }[];
};

/** They hold every step once, end with something to place, and have no step that they do not need. */
export function chapterFormFaults(
  { status, steps, chapters }: Chaptered,
  mostPlacing = Number.POSITIVE_INFINITY,
): string[] {
  const faults: string[] = [];
  if (chapters.flatMap((chapter) => chapter.steps).join() !== [...steps.keys()].join())
    faults.push(`the steps of the chapters are ${chapters.map((chapter) => `(${chapter.steps})`).join(' ')}`);
  for (const [i, { steps: numbers }] of chapters.entries()) {
    const placing = numbers.filter((n) => (steps[n]?.places.length ?? 0) > 0);
    if (numbers.length === 0) faults.push(`chapter ${i} is empty`);
    // What else all solutions share is told in chapters of its own.
    else if (placing.length === 0 && status === 'ambiguous') continue;
    else if (placing.length > mostPlacing || placing.at(-1) !== numbers.at(-1))
      faults.push(`chapter ${i} (steps ${numbers}) places something at ${placing.join() || 'no step'}`);
    else
      faults.push(
        ...needless(steps, numbers).map((n) => `chapter ${i} does not need step ${n}: ${JSON.stringify(steps[n])}`),
      );
  }
  return faults;
}

/** Steps of a chapter that place nothing, and that no later step of the chapter rests on, nor a link on the way. */
function needless(steps: readonly StepRecord[], numbers: readonly number[]): number[] {
  const needed = new Set<number>();
  for (const n of numbers.toReversed()) {
    const { because = [], chain = [], places = [] } = steps[n] ?? {};
    if (places.length > 0) needed.add(n);
    if (!needed.has(n)) continue;
    for (const premise of [...because, ...chain.flatMap((link) => link.because)])
      if ('step' in premise) needed.add(premise.step as number);
  }
  return numbers.filter((n) => !needed.has(n));
}
