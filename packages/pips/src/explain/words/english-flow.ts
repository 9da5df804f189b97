/** Sentences of one step made to flow, in English: what was just said is not said again, what belongs together is one. */

const CELL = 'r\\d+c\\d+';
const DOMINOES = '(?:the \\d+–\\d+(?:, | or )?)+';

const FLOWING: readonly (readonly [RegExp, string])[] = [
  // Which dominoes fit goes with the pair.
  [new RegExp(`(pairs? with ${CELL})\\. That is (${DOMINOES})\\.`, 'g'), '$1: $2.'],
  [/(is two (\d+)s)\. With two \2s that is the/g, '$1: that is the'],
  // Of one cell one thing after another.
  [new RegExp(`(: ${CELL} is \\d+(?: too)?)\\. It can only pair with`, 'g'), '$1 and can only pair with'],
  [new RegExp(`(${CELL} is \\d+ like [^.:]*)\\. It can only pair with`, 'g'), '$1, and can only pair with'],
  [
    new RegExp(`((?:^|[:.] )(${CELL}) is \\d+(?: too)?)\\. (${CELL}) can only pair with \\2\\.`, 'g'),
    '$1, the only partner of $3.',
  ],
  [
    new RegExp(`(${CELL}) is (\\d+ like [^.:]*)\\. (${CELL}) can only pair with \\1\\.`, 'g'),
    '$1, the only partner of $3, is $2.',
  ],
  [/There is (no [^.]*? in the (?:tray|set))\. To make (the [^,.]*), /g, 'To make $2 with $1, '],
  [new RegExp(`(Suppose (${CELL}) is (\\d+): )\\2 would be \\3, and `, 'g'), '$1'],
  // One conclusion behind another.
  [new RegExp(`: (${CELL} is \\d+|the [^.:]* is \\d+(?: or \\d+)?): it is the`, 'g'), ', so $1: it is the'],
  [new RegExp(`(^|\\. )((${CELL} is \\d+(?: or \\d+)?), and so [^.]*\\.) \\3\\. Either way`, 'g'), '$1$2 Either way'],
];

/** Where there are many sentences, some become one. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/A domino inside (the [^,.]*) would be a double, and the tray has none\. So/g, 'The tray has no double for $1, so'],
  [/A domino inside (the [^,.]*) would be a double, and none is left\. So/g, 'No double is left for $1, so'],
  [/A domino inside (the [^,.]*) would be a double, and none left fits\. So/g, 'No double left fits inside $1, so'],
  [new RegExp(`(pairs? with ${CELL})\\. With (two \\d+s|an? \\d+ and an? \\d+) that is the`, 'g'), '$1: with $2, the'],
  [/(?<=would [^.]*)\. There (is|are) (no \d+|none|neither|only \w+ \d+s?)\./g, ', and there $1 $2.'],
  [/(?<=would [^.]*)\. None would be left\./g, ', and none would be left.'],
  [/(?<=would [^.]*)\. Only (one|\w+) (?:is|are) there\./g, ', and only $1 is there.'],
  [/Suppose (the \d+–\d+): ([^.:]*)\. So it is (the \d+–\d+)\./g, 'With $1, $2: it is $3.'],
];

/** More than these are many. */
const FEW = 2;

export function flowing(text: string): string {
  const flown = onceOnly(replaced(text, FLOWING));
  return sentencesOf(flown).length > FEW ? replaced(flown, SHORTER) : flown;
}

function replaced(text: string, patterns: readonly (readonly [RegExp, string])[]): string {
  return patterns.reduce((all, [pattern, better]) => all.replaceAll(pattern, better), text);
}

function sentencesOf(text: string): readonly string[] {
  return text.match(/[^.?]+[.?]/g)?.map((each) => each.trim()) ?? [];
}

/** Without sentences that a later one begins with. */
function onceOnly(text: string): string {
  const sentences = sentencesOf(text);
  if (sentences.join(' ') !== text) return text;
  const begins = (next: string, said: string) =>
    next.startsWith(said.slice(0, -1)) && !/^\d/.test(next.slice(said.length - 1));
  return sentences.filter((said, i) => !sentences.slice(i + 1).some((next) => begins(next, said))).join(' ');
}
