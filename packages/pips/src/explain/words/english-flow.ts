/** Sentences of one step made to flow, in English: what was just said is not said again, what belongs together is one. */
import { capital } from '@pipwright/core/explaining';

const CELL = 'r\\d+c\\d+';
const DOMINOES = '(?:the \\d+–\\d+(?:, | or )?)+';

const NUMBERS = '\\d+(?:, \\d+)*(?: or \\d+)?';

const FLOWING: readonly (readonly [RegExp, string])[] = [
  // Which dominoes fit goes with the pair.
  [new RegExp(`(pairs? with ${CELL})\\. That is (${DOMINOES})\\.`, 'g'), '$1: $2.'],
  [/(is two (\d+)s)\. With two \2s that is the/g, '$1: that is the'],
  // Of one cell one thing after another.
  [new RegExp(`(: ${CELL} is \\d+(?: too)?)\\. It can only pair with`, 'g'), '$1 and can only pair with'],
  [new RegExp(`(${CELL} is \\d+ like [^.:]*)\\. It can only pair with`, 'g'), '$1, and can only pair with'],
  [
    new RegExp(`((?:^|[:.] )(${CELL}) is \\d+(?: too)?)\\. (${CELL}) can only pair with \\2\\.`, 'g'),
    '$1, and $3 can only pair with it.',
  ],
  [
    new RegExp(`(${CELL}) is (\\d+ like [^.:]*)\\. (${CELL}) can only pair with \\1\\.`, 'g'),
    '$1 is $2, and $3 can only pair with it.',
  ],
  [/There is (no [^.]*? in the (?:tray|set))\. To make (the [^,.]*), /g, 'To make $2 with $1, '],
  [new RegExp(`(Suppose (${CELL}) is (\\d+): )\\2 would be \\3, and `, 'g'), '$1'],
  // What a cell may be was said with the dominoes on it.
  [new RegExp(`(: (${CELL} is ${NUMBERS}))\\. \\2, and so is`, 'g'), '$1, and so is'],
  [new RegExp(`((?:so |: )(${CELL} is \\d+))\\. \\2, so (the [^.:]*: )`, 'g'), '$1, and $3'],
  // The one domino with a number was named where it could not lie.
  [
    /(Only the (\d+–\d+) (?:has|is left with) an? (\d+), and [^.]*)\. (?:Only the \2 has|The \2 is the last domino with) an? \3\./g,
    '$1: the $2.',
  ],
  // One conclusion behind another.
  [
    new RegExp(`: (${CELL} is \\d+|the [^.:]* is \\d+(?: or \\d+)?): ((?:it is|${CELL} and ${CELL} are) the)`, 'g'),
    ', so $1: $2',
  ],
  [new RegExp(`(: (${CELL} is ${NUMBERS}))\\. (${CELL} is ${NUMBERS}) and \\2, so`, 'g'), '$1, and $3, so'],
  [new RegExp(`(with (${CELL}), which is (${NUMBERS}))\\. \\2 is \\3, and there`, 'g'), '$1. There'],
  [new RegExp(`(with (${CELL}), which is (${NUMBERS}))\\. \\2 is \\3, and the`, 'g'), '$1. The'],
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
  [/(?<=would [^.]*)\. Only (\w+) (is|are) there\./g, ', and only $1 $2 there.'],
  [/Suppose (the \d+–\d+): ([^.:]*)\. So it is (the \d+–\d+)\./g, 'With $1, $2: it is $3.'],
];

/** More than these are many. */
const FEW_SENTENCES = 2;

/** Which dominoes fit, between what a cell may be and what follows from it: `That rules out the 4–4`. */
const RULED_OUT = new RegExp(
  `(: (${CELL} is ${NUMBERS}))\\. (${CELL} and ${CELL} are) (${DOMINOES})\\. \\2(, and so is ${CELL}): it is the (\\d+–\\d+)\\.`,
);

function ruledOut(text: string): string {
  return text.replace(RULED_OUT, (_, is, _what, pair, dominoes: string, soIs, domino) => {
    const others = [...dominoes.matchAll(/\d+–\d+/g)].map(([name]) => name).filter((name) => name !== domino);
    return `${is}${soIs}. That rules out the ${others.join(' and the ')}: ${pair} the ${domino}.`;
  });
}

/** Numbers that are said to be missing, before what follows. */
const MISSING = /^There is no (\d+(?:, \d+)*(?: or \d+)?) in the (?:tray|set)[^.]*?, so /;

/** Without saying twice that a number is missing. */
function missingOnce(text: string): string {
  const sentences = sentencesOf(text);
  if (sentences.join(' ') !== text) return text;
  const said = new Set<string>();
  const once = sentences.map((each) => {
    const [whole = '', numbers = ''] = MISSING.exec(each) ?? [];
    const all = numbers.match(/\d+/g) ?? [];
    const isNew = all.some((number) => !said.has(number)) || whole.includes(' and only ');
    for (const number of all) said.add(number);
    return whole === '' || isNew ? each : capital(each.slice(whole.length));
  });
  return once.join(' ');
}

export function flowing(text: string): string {
  const flown = onceOnly(replaced(missingOnce(ruledOut(text)), FLOWING));
  return sentencesOf(flown).length > FEW_SENTENCES ? replaced(flown, SHORTER) : flown;
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
