/** How much of the files of results could be read, so that a report says what it does not show. */
import { describe, list, type Problem } from '@pipwright/core';
import { STANDARD_INPUT } from '../files.js';
import { grouped } from '../grouped.js';
import { fileWords } from '../words.js';

export interface FileReading {
  readonly source: string;
  readonly results: number;
  readonly others: number;
  readonly firstOther: number | undefined;
  /** Has the last line no end, as it has where a batch was killed? It is none of the others. */
  readonly isCut: boolean;
  /** What kept it from being read, or from being read to its end. */
  readonly problem: Problem | undefined;
}

export function remarksOn(readings: readonly FileReading[]): readonly string[] {
  return readings.flatMap((reading) => {
    const { problem } = reading;
    const unread = `Not all of ${nameOf(reading)} could be read: `;
    return [...leftOutOf(reading), ...(problem === undefined ? [] : [`${unread}${describe(problem, fileWords)}`])];
  });
}

/** Of what could be read, what is not counted. */
export function leftOutOf(reading: FileReading): readonly string[] {
  const { results, others, firstOther, isCut, problem } = reading;
  const name = nameOf(reading);
  if (results + others === 0 && !isCut && problem === undefined) return [`There is no result in ${name}.`];
  return [
    ...(others === 0 ? [] : [othersIn(name, others, firstOther)]),
    ...(isCut ? [`The last line of ${name} is cut off and is not counted.`] : []),
  ];
}

function nameOf({ source }: FileReading): string {
  return source === STANDARD_INPUT ? 'standard input' : source;
}

function othersIn(name: string, others: number, first: number | undefined): string {
  return others === 1
    ? `Line ${first} of ${name} is not a result and is not counted.`
    : `${grouped(others)} lines of ${name} are not results and are not counted; the first is line ${first}.`;
}

export function noResultIn(readings: readonly FileReading[]): string {
  return `There is no result in ${list(readings.map(nameOf), 'or')}. Results are lines of batch, or of a command with --json.`;
}
