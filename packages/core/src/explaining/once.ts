/** Sentences that are said twice: the second points to where the first was. */
import { capital, lower } from './english.js';

/** Says one of these messages. */
type Say = (key: 'as-in' | 'here' | 'by-now' | 'again', parts: Readonly<Record<string, string | number>>) => string;

/**
 * Takes the sentences of one step or link after another, in the order in which they are told. What was only supposed is not
 * pointed to.
 */
export function onceSaid(say: Say): (texts: readonly string[], step: number, isSupposed?: boolean) => string[] {
  const told = new Map<string, number>();
  const said = new Set<string>();
  const ways = (text: string, step: number | undefined, isSupposed: boolean): string[] => [
    ...(step === undefined ? [] : [capital(say('as-in', { n: step + 1, sentence: lower(text) }))]),
    ...([isSupposed ? 'here' : 'by-now', 'again'] as const).map((key) => capital(say(key, { sentence: lower(text) }))),
  ];
  return (texts, step, isSupposed = false) =>
    texts.map((text) => {
      const earlier = told.get(text);
      if (!isSupposed && earlier === undefined) told.set(text, step);
      const all = said.has(text) ? ways(text, earlier === step ? undefined : earlier, isSupposed) : [text];
      const free = all.find((each) => !said.has(each)) ?? all.at(-1) ?? text;
      said.add(free);
      return free;
    });
}
