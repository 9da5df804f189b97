/** A table for people, a line for programs, and where engines do not agree, why. */
import { type JsonObject, printable } from '@pipwright/core';
import type { Row } from '../../compare/in-child.js';
import { durationInWords } from '../../duration.js';
import { type Input, titleOf } from '../../inputs.js';
import { jsonLine } from '../../json-line.js';
import type { Output } from '../../output.js';
import type { Status } from '../../status.js';
import type { Printer } from '../each-report.js';
import type { CompareReport } from './compute.js';

function compareToJson(input: Input, report: CompareReport): JsonObject {
  const { status, milliseconds, rows, disagreements, leftOut } = report;
  return jsonLine(input, status, milliseconds, {
    engines: rows.map(({ engine, status, nodes, count, exact, peakMemory, baseMemory, note, ...row }) => ({
      engine,
      status,
      firstMilliseconds: row.firstMilliseconds === null ? null : rounded(row.firstMilliseconds),
      milliseconds: rounded(row.milliseconds),
      nodes,
      count: String(count),
      exact,
      peakMemory,
      baseMemory,
      note,
    })),
    ...(leftOut.length === 0 ? {} : { leftOut }),
    ...(disagreements.length === 0 ? {} : { disagreements: disagreements.map((each) => ({ ...each })) }),
  });
}

export class ComparePrinter implements Printer<CompareReport> {
  readonly #output: Output;
  #first = true;

  constructor(output: Output) {
    this.#output = output;
  }

  async print(input: Input, report: CompareReport): Promise<Status> {
    await this.#output.line(compareToJson(input, report));
    await this.#output.say(`${this.#first ? '' : '\n'}${printable(titleOf(input))}\n\n${inWords(report)}`);
    this.#first = false;
    return report.exit;
  }
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}

function inWords(report: CompareReport): string {
  const heads = ['engine', 'first', 'count', 'nodes', 'time', 'memory', ''];
  const leftOut = report.leftOut.map(
    (name) => `\nLeft out: ${name}, which is not installed. --engine ${name} installs it or says how.`,
  );
  return `${makeTable([heads, ...report.rows.map(cells)])}\n\n${conclusion(report)}${leftOut.join('')}`;
}

function cells(row: Row): string[] {
  const { engine, status, firstMilliseconds, count, exact, nodes, milliseconds, note = '' } = row;
  const { peakMemory, baseMemory } = row;
  return [
    engine,
    firstMilliseconds === null ? '-' : durationInWords(firstMilliseconds),
    status === 'refused' ? '-' : exact ? String(count) : `${count} or more`,
    String(nodes),
    durationInWords(milliseconds),
    peakMemory === null || baseMemory === null
      ? '?'
      : `${megabytes(peakMemory)} MB, +${megabytes(peakMemory - baseMemory)}`,
    printable(note),
  ];
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 2 ** 20));
}

function conclusion({ status, rows, disagreements, interrupted }: CompareReport): string {
  const finished = rows.filter(({ exact }) => exact);
  const solutions = finished[0]?.count === 1n ? '1 solution' : `${finished[0]?.count} solutions`;
  switch (status) {
    case 'agreed':
      if (rows.length === 1) return `Only one engine, so there is nothing to compare: ${solutions}.`;
      return `${finished.length === rows.length ? 'All' : 'All that finished'} agree: ${solutions}.`;
    case 'stopped':
      return interrupted
        ? 'Stopped early (interrupted).'
        : 'Fewer than two engines finished, so there is little to compare. Give them more time with --timeout.';
    case 'disagreed':
      return ['They do not agree.', ...disagreements.map(({ message }) => printable(message))].join('\n');
  }
}

/** Columns as wide as they need to be: the first and the last to the left, the numbers between them to the right. */
function makeTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((most, row) => row.map((cell, i) => Math.max(cell.length, most[i] ?? 0)), []);
  const align = (cell: string, i: number) =>
    i === 0 || i === widths.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return rows.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}
