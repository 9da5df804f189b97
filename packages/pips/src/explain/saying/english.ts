/** What claims say in English. */
import { MESSAGES } from '@pipwright/core/explaining';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = (n: number) => NUMBERS[n] ?? `${n}`;
const plural = (value: number | string) => `${value}s`;
/** `both`, `all three`, `three of the`. */
const many = (n: number, areAll = true) => (areAll ? (n === 2 ? 'both' : `all ${count(n)}`) : `${count(n)} of the`);
const isSign = (label: string) => /[=≠]$/.test(label);

export const messages = {
  ...MESSAGES,

  // How clauses and things are joined.
  and: '{first}, and {last}',
  or: '{first}, or {last}',
  beside: 'because of {regions}, {clause}',
  the: 'the {domino}',

  // What is concluded.
  is: { one: '{what} is {values}', other: '{what} are {values}' },
  'is-not': { one: '{what} is not {values}', other: '{what} are not {values}' },
  'it-is': { one: 'it is {what}', other: 'they are {what}' },
  'it-is-not': { one: 'it is not {what}', other: 'they are not {what}' },
  nothing: 'nothing is left for {what}',
  gone: 'no {values} is left for anything else',
  joined: '{cell} pairs with {other}',
  parted: '{cells} do not pair',
  'they-part': 'they do not pair',
  'that-is': 'that is {dominoes}',
  'alike-least': '{regions} need at least {count} alike',
  lost: 'no {lost} is left for {what}',

  // Counts.
  'there-only': { one: 'there is only {count}', other: 'there are only {count}' },
  there: { one: 'there is {some}', other: 'there are {some}' },
  'taken-all': { one: '{all} is taken', other: '{all} are taken' },
  'partly-of': { one: '{needs} needs {all} of the {some}', other: '{needs} need {all} of the {some}' },
  'partly-too': '{needs} {all} of the {some}',
  taken: { one: '{needs} takes {all}', other: '{needs} take {all}' },
  'none-left': '{needs} needs {all}, and none is left',
  over: {
    one: '{needs} needs {all}, and {there}',
    other: '{needs} need {all}, and {there}',
  },
  partly: {
    one: 'there are {some}, of which {needs} needs {all}',
    other: 'there are {some}, of which {needs} need {all}',
  },

  // Numbers of =.
  alike: { one: '{regions} needs {count} alike', other: '{regions} need {count} alike' },
  enough: { one: 'only {values} is left {times}', other: 'only {values} are left {times}' },
  'not-enough': { one: '{values} is not left {times}', other: '{values} are not left {times}' },
  'none-enough': 'no number is left {times}',
  share: 'only {values} are left {times}, so they take one each',
  'share-more': { one: '{others} takes what they leave', other: '{others} take what they leave' },

  // Sums, and regions of different numbers.
  sum: '{region} needs {left} more on {cell}',
  'sum-done': '{region} leaves 0 for {cell}',
  'sum-fails': '{region} would need {left} on {cell}, which cannot be {left}',
  'sum-fails-big': '{region} would need {left} on {cell}, and no number is that large',
  'sum-fails-gone': '{region} would need {left} on {cell}, and no {left} is left',
  'sum-over': '{region} is over its sum without {cell}',
  ways: '{region} is {bags}',
  'ways-rest': '{region} still needs {bags}',
  'ways-none': 'there is no way to make {region}',
  'ways-none-differ': 'there are not enough different numbers for {region}',
  most: 'the rest of {region} makes at most {others}',
  'most-left': 'the rest of {region} makes at most {others} of the {left} it needs',
  'most-alone': '{region} still needs at least {left}',
  'least-alone': '{region} has room for at most {left}',
  least: 'the rest of {region} makes at least {others}',
  'least-left': 'the rest of {region} makes at least {others} of the {left} it needs',
  'bound-most': '{region} makes at most {made}',
  'bound-least': '{region} makes at least {made}',
  'bound-most-rest': 'the rest of {region} makes at most {made} of the {left} it needs',
  'bound-least-rest': 'the rest of {region} makes at least {made}, with room for only {left}',
  differ: '{region} has its {values} already',
  'differ-twice': '{region} would have {values}',

  // Pairs and dominoes.
  neighbour: '{cell} can only pair with {partner}',
  'neighbour-too': '{cell} with {partner}',
  'neighbour-which': '{clause}, which can only pair with {partner}',
  'neighbour-so': '{clause}, so {cell} pairs with {partner}',
  'neighbour-none': '{cell} has no neighbour left',
  'outside-used': 'there is no {dominoes} left, so {cell} pairs outside {region}, with {partner}',
  outside: 'there is no {dominoes}, so {cell} pairs outside {region}, with {partner}',
  'outside-bare': 'the tray has no double, so {cell} pairs outside {region}, with {partner}',
  'outside-too': '{cell} outside {region}, with {partner}',
  'outside-many': 'no double is left for {region}, so {cell} pairs outside it, with {partner}',
  'takes-double': '{cells} take the double of {region}',
  double: '{cells} take the double of {region}, so no other domino lies inside it',
  'double-twice': '{cells} take the double of {region}, and so would another pair',
  fit: '{cells} are {dominoes}',
  'fit-many': 'only {count} dominoes fit {cells}',
  'fit-makes': '{cells} must make {sum}: {dominoes}',
  'that-makes': 'they must make {sum}: {dominoes}',
  'less-than': 'less than {n}',
  'more-than': 'more than {n}',
  'fit-double': 'inside {region} that is a double, {dominoes}',
  'fit-inside': 'inside {region}, {cells} are a double: {dominoes}',
  'fit-one': '{cells} can only be {dominoes}',
  'fit-only': 'only {dominoes} has a {value}',
  'fit-only-at': '{cell} is {value}, and only {dominoes} has a {value}',
  'fit-last': '{dominoes} is left for {cells}',
  'fit-round': '{cells} are the {domino}, with {value} on {places}',
  pairs: '{region} can only take {ways}',
  'pairs-none': 'no {count} dominoes left fit {region}',
  unfit: 'no {dominoes} for {cells}',
  'unfit-used': 'no {dominoes} left for {cells}',
  'there-is': 'there is {clause}',
  'cell-with': '{cell} with {others}',
  'unfit-makes': 'no domino left makes {sum} for {cells}',
  'unfit-makes-there': 'no domino makes {sum} with the numbers left for {cells}',
  'unfit-many': 'no domino fits {cells}',
  'unfit-double': 'there is no double for {cells}',
  'unfit-needs': {
    one: '{cells} would need {dominoes}, which is not in the tray',
    other: '{cells} would need {dominoes}, which are not in the tray',
  },
  'unfit-needs-used': {
    one: '{cells} would need {dominoes}, which is used already',
    other: '{cells} would need {dominoes}, which are not left',
  },
  they: 'they',
  'they-fit-none': 'no domino fits them',
  alone: 'to be {values}, {clause}',
  'alone-many': 'no domino brings {values} to {cell}',
  'alone-inside': '{cell} can only pair inside {region}, and there is no {dominoes}',
  home: 'the {domino} fits only {cells}',
  'home-at': 'the {domino} fits nowhere without {cell}',
  'home-none': 'the {domino} fits nowhere',
  room: { one: 'the only {value} goes to {cells}', other: 'the {count} {plural} must go to {cells}' },
  'room-nowhere': { one: '{all} fits nowhere', other: '{all} fit nowhere' },
  'room-none': 'only {cells} could be {value}, and there are {some}',
  cut: {
    one: 'a domino on {cells} would cut off {area}',
    other: 'a domino on {cells} would cut off an odd number of cells, the {count} at {area}',
  },

  // What cannot be finished.
  broken: '{region} has {values}',
  'broken-sum': '{region} has {values}, which make {sum}',
  'broken-none': 'no number keeps the rule of {region}',
  odd: 'the {count} cells at {cell} are cut off, and an odd number of cells cannot be covered',
  crowd: '{cells} can only pair with {partners}',
  'crowd-many': 'of the cells around {cell}, {count} share only {others} neighbours',
  few: 'the board needs {needed} dominoes; the set up to {max}–{max} has {there}',
  'few-of': {
    one: '{needed} domino must have no number but {values}; the tray has {there}',
    other: '{needed} dominoes must have no number but {values}; the tray has {there}',
  },
  'total-most': 'what is open takes at most {made} pips, and the dominoes left have {pips}',
  'total-least': 'what is open takes at least {made} pips, and the dominoes left have {pips}',

  // Hints: where to look, and what to ask.
  'open-sum': '{cell} is the last open cell of {region}',
  'no-double': 'no double is left for {region}',
  'must-make': '{cells} must make {sum}',
  'must-be-double': 'inside {region}, {cells} are a double',
  'one-left': 'one domino is left',
  'ask-enough': 'which numbers are left {times}?',
  'ask-sum': 'what does {region} still need?',
  'ask-room-for': 'what room does {region} leave for {cell}?',
  'ask-ways': 'how can {region} be made up?',
  'ask-neighbour': 'which neighbours has {cell} left?',
  'ask-partner': 'where can {cell} find a partner?',
  'ask-double': 'can another domino lie inside it?',
  'ask-fit': 'which domino fits {cells}?',
  'ask-fits': 'which dominoes fit {cells}?',
  'ask-pairs': 'which dominoes can {region} take?',
  'ask-pair': 'can they pair?',
  'ask-home': 'where can the {domino} go?',
  'ask-room': 'which number has room only in {things}?',
  'ask-left': 'what does that leave for {what}?',
  'place-on': 'you can place a domino on {cells}',
  'try-on': 'try a domino on {cells}',
  'ask-try': 'which domino do you try on {cells}?',
  lying: 'the {domino} with {x} on {first} and {y} on {second}',
  'lying-double': 'the {domino} on {cells}',
  place: 'place the {domino}: {x} on {first}, {y} on {second}',
  'place-double': 'place the {domino} on {cells}',

  // Conflicts, titles and pictures.
  'with-here': 'with the {domino} here, {clause}',
  'with-lying': 'with {x} on {first} and {y} on {second}, {clause}',
  'with-on': 'with the {domino} on {cells}, {clause}',
  title: 'the {domino}',
  'the-values': 'the {plural}',
  'no-value': 'no {value}',
  'whole-board': 'the whole board',

  // Suppositions.
  'two-places': 'the {domino} lies {places}',
  on: 'on {cells}',
  'it-lies': 'it lies on {what}',
  'it-pairs': 'it pairs with {what}',
  'it-is-on': 'the {value} is on {what}',
  'cannot-be': { one: 'it cannot be {what}', other: 'they cannot be {what}' },
  'cannot-lie': 'it cannot lie on {what}',
  'cannot-pair': 'it cannot pair with {what}',
  'cannot-be-on': 'the {value} cannot be on {what}',
} as const;

