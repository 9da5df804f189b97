/** Sentences of one step, or of a chapter, made to flow in German: what was just said is not said again, what belongs together is one. */

const CELL = 'r\\d+c\\d+';
const DOMINOES = '(?:der \\d+–\\d+(?:, | oder )?)+';
const IS = `${CELL} ist (?:auch )?eine \\d+(?:, \\d+)*(?: oder \\d+)?`;

const FLOWING: readonly (readonly [RegExp, string])[] = [
  // Which dominoes fit goes with the pair.
  [new RegExp(`( zu ${CELL}(?: gehören)?)\\. Das ist (${DOMINOES})\\.`, 'g'), '$1: $2.'],
  // Of one cell one thing after another.
  [new RegExp(`((${CELL}) ist (?:auch )?eine \\d+)\\. \\2 kann nur`, 'g'), '$1 und kann nur'],
  [new RegExp(`((${CELL}) ist eine \\d+ wie [^.:]*)\\. \\2 kann nur`, 'g'), '$1 und kann nur'],
  [new RegExp(`((${CELL}) gehört nicht zu ${CELL})\\. \\2 kann nur zu (${CELL}) gehören`, 'g'), '$1, sondern zu $3'],
  // What was said just before.
  [new RegExp(`((?:: |also )(${IS}))\\. \\2, und `, 'g'), '$1, und '],
  [new RegExp(`(${IS})\\. \\1\\.`, 'g'), '$1.'],
  [new RegExp(`(: (${IS}))\\. \\2: `, 'g'), '$1: '],
  [new RegExp(`(bräuchte) in (${CELL}) (eine \\d+)\\. [^.]* bräuchte \\3, aber`, 'g'), '$1 in $2 $3, aber'],
  // The same reason twice.
  [new RegExp(`([^.:]+): (${CELL} ist [^.:]*)\\. \\1: (${CELL} ist [^.:]*)\\.`, 'g'), '$1: $2, und $3.'],
  // One colon in a sentence.
  [/(: [^.:]*): (der \d+–\d+[ ,])/g, '$1. Das ist $2'],
];

/** The same of two regions. */
const TWINS: readonly (readonly [RegExp, (one: string, other: string, same: string) => string])[] = [
  [
    /(?<=^|[.?] )(?<one>[^.:?]+) braucht (?<same>\S+ gleiche, und nur [^.:]*)\. (?<other>[^.:?]+) braucht \k<same>\./g,
    (one, other, same) => `${one} und ${other} brauchen je ${same}.`,
  ],
  [
    /(?<=^|[.?] )(?<one>In[^.:?]+) kommen (?<same>[^.:]*: Nur die gibt es oft genug)\. (?<other>In[^.:?]+) kommen \k<same>\./g,
    (one, other, same) => `${one} und ${other} kommen ${same}.`,
  ],
];

export function twinsInOne(text: string): string {
  return TWINS.reduce(
    (all, [pattern, said]) =>
      all.replaceAll(pattern, (...found) => {
        const { one, other, same } = found.at(-1) as Readonly<Record<'one' | 'other' | 'same', string>>;
        return said(one, other.slice(0, 1).toLowerCase() + other.slice(1), same);
      }),
    text,
  );
}

/** How much two sums leave for a cell each, or one sum for two. */
const BOUNDS = new RegExp(
  `(?<=^|[.?] )([^.:?]+) lässt in (${CELL}) (höchstens \\d+) zu\\. ([^.:?]+) lässt in (${CELL}) (höchstens \\d+) zu\\.`,
  'g',
);

function boundsInOne(text: string): string {
  return text.replaceAll(BOUNDS, (_, one, cell, most, other: string, next, mostToo) => {
    if (one === other && most === mostToo) return `${one} lässt in ${cell} und ${next} ${most} zu.`;
    const and = one === other ? '' : ` ${other.slice(0, 1).toLowerCase()}${other.slice(1)}`;
    return `${one} lässt in ${cell} ${most} zu,${and} in ${next} ${mostToo}.`;
  });
}

/** Numbers that are said to be missing, before what follows. */
const MISSING = /^Es gibt (keine \d+|weder [^.,]*?) im (?:Vorrat|Satz), also /;

function sentencesOf(text: string): readonly string[] {
  return text.match(/[^.?]+[.?]/g)?.map((each) => each.trim()) ?? [];
}

/** Without sentences that a later one begins with, and each once. */
function onceOnly(text: string): string {
  const all = sentencesOf(text);
  if (all.join(' ') !== text) return text;
  const begins = (next: string, said: string) =>
    next.startsWith(said.slice(0, -1)) && !/^\d/.test(next.slice(said.length - 1));
  return all
    .filter((said, i) => all.indexOf(said) === i && !all.slice(i + 1).some((next) => begins(next, said)))
    .join(' ');
}

export function flowing(text: string): string {
  const flown = twinsInOne(FLOWING.reduce((all, [pattern, better]) => all.replaceAll(pattern, better), onceOnly(text)));
  return flown.replaceAll(
    /([.?] )(?!r\d+c\d)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Does a sentence say, with what follows from it, that two cells do not pair? */
function saysToo(next: string, text: string): boolean {
  const [, why] = /^(.*): Sie gehören nicht zusammen\.$/.exec(text) ?? [];
  return why !== undefined && (next.startsWith(`${why}, also`) || next.startsWith(`${why}. Also`));
}

/** How much a sum leaves for a cell, which a later sentence may say better. */
function bound(text: string): string | undefined {
  return /^(.* lässt in r\d+c\d+ )höchstens \d+ zu\.$/.exec(text)?.[1];
}

/** Does a sentence say again which number a cell has? */
function concluded(text: string): string | undefined {
  return /(?:: |, also ist )(r\d+c\d+ (?:ist )?eine \d+)\.$/.exec(text)?.[1]?.replace(' ist', '');
}

/** The sentences of a chapter behind each other, each thing said once. */
export function chapterSaid(texts: readonly string[]): string {
  const all = texts.flatMap(sentencesOf);
  const missing = new Set<string>();
  const once = all
    .filter(
      (text, i) =>
        all.indexOf(text) === i &&
        !all.slice(i + 1).some((next) => saysToo(next, text)) &&
        !all.slice(i + 1).some((next) => bound(text) !== undefined && bound(next) === bound(text)) &&
        !all.slice(0, i).some((before) => concluded(text) !== undefined && concluded(before) === concluded(text)),
    )
    .map((text) => {
      const [, what] = MISSING.exec(text) ?? [];
      if (what === undefined) return text;
      const isSaid = missing.has(what);
      missing.add(what);
      return isSaid ? text.replace(MISSING, 'Also ') : text;
    });
  const text = once.join(' ');
  const flown = boundsInOne(flowing(text));
  // What was made to fit must not grow.
  return flown.length <= text.length ? flown : text;
}
