/** How a task stands, made of the news about it. */
import type { JsonObject } from '@pipwright/core';
import type { AnySolution } from '../kind/parts.js';
import {
  type EngineNews,
  type LogEntry,
  MOST_LOGGED,
  type Progress,
  type TaskEnding,
  type TaskFailure,
  type TaskRequest,
} from './engine-messages.js';

export interface Inspected extends TaskRequest {
  /** The name of the puzzle. */
  readonly puzzle: string;
  /** As its player calls it. */
  readonly title: string;
  readonly running: boolean;
  readonly progress: Progress;
  readonly solutions: readonly AnySolution[];
  readonly log: readonly LogEntry[];
  readonly ending?: TaskEnding;
  readonly failure?: TaskFailure;
  readonly common?: JsonObject;
}

export function begun(puzzle: string, title: string, request: TaskRequest): Inspected {
  const progress = { nodes: 0, milliseconds: 0, found: '0' };
  return { ...request, puzzle, title, running: true, progress, solutions: [], log: [] };
}

export function withNews(inspected: Inspected, news: EngineNews): Inspected {
  if (news.type === 'failed') return { ...inspected, running: false, failure: news.failure };
  const now: Inspected = {
    ...inspected,
    progress: news.progress,
    solutions: news.solutions.length === 0 ? inspected.solutions : [...inspected.solutions, ...news.solutions],
    log: news.log.length === 0 ? inspected.log : [...inspected.log, ...news.log].slice(-MOST_LOGGED),
  };
  if (news.type === 'progress') return now;
  return { ...now, running: false, ending: news.ending, ...(news.common && { common: news.common }) };
}
