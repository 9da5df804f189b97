/** What is to be drawn: a puzzle as it is, or its first solution. */
import type { Ending } from '@pipwright/core';
import type { Input } from '../../inputs.js';
import type { Context } from '../../session.js';
import { STATUS, type Status } from '../../status.js';
import { partsOf, unsupportedPart, unsupportedStyle } from '../boards.js';
import { wasStopped } from '../drive.js';
import { begin, engineFor, type WorkOptions } from '../engines.js';
import { type Rejection, rejection, rejectionOf } from '../rejection.js';
import { runVerified } from '../search.js';
import { FILE_STYLES, type Target } from './target.js';

export interface DrawOptions extends WorkOptions {
  readonly only?: string;
  readonly solved?: boolean;
}

export type DrawReport =
  | { readonly type: 'ready'; readonly style: string; readonly puzzle: unknown; readonly solution?: unknown }
  | { readonly type: 'unsolved'; readonly ending: Ending; readonly exit: Status };

export async function draw(
  input: Input,
  target: Target,
  options: DrawOptions,
  context: Context,
): Promise<DrawReport | Rejection> {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectionOf(input);
  const { styles: texts, pictures } = kind.drawing;
  const style = target.style ?? (target.medium === 'text' ? texts : pictures)[0] ?? target.medium;
  const puzzle = checked.value;
  if (![...texts, ...pictures].includes(style)) {
    return rejection([unsupportedStyle(kind, style, [...texts, ...pictures, ...FILE_STYLES])]);
  }
  if (options.only !== undefined && !partsOf(kind, style).includes(options.only)) {
    return rejection([unsupportedPart(kind, style, options.only)]);
  }
  if (!options.solved) return { type: 'ready', style, puzzle };

  const chosen = await engineFor(kind, options.engine, puzzle);
  if (!chosen.ok) return chosen.error;
  const engine = chosen.value;
  const task = { kind, puzzle, engine: engine.name, ...begin(() => engine.search(puzzle)) };
  const run = runVerified(task, { timeout: options.timeout, limit: 1 }, context);
  let solution: unknown;
  for await (const each of run) solution = each;
  const { found, ending } = run.done;
  if (found > 0n) return { type: 'ready', style, puzzle, solution };
  return { type: 'unsolved', ending, exit: wasStopped(ending) ? STATUS.stopped : STATUS.no };
}
