/** Sentences that are said twice: the second points to where the first was. */
import { capital } from '@pipwright/core/explaining';
import type { Speaker } from './speaker.js';

/** Takes the sentences of one step or link after another, in the order in which they are told. */
export function onceSaid(speaker: Speaker): (texts: readonly string[], step: number) => string[] {
  const saidAt = new Map<string, number>();
  return (texts, step) =>
    texts.map((text) => {
      const earlier = saidAt.get(text);
      saidAt.set(text, step);
      if (earlier === undefined) return text;
      let again = text;
      if (earlier < step) again = capital(speaker.say('as-in', { n: earlier + 1, sentence: goingOn(text) }));
      while (saidAt.has(again)) again = capital(speaker.say('again', { sentence: goingOn(again) }));
      saidAt.set(again, step);
      return again;
    });
}

/** A sentence that stands behind a colon. */
function goingOn(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
