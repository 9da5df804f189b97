/** Every engine on the same puzzles: a table for people, a line for programs, and where they do not agree, why. */
import { type AnyKind, err, type JsonObject, ok, type Problem, type Result } from '@pipwright/core';
import { type Comparison, compareEngines } from '../compare/compare-engines.js';
import { measureInChild } from '../compare/in-child.js';
import type { Row } from '../compare/messages.js';
import { makeTable } from '../compare/table.js';
import type { InputOptions } from '../inputs.js';
import { interruptible, interruption } from '../interrupt.js';
import { type Output, printable } from '../output.js';
import { showProgress } from '../progress.js';
import { STATUS, type Status } from '../status.js';
import { eachInput } from './each-input.js';
import { type AnyEngine, otherEngine, rejectFor, rejectInput } from './work.js';

export interface CompareOptions extends InputOptions {
  /** Milliseconds for each engine. */
  readonly timeout: number;
  /** Without it, every engine there is. */
  readonly engine?: readonly string[];
}

const STATUSES = { agreed: STATUS.done, disagreed: STATUS.no, stopped: STATUS.stopped } as const;

/** Measures one engine on one puzzle. */
export type Measurer = (kind: AnyKind, engine: AnyEngine, puzzle: unknown, timeout: number) => Promise<Row>;

const apart: Measurer = (kind, engine, puzzle, timeout) =>
  measureInChild({ kind: kind.name, engine: engine.name, puzzle, timeout }, interruption);

export async function compare(
  sources: readonly string[],
  options: CompareOptions,
  output: Output,
  measurer: Measurer = apart,
): Promise<Status> {
  let first = true;
  return eachInput(sources, options, output, async (input) => {
    const { kind, checked } = input;
    if (kind === undefined || !checked.ok) return rejectInput(output, input);
    const chosen = chooseEngines(kind, options.engine);
    if (!chosen.ok) return rejectFor(output, input, chosen.error);
    const started = performance.now();
    const comparison = await run(chosen.value, checked.value, options.timeout, measurer);
    const smallest = comparison.smallest === undefined ? undefined : inWriting(kind, comparison.smallest);
    await output.line(input, comparison.status, performance.now() - started, toJson(comparison, smallest));
    await output.say(`${first ? '' : '\n'}${printable(input.id)}\n\n${toText(comparison, smallest)}`);
    first = false;
    return STATUSES[comparison.status];
  });
}

async function run(kind: AnyKind, puzzle: unknown, timeout: number, measurer: Measurer): Promise<Comparison<Row>> {
  let now = '';
  const progress = showProgress(() => now);
  const interrupted = () => interruption.aborted;
  try {
    return await interruptible(() =>
      compareEngines(
        kind,
        puzzle,
        async (engine) => {
          now = `comparing: ${engine.name}`;
          const row = await measurer(kind, engine, puzzle, timeout);
          now = 'comparing what they say';
          return row;
        },
        { timeout, interrupted },
      ),
    );
  } finally {
    progress.stop();
  }
}

/** The kind with the engines asked for alone. */
function chooseEngines(kind: AnyKind, names: readonly string[] | undefined): Result<AnyKind, readonly Problem[]> {
  const unknown = names?.filter((name) => kind.engines.every((engine) => engine.name !== name)) ?? [];
  if (unknown.length > 0) return err(unknown.map((name) => otherEngine(kind, name)));
  return ok({ ...kind, engines: kind.engines.filter(({ name }) => names?.includes(name) ?? true) });
}

/** In the first format that can write it. */
function inWriting(kind: AnyKind, puzzle: unknown): string | undefined {
  for (const format of kind.formats) {
    const text = format.make([puzzle]);
    if (text.ok) return text.value;
  }
  return undefined;
}

function toJson({ rows, disagreements }: Comparison<Row>, smallest: string | undefined): JsonObject {
  return {
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
    ...(disagreements.length === 0
      ? {}
      : { disagreements: disagreements.map((each) => ({ ...each })), smallest: smallest ?? null }),
  };
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}

function toText(comparison: Comparison<Row>, smallest: string | undefined): string {
  const heads = ['engine', 'first', 'count', 'nodes', 'time', 'memory', ''];
  return `${makeTable([heads, ...comparison.rows.map(cells)])}\n\n${conclusion(comparison, smallest)}`;
}

function cells(row: Row): string[] {
  const {
    engine,
    status,
    firstMilliseconds,
    count,
    exact,
    nodes,
    milliseconds,
    peakMemory,
    baseMemory,
    note = '',
  } = row;
  return [
    engine,
    firstMilliseconds === null ? '-' : time(firstMilliseconds),
    status === 'refused' ? '-' : exact ? String(count) : `${count} or more`,
    String(nodes),
    time(milliseconds),
    peakMemory === null || baseMemory === null
      ? '?'
      : `${megabytes(peakMemory)} MB, +${megabytes(peakMemory - baseMemory)}`,
    printable(note),
  ];
}

function time(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds.toPrecision(3)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 2 ** 20));
}

function conclusion({ status, rows, disagreements }: Comparison<Row>, smallest: string | undefined): string {
  const finished = rows.filter(({ exact }) => exact);
  const solutions = finished[0]?.count === 1n ? '1 solution' : `${finished[0]?.count} solutions`;
  switch (status) {
    case 'agreed':
      return `${finished.length === rows.length ? 'All' : 'All that came to their end'} agree: ${solutions}.`;
    case 'stopped':
      return interruption.aborted
        ? 'Stopped early (interrupted).'
        : 'Fewer than two engines came to their end, so little could be compared; --timeout gives them more.';
    case 'disagreed': {
      const found =
        smallest === undefined ? [] : ['', 'The smallest puzzle found that shows it:', '', smallest.trimEnd()];
      return ['They do not agree.', ...disagreements.map(({ message }) => printable(message)), ...found].join('\n');
    }
  }
}
