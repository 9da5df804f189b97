/** What the coach says in a language: in general, and on the boards of each kind. */
import type { KindName } from '@pipwright/play';
import type { LessonWords } from '../kind/lessons.js';
import { LESSONS } from '../kinds/lessons.js';
import type { CoachWords } from '../words/catalogue.js';
import { enCoach } from '../words/en/coach.js';
import { isLanguage, type LanguageName } from '../words/languages.js';

const COMMON: Readonly<Record<LanguageName, () => Promise<CoachWords>>> = {
  en: async () => enCoach,
  de: () => import('../words/de/coach.js').then(({ deCoach }) => deCoach),
};

export interface AllCoachWords {
  readonly coach: CoachWords;
  readonly kinds: Readonly<Record<KindName, LessonWords>>;
}

export async function loadCoachWords(tag: string): Promise<AllCoachWords> {
  const language = isLanguage(tag) ? tag : 'en';
  const [coach, ...kinds] = await Promise.all([
    COMMON[language](),
    ...Object.entries(LESSONS).map(async ([kind, { words }]) => [kind, await words[language]()] as const),
  ]);
  return { coach, kinds: Object.fromEntries(kinds) as Record<KindName, LessonWords> };
}
