/** A puzzle as a binary CSP: how large, how connected, how strict. */
import type { JsonObject } from '@pipwright/core';
import type { Input } from '../../inputs.js';
import { problem } from '../../words.js';
import { type Rejection, rejection, rejectionOf } from '../rejection.js';

export interface ModelReport {
  readonly type: 'modelled';
  readonly milliseconds: number;
  readonly model: JsonObject;
  readonly inWords: string;
}

export function model(input: Input): ModelReport | Rejection {
  const { kind, checked } = input;
  if (kind === undefined || !checked.ok) return rejectionOf(input);
  if (kind.csp === undefined) return rejection([problem('kind-without-csp', {}, { kind: kind.name })]);
  const started = performance.now();
  const json = kind.csp.toJson(checked.value);
  const milliseconds = performance.now() - started;
  return { type: 'modelled', milliseconds, model: json, inWords: kind.csp.toText(checked.value) };
}
