/** Where puzzles go as they are made: to whoever reads the output, into a folder, or into a file. */
import { dirname } from 'node:path';
import { jsonText, list, printable } from '@pipwright/core';
import type { Files } from '../../files.js';
import type { LineFile } from '../../line-file.js';
import type { Output } from '../../output.js';
import { wrap } from '../../wrap.js';
import { EMPTY_BOARD, withLegend } from '../boards.js';
import { proseWidth } from '../explain/lines.js';
import type { GeneratingKind } from './job.js';
import { pathIn } from './made-before.js';
import { CannotWrite, idOf, madeOf, type Report, reportInWords, reportToJson, written } from './report.js';
import type { Slot } from './slot.js';
import type { Place, Target } from './target.js';

export interface Sink {
  /** Throws `CannotWrite`. */
  put(report: Report): Promise<void>;
  end(count: number): Promise<void>;
}

interface Around {
  readonly kind: GeneratingKind;
  readonly output: Output;
  readonly files: Files;
  readonly total: number;
  readonly slots: readonly Slot[];
}

/** @param kept so many bytes of a file of lines stay */
export function openSink(target: Target, around: Around, kept = 0): Sink {
  switch (target.type) {
    case 'output':
      return toReader(target, around);
    case 'folder':
      return toFolder(target, around);
    case 'lines':
      return toLines(target, around, kept);
    case 'texts':
      return inOneText(target, around, async (text) => around.output.write(text));
    case 'file': {
      const { path } = target;
      refuse(around.files.makeFolder(dirname(path)));
      return inOneText(target, around, async (text, count) => {
        refuse(await around.files.write(path, text));
        await sayWhere(around.output, count, path);
      });
    }
  }
}

function refuse(failure: string | undefined): void {
  if (failure !== undefined) throw new CannotWrite(failure);
}

function toReader({ writers }: Target, { kind, output }: Around): Sink {
  let isFirst = true;
  return {
    async put(report) {
      if (output.json) return output.line(reportToJson(kind, report, writers));
      const made = madeOf(report);
      const [style = ''] = kind.drawing.styles;
      const board = made && (kind.drawing.draw(made.puzzle, { style, color: output.color }) || EMPTY_BOARD);
      const drawing = board === undefined ? [] : [withLegend(board, kind, made?.puzzle), ''];
      const gap = isFirst ? [] : [''];
      isFirst = false;
      await output.say([...gap, ...drawing, ...wrapped(kind, report, output)].join('\n'));
    },
    async end() {},
  };
}

function wrapped(kind: GeneratingKind, report: Report, output: Output): string[] {
  return reportInWords(kind, report).map((line) => wrap(printable(line), proseWidth(output.columns), '', '  '));
}

function toFolder({ path: folder, writers }: Place<'folder'>, around: Around): Sink {
  const { kind, output, files } = around;
  refuse(files.makeFolder(folder));
  return {
    async put(report) {
      const made = madeOf(report);
      if (made !== undefined) {
        const { text, writer } = written(kind, [made.puzzle], writers);
        refuse(await files.write(pathIn(folder, idOf(kind, report), writer), text));
      }
      await output.line(reportToJson(kind, report, writers));
      await sayWords(report, around);
    },
    end: (count) => sayWhere(output, count, folder),
  };
}

function toLines({ path, writers }: Place<'lines'>, around: Around, kept: number): Sink {
  const { kind, output, files } = around;
  const file: LineFile = files.lineFile(path, kept);
  refuse(file.failure);
  return {
    async put(report) {
      // With its time, it would be another file each time.
      const { milliseconds, ...timeless } = reportToJson(kind, report, writers);
      file.add(jsonText(timeless));
      file.flush();
      refuse(file.failure);
      await sayWords(report, around);
    },
    async end(count) {
      file.close();
      refuse(file.failure);
      await sayWhere(output, count, path);
    },
  };
}

function inOneText(
  { type, writers }: Target,
  around: Around,
  write: (text: string, count: number) => Promise<void>,
): Sink {
  const { kind, output, total, slots } = around;
  const formats = list(
    writers.map(({ name }) => name),
    'or',
  );
  const puzzles: unknown[] = [];
  return {
    async put(report) {
      const made = madeOf(report);
      if (made !== undefined) puzzles.push(among(report.slot, made.puzzle));
      // That a format holds one puzzle only is said before all are made.
      const isFirst = made !== undefined && puzzles.length === 1;
      if (isFirst && total > 1 && !writers.some((writer) => writer.make(twoLike(made.puzzle)).ok))
        throw new CannotWrite(
          `There are ${total} puzzles to write, and ${formats} holds one. Name a folder or a file that ends in .jsonl with -o, or use --json.`,
        );
      if (type === 'texts') for (const line of wrapped(kind, report, output)) await output.warn(line);
      else await sayWords(report, around);
    },
    async end() {
      if (puzzles.length > 0) await write(written(kind, puzzles, writers).text, puzzles.length);
    },
  };

  /** Among others it says which of its day it is. */
  function among({ inDay }: Slot, puzzle: unknown): unknown {
    return total === 1 || inDay === undefined ? puzzle : inDay(puzzle);
  }

  function twoLike(puzzle: unknown): readonly unknown[] {
    const [first = { request: {} }, second = first] = slots;
    return [first, second].map((slot) => among(slot, puzzle));
  }
}

async function sayWords(report: Report, { kind, output }: Around): Promise<void> {
  await output.say(wrapped(kind, report, output).join('\n'));
}

async function sayWhere(output: Output, count: number, path: string): Promise<void> {
  await output.say(`${count} puzzle${count === 1 ? '' : 's'} in ${printable(path)}`);
}
