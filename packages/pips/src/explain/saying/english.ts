/** What claims say in English. */
import type { Catalogue } from './catalogue.js';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = (n: number) => NUMBERS[n] ?? `${n}`;
const plural = (value: number | string) => `${value}s`;
/** `both`, `all three`, `three of the`. */
const many = (n: number, areAll = true) => (areAll ? (n === 2 ? 'both' : `all ${count(n)}`) : `${count(n)} of the`);
const isSign = (label: string) => /[=≠]$/.test(label);

const messages = {
  // How clauses and things are joined.
  and: '{first}, and {last}',
  so: '{first}, so {last}',
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
  'lost-is': {
    one: 'no {lost} is left for {what}, so it is {values}',
    other: 'no {lost} is left for {what}, so they are {values}',
  },
  lost: 'no {lost} is left for {what}',

  // Counts.
  'there-only': { one: 'there is only {count}', other: 'there are only {count}' },
  there: { one: 'there is {some}', other: 'there are {some}' },
  'taken-all': { one: '{all} is taken', other: '{all} are taken' },
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
  'sum-over': '{region} is over its sum without {cell}',
  ways: '{region} is {bags}',
  'ways-rest': '{region} still needs {bags}',
  'ways-none': 'there is no way to make {region}',
  most: 'the rest of {region} makes at most {others}',
  'most-left': 'the rest of {region} makes at most {others} of the {left} it needs',
  'most-alone': '{region} still needs at least {left}',
  'least-alone': '{region} has room for at most {left}',
  least: 'the rest of {region} makes at least {others}',
  'least-left': 'the rest of {region} makes at least {others} of the {left} it needs',
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
  unfit: 'there is no {dominoes} for {cells}',
  'unfit-used': 'there is no {dominoes} left for {cells}',
  'unfit-makes': 'no domino left makes {sum} for {cells}',
  'unfit-makes-there': 'no domino makes {sum} with the numbers left for {cells}',
  'unfit-either': 'there is no {dominoes} for {cell} with {others}',
  'unfit-either-used': 'there is no {dominoes} left for {cell} with {others}',
  'unfit-too': 'no {dominoes} for {cells}',
  'unfit-used-too': 'no {dominoes} left for {cells}',
  'unfit-either-too': 'no {dominoes} for {cell} with {others}',
  'unfit-either-used-too': 'no {dominoes} left for {cell} with {others}',
  'unfit-either-many': 'no domino fits {cell} with {others}',
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
  'they-need-used': {
    one: 'they would need {dominoes}, which is used already',
    other: 'they would need {dominoes}, which are not left',
  },
  'they-need': {
    one: 'they would need {dominoes}, which is not in the tray',
    other: 'they would need {dominoes}, which are not in the tray',
  },
  'they-fit-none': 'no domino fits them',
  alone: {
    one: 'to be {values}, {cell} would need {dominoes}, which is not in the tray',
    other: 'to be {values}, {cell} would need {dominoes}, which are not in the tray',
  },
  'alone-used': {
    one: 'to be {values}, {cell} would need {dominoes}, which is used already',
    other: 'to be {values}, {cell} would need {dominoes}, which are not left',
  },
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

  // Suppositions.
  'two-places': 'the {domino} lies {places}',
  on: 'on {cells}',
  suppose: 'suppose {what}',
  'it-lies': 'it lies on {what}',
  'it-pairs': 'it pairs with {what}',
  'it-is-on': 'the {value} is on {what}',
  'cannot-be': 'it cannot be {what}',
  'cannot-lie': 'it cannot lie on {what}',
  'cannot-pair': 'it cannot pair with {what}',
  'cannot-be-on': 'the {value} cannot be on {what}',
  'then-so': 'so {what}',
  here: 'here, {sentence}',
  again: 'again, {sentence}',
  'as-in': 'as in step {n}: {sentence}',
} as const;

export type Key = keyof typeof messages;

export const english: Catalogue<Key> = {
  code: 'en',
  messages,
  clauses: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`),
  count,
  plural,
  times: (n) => (n === 2 ? 'twice' : `${count(n)} times`),
  some: (value, n) => (n === 1 || n === 0 ? `${count(n)} ${value}` : `${count(n)} ${plural(value)}`),
  all: (value, n) => (n === 1 ? `the only ${value}` : `${many(n)} ${plural(value)}`),
  part: (value, n) =>
    n === 1 ? `${[8, 11, 18].includes(value) ? 'an' : 'a'} ${value}` : `${count(n)} ${plural(value)}`,
  alike: (label, n, areAll) => `${many(n, areAll)} ${isSign(label) ? label : plural(label)}`,
  alikeRegions: (label, n, areAll) => `${many(n, areAll)} ${label} regions`,
  list: (items, last) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`,
};
