/** What is wrong with sentences, whatever they say: how long they are, and what every level of a hint must have. */
import type { ExplanationRecord, HintRecord } from './records.js';

/** The most characters of each. */
export const LONGEST = { step: 160, link: 80, chapter: 300, where: 60, why: 120, what: 120 } as const;
const MOST_TO_LOOK_AT = 2;

export const LEVELS = ['where', 'why', 'what'] as const;

export function tooLong(name: keyof typeof LONGEST, texts: readonly string[]): string[] {
  return texts
    .filter((text) => [...text].length > LONGEST[name])
    .map((text) => `${name} has ${[...text].length} characters: ${text}`);
}

export function lengthFaults({ steps, chapters }: ExplanationRecord): string[] {
  return [
    ...tooLong(
      'step',
      steps.map(({ text }) => text),
    ),
    ...tooLong(
      'link',
      steps.flatMap(({ chain = [] }) => chain.map(({ text }) => text)),
    ),
    ...tooLong(
      'chapter',
      chapters.map(({ text }) => text),
    ),
  ];
}

/** What no hint may lack, of whatever kind; what it may not say is for the kind to know. */
export function hintFormFaults(hint: HintRecord<unknown, unknown>): string[] {
  const { steps, chapter, index, look, why } = hint;
  const faults: string[] = [];
  if (index === undefined || !chapter?.steps.includes(index) || chapter.steps.at(-1) !== steps.length - 1)
    faults.push(`its chapter ${chapter?.steps} has no step ${index} of ${steps.length}, or does not end with them`);
  for (const level of LEVELS) {
    faults.push(...tooLong(level, [hint[level]]));
    if (!/^(?:[A-Z0-9]|r\d+c\d).*[.?!)]$/s.test(hint[level]) || /undefined|NaN|Infinity|\s\s/.test(hint[level]))
      faults.push(`${level} is no sentence: ${hint[level]}`);
  }
  if (!why.endsWith('?')) faults.push(`why does not end in a question: ${why}`);
  if (look.length === 0 || look.length > MOST_TO_LOOK_AT) faults.push(`it says to look at ${look.length} things`);
  return faults;
}
