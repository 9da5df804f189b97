/** Where puzzles go as they are made: to whoever reads the output, into a folder, or into a file. */
import type { Files } from '../../files.js';
import type { LineFile } from '../../line-file.js';
import { type Output, printable } from '../../output.js';
import { wrap } from '../../wrap.js';
import { EMPTY_BOARD, withLegend } from '../boards.js';
import { proseWidth } from '../explain/lines.js';
import type { GeneratingKind } from './job.js';
import { pathIn } from './made-before.js';
import { CannotWrite, idOf, madeOf, type Report, reportInWords, reportToJson, textOf } from './report.js';
import type { Target } from './target.js';

export interface Sink {
  /** Throws `CannotWrite`. */
  put(report: Report): Promise<void>;
  /** How many puzzles there are now. */
  end(count: number): Promise<void>;
}

/** What every sink needs. */
interface Place {
  readonly kind: GeneratingKind;
  readonly output: Output;
  readonly files: Files;
  /** How many are to come. */
  readonly total: number;
}

/** @param kept so many bytes of a file of lines stay */
export function openSink(target: Target, place: Place, kept = 0): Sink {
  switch (target.type) {
    case 'output':
      return toReader(target, place);
    case 'folder':
      return toFolder(target, place);
    case 'lines':
      return toLines(target, place, kept);
    case 'texts':
      return inOneText(target, place, async (text) => place.output.write(text));
    case 'file': {
      const { path } = target;
      refuse(place.files.makeFolder(folderOf(path)));
      return inOneText(target, place, async (text, count) => {
        refuse(await place.files.write(path, text));
        await sayWhere(place.output, count, path);
      });
    }
  }
}

function folderOf(path: string): string {
  return path.includes('/') || path.includes('\\') ? path.replace(/[^/\\]*$/, '') : '.';
}

function refuse(failure: string | undefined): void {
  if (failure !== undefined) throw new CannotWrite(failure);
}

/** Drawn for people, a line of JSON for programs. */
function toReader({ writer }: Target, { kind, output }: Place): Sink {
  let isFirst = true;
  return {
    async put(report) {
      if (output.json) return output.line(reportToJson(kind, report, writer));
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

function toFolder({ path: folder, writer }: Extract<Target, { type: 'folder' }>, place: Place): Sink {
  const { kind, output, files } = place;
  refuse(files.makeFolder(folder));
  return {
    async put(report) {
      const made = madeOf(report);
      if (made !== undefined)
        refuse(await files.write(pathIn(folder, idOf(kind, report), writer), textOf(kind, [made.puzzle], writer)));
      await tell(report, place, writer);
    },
    end: (count) => sayWhere(output, count, folder),
  };
}

function toLines({ path, writer }: Extract<Target, { type: 'lines' }>, place: Place, kept: number): Sink {
  const { kind, output, files } = place;
  const file: LineFile = files.lineFile(path, kept);
  refuse(file.failure);
  return {
    async put(report) {
      file.add(JSON.stringify(reportToJson(kind, report, writer)));
      file.flush();
      refuse(file.failure);
      await sayWords(report, place);
    },
    async end(count) {
      file.close();
      refuse(file.failure);
      await sayWhere(output, count, path);
    },
  };
}

/** All of them in one text, which is written when they are there. */
function inOneText(
  { type, writer }: Target,
  place: Place,
  write: (text: string, count: number) => Promise<void>,
): Sink {
  const { kind, output, total } = place;
  const puzzles: unknown[] = [];
  return {
    async put(report) {
      const made = madeOf(report);
      if (made !== undefined) puzzles.push(made.puzzle);
      // That a format holds one puzzle only is said before all are made.
      if (made !== undefined && total > 1 && puzzles.length === 1 && !writer.make([made.puzzle, made.puzzle]).ok)
        throw new CannotWrite(
          `There are ${total} puzzles to write, and ${writer.name} holds one. Name a folder with -o, or use --json.`,
        );
      if (type === 'texts') for (const line of wrapped(kind, report, output)) await output.warn(line);
      else await sayWords(report, place);
    },
    async end() {
      if (puzzles.length > 0) await write(textOf(kind, puzzles, writer), puzzles.length);
    },
  };
}

async function tell(report: Report, place: Place, writer: Target['writer']): Promise<void> {
  await place.output.line(reportToJson(place.kind, report, writer));
  await sayWords(report, place);
}

async function sayWords(report: Report, { kind, output }: Place): Promise<void> {
  await output.say(wrapped(kind, report, output).join('\n'));
}

async function sayWhere(output: Output, count: number, path: string): Promise<void> {
  await output.say(`${count} puzzle${count === 1 ? '' : 's'} in ${printable(path)}`);
}
