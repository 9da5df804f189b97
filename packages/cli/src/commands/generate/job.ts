/** One puzzle to be made, in this thread or in another: what is asked for and what comes of it are plain data. */
import { type AnyKind, type Generation, type GradedPuzzle, type Problem, solutions, type Wish } from '@pipwright/core';
import { Failure } from '../../usage-error.js';
import { problemFor } from '../rejection.js';

export type GeneratingKind = AnyKind & Required<Pick<AnyKind, 'generating' | 'explainer'>>;

export interface Job {
  readonly kind: string;
  readonly request: Wish;
  readonly seed: string;
  readonly spec?: unknown;
  /** Milliseconds of work. */
  readonly timeout: number;
}

export type AnyMade = GradedPuzzle<unknown, unknown>;

export type Outcome = { readonly milliseconds: number } & (
  | ({ readonly type: 'generated' } & AnyMade)
  | { readonly type: 'stopped'; readonly why: WhyStopped; readonly nearest: AnyMade | undefined }
  /** A bug, or what ended its thread or its workers. */
  | { readonly type: 'stopped'; readonly why: 'failed'; readonly nearest: undefined; readonly failure: Problem }
);

/** It had as many nodes as it may, its time was up, or Ctrl-C came. */
export type WhyStopped = 'nodes' | 'timeout' | 'aborted';

export interface Progress {
  readonly nodes: number;
  readonly graded: number;
}

export interface Workshop {
  make(job: Job): Promise<Outcome>;
  readonly progress: Progress;
  close(): void;
}

/** A seed that fails costs its own puzzle and no other; what ends all work is thrown on. */
export async function makeIn(workshop: Workshop, job: Job, signal: { readonly aborted: boolean }): Promise<Outcome> {
  try {
    return await workshop.make(job);
  } catch (error) {
    if (signal.aborted || error instanceof Failure) throw error;
    return { type: 'stopped', why: 'failed', nearest: undefined, failure: problemFor(error), milliseconds: 0 };
  }
}

export function isGenerating(kind: AnyKind): kind is GeneratingKind {
  return kind.generating !== undefined && kind.explainer !== undefined;
}

export async function make(
  { generating }: GeneratingKind,
  { request, seed, spec, timeout }: Job,
  signal: { readonly aborted: boolean },
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  const generation: Generation<unknown, unknown> | undefined =
    spec === undefined ? generating.generate(request, seed) : generating.completing?.complete(spec, request, seed);
  if (generation === undefined) throw new Error('nothing completes puzzles of this kind');
  const onTurn = () => onProgress({ nodes: generation.nodes, graded: generation.graded });
  const stream = solutions(generation, { timeout, signal, limit: 1, onTurn });
  for await (const made of stream) {
    const { elapsed: milliseconds } = stream;
    if (made.status === 'stopped') return { type: 'stopped', why: 'nodes', nearest: made.nearest, milliseconds };
    const { puzzle, solution, grade } = made;
    return { type: 'generated', puzzle, solution, grade, milliseconds };
  }
  const why = stream.ending === 'timeout' ? 'timeout' : 'aborted';
  return { type: 'stopped', why, nearest: generation.nearest, milliseconds: stream.elapsed };
}
