/** What claims say in English. */
import { MESSAGES } from '@pipwright/core/explaining';

export const messages = {
  ...MESSAGES,

  // How clauses and things are joined.
  but: '{first}, but {last}',
  row: 'row {n}',
  rows: 'rows {n}',
  column: 'column {n}',
  columns: 'columns {n}',

  // What is concluded.
  is: { one: '{cells} is {values}', other: '{cells} are {values}' },
  'is-not': { one: '{cells} is not {values}', other: '{cells} are not {values}' },
  'at-least': { one: '{cells} is at least {n}', other: '{cells} are at least {n}' },
  'at-most': { one: '{cells} is at most {n}', other: '{cells} are at most {n}' },
  nothing: 'nothing is left for {cells}',
  both: '{cells} are both {value}',

  // Rows and columns.
  has: { one: '{lines} has {values}', other: '{lines} have {values}' },
  'each-have': '{lines} each have {values}',
  'has-its': { one: '{lines} has its {value}', other: '{lines} have their {value}' },
  last: '{line} lacks only {value}: {cell} is {value}',
  lacks: '{line} lacks {values}',
  home: 'the {value} of {line} fits only in {cell}',
  'home-so': 'the {value} of {line} is in {cell}',
  'home-it': '{line} has it in {cell}',
  'home-none': '{line} has no place for its {value}',
  'beside-greater': { one: '{cells} is greater than {other}', other: '{cells} are each greater than a neighbour' },
  'beside-smaller': { one: '{cells} is smaller than {other}', other: '{cells} are each smaller than a neighbour' },
  rest: 'the rest are last numbers, one after the other: {placed}',
  'rest-more': 'then {placed}',
  group: 'in {line}, {cells} are {values}',
  'group-none': 'in {line}, {cells} have only {values} between them',
  homes: 'in {line}, {values} fit only in {cells}',
  'homes-none': 'in {line}, {values} all need {cells}',
  wing: 'in {along}, the {value} fits only in {across}',
  'wing-none': '{along} have places for their {value} only in {across}',

  // Signs and bars.
  chain: '{chain}',
  'chain-least': '{chain}, which is at least {from}',
  'chain-most': '{chain}, which is at most {from}',
  'chain-written': '{chain}, which is {from}',
  greater: '{cell} is greater than {other}',
  smaller: '{cell} is smaller than {other}',
  'greater-from': '{cell} is greater than {other}, which is at least {from}',
  'smaller-from': '{cell} is smaller than {other}, which is at most {from}',
  'greater-than': '{cell} is greater than the {from} in {other}',
  'smaller-than': '{cell} is smaller than the {from} in {other}',
  'between-most': '{others} are both greater than {cell}, and a {value} would leave them only {left}',
  'between-least': '{others} are both smaller than {cell}, and a {value} would leave them only {left}',
  'between-most-none': '{others} are both greater than {cell}, and a {value} would leave one of them nothing',
  'between-least-none': '{others} are both smaller than {cell}, and a {value} would leave one of them nothing',
  squeeze: 'in {line}, a {value} in {cell} would leave {others} only {left}',
  across: 'a bar joins {cell} and {other}',
  apart: 'there is no bar between {cell} and {other}',
  'beside-number': 'the {values} in {other}',
  'beside-only': '{other}, which can only be {values}',
  'beside-some': '{other}, which is {values}',
  'beside-not': '{other}, which is not {values}',
  run: 'along the bars of {line}, {cells} go up or down one by one',

  // What cannot be finished.
  twice: '{line} has two {value}s, in {cells}',
  'against-sign': 'the {x} in {a} must be greater than the {y} in {b}',
  'against-bar': 'a bar joins the {x} in {a} and the {y} in {b}',
  'against-no-bar': 'there is no bar between the {x} in {a} and the {y} in {b}',
  circle: 'the signs lead round: {chain}',
  'against-each-other': 'the numbers in {cells} do not go together',
  'in-the-end': 'in the end {clause}',
  'with-here': 'with a {value} here, {clause}',
  'is-wrong': '{clause}: the {value} in {cell} is wrong',
  'with-on': 'with the {value} in {cell}, {clause}',

  // Suppositions.
  'two-places': 'the {value} of {line} is in {cells}',
  'it-is': 'it is {what}',
  'it-is-in': 'it is in {what}',
  'it-is-not': 'it is not {what}',
  'it-is-not-in': 'it is not in {what}',
  'cannot-be': 'it cannot be {what}',
  'cannot-be-in': 'it cannot be in {what}',

  // Hints: where to look, and what to ask.
  'ask-last': 'which number does {line} lack?',
  'ask-two-left': 'which goes where?',
  'ask-home': 'where can the {value} of {line} go?',
  'ask-only': 'what is left for {cell}?',
  'ask-least': 'how low can {cell} be?',
  'ask-most': 'how high can {cell} be?',
  'ask-squeeze': 'what would a {value} in {cell} leave for {others}?',
  'ask-order': 'which of the two is greater?',
  'ask-left': 'what does that leave for {cells}?',
  'both-beside': '{others} are both {side} than {cell}',
  'side-greater': 'greater',
  'side-smaller': 'smaller',
  'place-on': { one: 'you can write a number in {cells}', other: 'you can write numbers in {cells}' },
  'try-on': 'try a number in {cells}',
  'ask-try': 'which number do you try in {cells}?',
  write: 'write {placed}',
  'value-in': '{value} in {cell}',

  // Titles and premises.
  'the-rest': 'the last numbers',
  'sign-of': '{a} > {b}',
  'bar-of': 'the bar between {cells}',
  'no-bar-of': 'no bar between {cells}',
  'given-in': 'the number in {cell}',
  'your-value': 'your {value} in {cell}',
  differ: '{cells} can be filled in another way.',
} as const;

export type Key = keyof typeof messages;
