/** Sentences that must not be longer than a limit: of several ways to say a thing, the first that fits. */

export type Variants = readonly string[];

/** @param isFine whether it may be said at all */
export function fit(
  variants: Variants,
  limit: number,
  isFine: (text: string) => boolean = () => true,
): string | undefined {
  for (const text of variants) if (text !== '' && text.length <= limit && isFine(text)) return text;
  return undefined;
}

export interface Statement {
  readonly variants: Variants;
  readonly isEvident: boolean;
  /** How it is said where what comes before it is left out. */
  readonly alone?: Variants;
}

/**
 * Several things one after another within one limit. The last is always told, and the first unless it is evident where
 * that may be; of the others, those that are missed least are left out where even the shortest ways are too long together.
 */
export function fitTogether(parts: readonly Statement[], limit: number, isFirstKept = true): readonly string[] {
  const kept = parts.filter(({ variants }) => variants.length > 0);
  for (;;) {
    const texts = shortened(kept, limit);
    if (texts !== undefined) return texts;
    const left = leastMissed(kept, isFirstKept);
    kept.splice(left, 1);
    const next = kept[left];
    if (next?.alone !== undefined) kept[left] = { ...next, variants: next.alone };
  }
}

const ROOMS = [200, 180, 160, 140, 120, 105, 90, 80, 70, 60, 50, 40];

export function together(parts: readonly Statement[]): Variants {
  const full = parts.map(({ variants }) => variants[0] ?? '').filter((text) => text !== '');
  const fitting = ROOMS.map((room) => fitTogether(parts, room, false).join(' '));
  return [...new Set([full.join(' '), ...fitting])].filter((text) => text !== '');
}

/** All of several things, the longest of them in fewer and fewer words. */
export function shorterAndShorter(parts: readonly Variants[]): Variants {
  const told = parts.map((variants) => ({ variants, text: variants[0] ?? '' }));
  const texts: string[] = [];
  for (;;) {
    texts.push(told.map(({ text }) => text).join(' '));
    if (!shorten(told)) return texts;
  }
}

function shorten(told: readonly { readonly variants: Variants; text: string }[]): boolean {
  const [longest] = told
    .map((each) => ({ each, next: each.variants.find((text) => text.length < each.text.length) }))
    .filter(({ next }) => next !== undefined)
    .sort((a, b) => b.each.text.length - a.each.text.length);
  if (longest?.next === undefined) return false;
  longest.each.text = longest.next;
  return true;
}

/** As fully as there is room; undefined where there is none. */
function shortened(parts: readonly Statement[], limit: number): readonly string[] | undefined {
  const told = parts.map(({ variants }) => ({ variants, text: variants[0] ?? '' }));
  for (;;) {
    if (told.reduce((sum, { text }) => sum + text.length + 1, -1) <= limit) return told.map(({ text }) => text);
    if (!shorten(told)) return undefined;
  }
}

/** In the middle the first that is evident, else the first of all; of two the first. */
function leastMissed(parts: readonly Statement[], isFirstKept: boolean): number {
  const from = isFirstKept ? 1 : 0;
  const middle = parts.slice(from, -1);
  if (middle.length === 0) return 0;
  const evident = middle.findIndex(({ isEvident }) => isEvident);
  return from + Math.max(0, evident);
}
