import type { JsonObject } from '@pipwright/core';
import type { AnySolution } from '../kind/parts.js';
import type { EngineNews, Progress, TaskEnding, TaskFailure, TaskRequest } from './engine-messages.js';

export interface Inspected extends TaskRequest {
  readonly running: boolean;
  readonly progress: Progress;
  readonly solutions: readonly AnySolution[];
  readonly ending?: TaskEnding;
  readonly failure?: TaskFailure;
  readonly common?: JsonObject;
}

export function begun(request: TaskRequest): Inspected {
  return { ...request, running: true, progress: { nodes: 0, milliseconds: 0, found: '0' }, solutions: [] };
}

export function withNews(inspected: Inspected, news: EngineNews): Inspected {
  if (news.type === 'failed') return { ...inspected, running: false, failure: news.failure };
  const now: Inspected = {
    ...inspected,
    progress: news.progress,
    solutions: news.solutions.length === 0 ? inspected.solutions : [...inspected.solutions, ...news.solutions],
  };
  if (news.type === 'progress') return now;
  return { ...now, running: false, ending: news.ending, ...(news.common && { common: news.common }) };
}
