/** Plays traces again and says what happened in them; with --draw, step by step, with the board after each move. */
import { describe, type Ending, type Reason, Replay, type TraceStep, type Words } from '@pipwright/core';
import { interruptible, interruption } from '../interrupt.js';
import { type Output, printable } from '../output.js';
import { showProgress } from '../progress.js';
import { readLines } from '../read-lines.js';
import { KINDS } from '../registry.js';
import { STATUS, type Status } from '../status.js';
import { EMPTY_BOARD } from './work.js';

export interface ReplayOptions {
  readonly draw?: boolean;
}

type AnyReplay = Replay<unknown, unknown, unknown, unknown>;

export async function replay(sources: readonly string[], options: ReplayOptions, output: Output): Promise<Status> {
  let status: Status = STATUS.done;
  for (const source of sources) {
    status = Math.max(status, await interruptible(() => replayFile(source, options, output))) as Status;
  }
  return status;
}

async function replayFile(source: string, { draw }: ReplayOptions, output: Output): Promise<Status> {
  const playing: AnyReplay = new Replay(KINDS);
  const progress = showProgress(() => `replaying: ${events(playing)} events`);
  try {
    return await play(playing, source, draw ?? false, output);
  } finally {
    progress.stop();
  }
}

async function play(playing: AnyReplay, source: string, draw: boolean, output: Output): Promise<Status> {
  for await (const line of readLines(source)) {
    if (interruption.aborted) {
      await output.say(`${printable(source)}: stopped early (interrupted)`);
      return STATUS.stopped;
    }
    const begins = playing.traced === undefined;
    const step = line.ok ? playing.next(line.value) : { ok: false as const, error: [line.error] };
    if (!step.ok) return refuse(step.error);
    if (draw && begins && playing.traced !== undefined) await output.say(opening(playing, output));
    if (draw && step.value !== undefined) await output.say(`\n${inWords(step.value, playing, output)}`);
  }
  const problems = playing.finish();
  if (problems.length > 0) return refuse(problems);
  await output.say(`${draw ? '\n' : ''}${printable(source)}: ${summary(playing)}`);
  return STATUS.done;

  function refuse(problems: Parameters<Output['problemLines']>[2]): Status {
    const kind = playing.traced?.kind ?? { words: Object.assign({}, ...KINDS.map(({ words }) => words)) as Words };
    for (const each of output.problemLines({ source, kind }, 'error', problems, output.warnColor)) output.warn(each);
    return STATUS.bad;
  }
}

function opening(playing: AnyReplay, output: Output): string {
  const { kind, puzzle } = playing.traced ?? {};
  const legend = kind?.drawing.legend(puzzle) ?? '';
  return `${board(playing, output)}\n\n${legend}`;
}

function board({ traced, standing }: AnyReplay, output: Output): string {
  if (traced === undefined) return EMPTY_BOARD;
  const { drawing } = traced.kind;
  const options = { style: drawing.styles[0] ?? '', solution: standing, color: output.color };
  return drawing.draw(traced.puzzle, options) || EMPTY_BOARD;
}

function inWords(step: TraceStep<unknown, unknown>, playing: AnyReplay, output: Output): string {
  const { kind } = playing.traced ?? {};
  if (kind === undefined) return '';
  switch (step.type) {
    case 'placed':
    case 'removed':
      return `${step.type} ${JSON.stringify(kind.moves.toJson(step.move))}\n${board(playing, output)}`;
    case 'pruned':
      return `pruned ${JSON.stringify(kind.moves.toJson(step.move))}: ${printable(why(step.reason, kind.words))}`;
    case 'solution':
      return `solution ${playing.counts.solution}`;
    case 'end':
      return `end: ${ENDED[step.ending]}`;
  }
}

/** The facts come from a file, and the sentence may need others. */
function why(reason: Reason, words: Words): string {
  try {
    return describe({ ...reason, where: {} }, words);
  } catch {
    return reason.code;
  }
}

const ENDED: Readonly<Record<Ending, string>> = {
  exhausted: 'everything was searched',
  limit: 'as many solutions as asked for were found',
  timeout: 'the time was up',
  aborted: 'the search was interrupted',
  undecided: 'the engine could not decide',
};

function events({ counts }: Pick<AnyReplay, 'counts'>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function summary({ traced, counts, deepest, end }: AnyReplay): string {
  const { placed, removed, pruned, solution } = counts;
  return [
    `${events({ counts })} events by the engine ${printable(traced?.start.engine ?? '')}`,
    `${placed} placed, ${removed} removed, ${pruned} pruned, at most ${deepest} standing`,
    `${solution} solution${solution === 1 ? '' : 's'}, verified`,
    `${end?.nodes} nodes, then ${end === undefined ? '' : ENDED[end.ending]}`,
  ].join('; ');
}