export type Key = keyof typeof messages;

/** How much there is of something. */
export const words = {
  count,
  /** Several of a number: `4s`. */
  plural,
  /** `twice`, `three times`. */
  times: (n: number) => (n === 2 ? 'twice' : `${count(n)} times`),
  /** `one 4`, `two 4s`, `no 4`. */
  some: (value: number, n: number) => (n === 1 || n === 0 ? `${count(n)} ${value}` : `${count(n)} ${plural(value)}`),
  /** `the only 4`, `both 4s`, `all three 4s`. */
  all: (value: number, n: number) => (n === 1 ? `the only ${value}` : `${many(n)} ${plural(value)}`),
  /** A part of a sum: `a 4`, `two 4s`. */
  part: (value: number, n: number) =>
    n === 1 ? `${[8, 11, 18].includes(value) ? 'an' : 'a'} ${value}` : `${count(n)} ${plural(value)}`,
  /** Regions with one badge: `both 9s`, `three of the =`. */
  alike: (label: string, n: number, areAll: boolean) => `${many(n, areAll)} ${isSign(label) ? label : plural(label)}`,
  /** The same where numbers are spoken of: `both 9 regions`. */
  alikeRegions: (label: string, n: number, areAll: boolean) => `${many(n, areAll)} ${label} regions`,
};
