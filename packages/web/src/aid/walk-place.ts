/**
 * Where somebody is on the way to a solution. A chapter unfolds to its steps, a step that supposes something to the
 * links of its chain; a chapter of one such step unfolds to these at once. Going on from the last of them leaves what
 * was unfolded, going back from the first one folds it up.
 */
import type { ChapterWalked, LinkWalked, StepWalked } from '../think/walk-messages.js';

export interface WalkPlace {
  /** One more than there are at the end. */
  readonly chapter: number;
  readonly step?: number;
  readonly link?: number;
  readonly page: number;
  /** What it was unfolded from: folding it up leads there. */
  readonly outer?: WalkPlace | undefined;
}

type Chapters = readonly ChapterWalked[];

export const FIRST_CHAPTER: WalkPlace = { chapter: 0, page: 0 };

export function stepAt(chapters: Chapters, { chapter, step }: WalkPlace): StepWalked | undefined {
  return step === undefined ? undefined : chapters[chapter]?.steps[step];
}

export function linkAt(chapters: Chapters, place: WalkPlace): LinkWalked | undefined {
  return place.link === undefined ? undefined : stepAt(chapters, place)?.chain?.[place.link];
}

/** @param pages how many the text has there */
export function forward(chapters: Chapters, place: WalkPlace, pages: number): WalkPlace {
  const { chapter, step, link, page, outer } = place;
  if (page + 1 < pages) return { ...place, page: page + 1 };
  const links = stepAt(chapters, place)?.chain?.length ?? 0;
  if (link !== undefined && link + 1 < links) return { ...place, link: link + 1, page: 0 };
  const steps = chapters[chapter]?.steps.length ?? 0;
  const chapterOfSteps = link === undefined ? outer : outer?.outer;
  if (step !== undefined && step + 1 < steps) return { chapter, step: step + 1, page: 0, outer: chapterOfSteps };
  return { chapter: chapter + 1, page: 0 };
}

/** How many pages there are is known once the text is laid out. */
const LAST_PAGE = Number.POSITIVE_INFINITY;

export function back(place: WalkPlace): WalkPlace | undefined {
  const { chapter, step, link, page, outer } = place;
  if (page > 0) return { ...place, page: page - 1 };
  if (link !== undefined) return link > 0 ? { ...place, link: link - 1, page: LAST_PAGE } : outer;
  if (step !== undefined) return step > 0 ? { ...place, step: step - 1, page: LAST_PAGE } : outer;
  return chapter > 0 ? { chapter: chapter - 1, page: LAST_PAGE } : undefined;
}

export function unfolded(chapters: Chapters, outer: WalkPlace): WalkPlace | undefined {
  const { chapter, step, link } = outer;
  const steps = chapters[chapter]?.steps ?? [];
  if (step === undefined && steps.length > 1) return { chapter, step: 0, page: 0, outer };
  const within = step ?? 0;
  if (link !== undefined || steps[within]?.chain === undefined) return undefined;
  return { chapter, step: within, link: 0, page: 0, outer };
}
