/** What signs and bars say, in German. */
import { cellName } from '@pipwright/core';
import type { TechniqueWords, Variants } from '@pipwright/core/wording';
import type { ToldLink } from '../told/link.js';
import { alsoTaken, aroundOf, signReasons } from '../told/sign-reasons.js';
import { are, cellNames, clauses, conclusion, lineName, sentence, so } from './german-names.js';
import { bySigns, clausesOf, reasonsSaid } from './german-reasons.js';

const answers = (told: ToldLink): Variants => [...so(told, bySigns(told)), sentence(conclusion(told))];

/** A cell between two that are both greater, or both smaller. */
function betweenWords(name: string, word: 'größer' | 'kleiner', idea: string): TechniqueWords<ToldLink> {
  return {
    name,
    idea,
    say: (told) => so(told, bySigns(told)),
    why(told) {
      const [each] = told.concludes;
      if (each === undefined) return [];
      const { others, line } = aroundOf(told, each);
      if (others.length < 2) return [];
      const cell = cellName(each.cell);
      const inLine = line === undefined ? '' : ` in ${lineName(line)}`;
      return [
        `${cell} hat${inLine} zwei ${word}e Nachbarn. Wie viele Zahlen muss es ihnen lassen?`,
        `${are(others)} ${word} als ${cell}. Was bleibt für ${cell}?`,
      ];
    },
    what: answers,
  };
}

/** A reason with what follows, and asked. */
function wordsOf(name: string, idea: string, asks?: (told: ToldLink) => Variants): TechniqueWords<ToldLink> {
  return {
    name,
    idea,
    say(told) {
      const [fullest] = bySigns(told);
      const all = fullest === undefined ? [] : [clauses([fullest, ...clausesOf(alsoTaken(told))])];
      return [...so(told, all), ...answers(told)];
    },
    why(told) {
      const cells = cellNames(told.concludes.slice(0, 2).map(({ cell }) => cell));
      const ask = `Was bleibt für ${cells}?`;
      const asked = signReasons(told).map((reason) =>
        reason.kind === 'by-signs'
          ? `Was lassen die Zeichen für ${cells} übrig?`
          : `${sentence(reasonsSaid([reason]))} ${ask}`,
      );
      return [...(asks?.(told) ?? []), ...asked, ask];
    },
    what: answers,
  };
}

export const signTechniques = {
  bound: wordsOf('Größer und kleiner', 'Ein Feld ist größer als das Kleinste, was im kleineren stehen kann.'),
  'chain-bound': wordsOf(
    'Kette von Zeichen',
    'Entlang einer Kette von Zeichen steigen die Zahlen mindestens um eins: An ihren Enden bleibt wenig Platz.',
  ),
  'ordered-pair': wordsOf(
    'Paar mit Zeichen',
    'Zwei Felder mit denselben zwei Zahlen, und dazwischen ein Zeichen.',
    ({ signs }) =>
      signs
        .slice(0, 1)
        .map((ends) => `In ${cellNames(ends)} passen nur dieselben zwei Zahlen. Was sagt das Zeichen dazwischen?`),
  ),
  valley: betweenWords(
    'Tal',
    'größer',
    'Zwei Nachbarn in einer Zeile oder Spalte sind größer und verschieden: Beide brauchen Platz nach oben.',
  ),
  peak: betweenWords(
    'Gipfel',
    'kleiner',
    'Zwei Nachbarn in einer Zeile oder Spalte sind kleiner und verschieden: Beide brauchen Platz nach unten.',
  ),
  'across-bar': wordsOf('Über den Balken', 'Zahlen mit einem Balken dazwischen unterscheiden sich um eins.'),
  'no-bar': wordsOf('Kein Balken', 'Ohne Balken dazwischen unterscheiden sich Nachbarn nicht um eins.'),
  'bar-run': wordsOf(
    'Balken in Folge',
    'An Balken in einer Zeile oder Spalte entlang steigen oder fallen die Zahlen um eins.',
  ),
} satisfies Readonly<Record<string, TechniqueWords<ToldLink>>>;
