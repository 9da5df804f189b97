/** Sentences of several steps made to flow as one chapter, in English: the same for a chapter as `english-flow` for a step. */
const CELL = 'r\\d+c\\d+';

/** What reads better where one thing follows another. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  // What does not pair with one neighbour pairs with the other.
  [new RegExp(`([Ss]o) (${CELL}) does not pair with ${CELL}\\. \\2 can only pair with`, 'g'), '$1 $2 pairs with'],
  [new RegExp(`(: (${CELL}) is \\d(?: too)?)\\. \\2 can only pair`, 'g'), '$1. It can only pair'],
  [new RegExp(`((?:^|\\. )(${CELL}) is \\d like [^.]*)\\. \\2 can only pair`, 'g'), '$1. It can only pair'],
  // The same of two cells.
  [
    new RegExp(`(The [^.:]* has an? \\d: )(${CELL}) is (\\d) too\\. \\1(${CELL}) is \\3 too\\. It can`, 'g'),
    '$1$2 and $4 are $3 too. $4 can',
  ],
  [
    new RegExp(`(The [^.:]* has an? \\d: )(${CELL}) is (\\d) too\\. \\1(${CELL}) is \\3 too`, 'g'),
    '$1$2 and $4 are $3 too',
  ],
  [new RegExp(`([A-Z][^.:]*, so )(${CELL}) is (not \\d|\\d)\\. \\1(${CELL}) is \\3\\.`, 'g'), '$1$2 and $4 are $3.'],
  // What was said just before.
  [/((?:the \d–\d(?:, | or )?){2,})\. [^.]*? \1\. Suppose/g, '$1. Suppose'],
  [new RegExp(`: (${CELL} is \\d[^.:]*)\\. \\1, and so`, 'g'), ': $1, and so'],
  [new RegExp(`(${CELL} and ${CELL} are \\d)( too|)\\. \\1\\.`, 'g'), '$1$2.'],
  [new RegExp(`(: |so )(${CELL} is \\d)\\. \\2 and (${CELL} is \\d)\\.`, 'g'), '$1$2, and $3.'],
  [new RegExp(`(: |so )(${CELL} is \\d)\\. (${CELL} is \\d) and \\2\\.`, 'g'), '$1$2, and $3.'],
  [new RegExp(`(${CELL}) is (\\d)( like [^.]*|)\\. \\1 is \\2, and only`, 'g'), '$1 is $2$3. Only'],
];

/** Does a text say, with what follows from it, that two cells do not pair? */
function saysToo(next: string, text: string): boolean {
  const [, why = '', one = '', other = ''] =
    /^(.*?\b(r\d+c\d+) and (r\d+c\d+).*): they do not pair\.$/.exec(text) ?? [];
  if (why === '') return false;
  const [, cell = '', ends = ''] = /^No domino left fits on (r\d+c\d+) with (.*), so/.exec(next) ?? [];
  return (
    next.startsWith(`${why}, so`) ||
    next.startsWith(`${why}. So`) ||
    (ends !== '' && [one, other].every((end) => end === cell || ends.split(' or ').includes(end)))
  );
}

/** What a sentence says of the number of a cell, behind its reason. */
function concluded(text: string): string | undefined {
  return /(?:: |, so )(r\d+c\d+ is \d+)\.$/.exec(text)?.[1];
}

/** The sentences of a chapter behind each other, each thing said once. */
export function chapterSaid(texts: readonly string[]): string {
  const all = texts.flatMap((text) => text.match(/[^.?]+[.?]/g) ?? []).map((text) => text.trim());
  const once = all.filter(
    (text, i) =>
      all.indexOf(text) === i &&
      !all.slice(i + 1).some((next) => saysToo(next, text)) &&
      !all.slice(0, i).some((before) => concluded(text) !== undefined && concluded(before) === concluded(text)),
  );
  return JOINED.reduce((text, [pattern, better]) => text.replaceAll(pattern, better), once.join(' '));
}
