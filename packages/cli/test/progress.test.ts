import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Output } from '../src/output.js';
import { ProgressLine } from '../src/progress.js';
import { CapturedIo } from './captured-io.js';

const CLEAR = '\r\u001b[K';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('goes away before anything else is written, and comes back below', async () => {
  const io = new CapturedIo({ terminals: ['stdout', 'stderr'] });
  const progress = new ProgressLine(io.stderr);
  const output = new Output(io, progress, {});
  let nodes = 1;
  const stop = progress.show(() => `${nodes++} nodes`);
  await vi.advanceTimersByTimeAsync(600);
  await output.say('a solution');
  await output.say('another');
  await vi.advanceTimersByTimeAsync(500);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  const before = `${CLEAR}1 nodes, 250 ms${CLEAR}2 nodes, 500 ms`;
  const after = `${CLEAR}3 nodes, 750 ms${CLEAR}4 nodes, 1 s`;
  expect(io.said).toBe(`${before}${CLEAR}a solution\nanother\n${after}${CLEAR}`);
});

it('is not there where standard error is no terminal', async () => {
  const io = new CapturedIo({ terminals: ['stdout'] });
  const stop = new ProgressLine(io.stderr).show(() => 'nodes');
  await vi.advanceTimersByTimeAsync(2000);
  stop();
  expect(io.said).toBe('');
});
