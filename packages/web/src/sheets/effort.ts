/**
 * Effort in whole numbers, which are precise enough for players. It is rounded up, so that an effort just above the most
 * of a label does not look as if it had that label.
 */
import type { Label } from '@pipwright/core';

/** What efforts have a label, if it goes by the effort alone. */
export interface EffortRange {
  readonly label: Label;
  readonly least: number;
  readonly most: number;
}

export function wholeEffort(effort: number): number {
  return Math.ceil(effort);
}

/** The one that an effort is in. @param most of each label */
export function rangeOf(effort: number, { easy, medium, hard }: Readonly<Record<Exclude<Label, 'expert'>, number>>) {
  const ranges: readonly EffortRange[] = [
    { label: 'easy', least: 0, most: easy },
    { label: 'medium', least: easy + 1, most: medium },
    { label: 'hard', least: medium + 1, most: hard },
  ];
  const above: EffortRange = { label: 'expert', least: hard + 1, most: Number.POSITIVE_INFINITY };
  return ranges.find(({ most }) => effort <= most) ?? above;
}
