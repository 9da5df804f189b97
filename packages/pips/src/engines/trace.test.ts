/** Every engine's searches, written down and played again; and traces that are not what they say. */

import {
  type Engine,
  err,
  makeTraceStart,
  makeTraceStep,
  type Problem,
  parseTraceStart,
  parseTraceStep,
  Replay,
  type Result,
  describe as say,
  startTrace,
  type TraceStep,
} from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { check } from '../check/check.js';
import { pips } from '../kind.js';
import { type Puzzle, samePuzzle } from '../model/puzzle.js';
import { type Placement, type Solution, solutionKey } from '../model/solution.js';
import { anyPuzzle } from '../testing/index.js';

type PipsEngine = Engine<Puzzle, Solution, Placement>;
type Step = TraceStep<Solution, Placement>;

interface Traced {
  readonly lines: readonly string[];
  readonly puzzle: Puzzle;
  readonly found: readonly Solution[];
}

const MOST_NODES = 1500;

async function trace(engine: PipsEngine, given: Puzzle, most = 50): Promise<Traced> {
  const begun = await startTrace(pips, engine.name, given);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { start, puzzle } = begun.value;
  const lines = [makeTraceStart(start)];
  const found: Solution[] = [];
  const search = engine.search(puzzle);
  search.watch((event) => lines.push(makeTraceStep(event, pips)));
  let ending: 'exhausted' | 'limit' | 'timeout' = 'limit';
  while (found.length < most && ending === 'limit') {
    const step = search.run(MOST_NODES);
    if (step.type === 'solution') found.push(step.solution);
    else ending = step.type === 'exhausted' ? 'exhausted' : 'timeout';
  }
  lines.push(makeTraceStep({ type: 'end', ending, nodes: search.nodes }, pips));
  return { lines, puzzle, found };
}

/** Plays lines up to the first problem. */
async function play(lines: readonly string[]) {
  const replay = new Replay([pips]);
  const steps: Step[] = [];
  for (const line of lines) {
    const step = await replay.next(line);
    if (!step.ok) return { replay, steps, problems: step.error };
    if (step.value !== undefined) steps.push(step.value);
  }
  return { replay, steps, problems: replay.finish() };
}

describe.each(pips.engines)('a trace of the engine $name', (engine) => {
  it('replays to the same solutions, whatever the puzzle', async () => {
    await fc.assert(
      fc.asyncProperty(anyPuzzle(), async (given) => {
        const { lines, puzzle, found } = await trace(engine, given);
        expect(samePuzzle(puzzle, given)).toBe(true);
        const { replay, steps, problems } = await play(lines);
        expect(problems).toEqual([]);
        expect(replay.traced?.start.engine).toBe(engine.name);
        expect(replay.traced && samePuzzle(replay.traced.puzzle, given)).toBe(true);
        const played = steps.flatMap((step) => (step.type === 'solution' ? [solutionKey(step.solution)] : []));
        expect(played).toEqual(found.map(solutionKey));
        expect(replay.counts.solution).toBe(found.length);
        expect(replay.deepest).toBeLessThanOrEqual(given.cells.length / 2);
      }),
      { numRuns: runs(10) },
    );
  });

  it('reads back as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(anyPuzzle({ dominoes: 3 }), async (given) => {
        const [first = '', ...others] = (await trace(engine, given, 5)).lines;
        const start = parseTraceStart(first);
        expect(start.ok && makeTraceStart(start.value)).toBe(first);
        for (const line of others) {
          const step = parseTraceStep(line, pips);
          expect(step.ok && makeTraceStep(step.value, pips)).toBe(line);
        }
      }),
      { numRuns: runs(10) },
    );
  });
});

function puzzleOf(spec: Parameters<typeof check>[0]): Puzzle {
  const checked = check(spec);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
}

const PAIR = puzzleOf({
  cells: pairs('0,0 0,1'),
  supply: { kind: 'list', dominoes: [[0, 1]] },
  maxPip: 6,
  regions: [{ cells: [[0, 0]], rule: { kind: 'sum', op: '=', target: 0 } }],
});
const START = JSON.stringify({
  event: 'start',
  version: 1,
  kind: 'pips',
  engine: 'by hand',
  format: 'text',
  puzzle: 'board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 0 {(0,0)}\n',
});
const lies = (first: number, second: number) => `{"domino":[${first},${second}],"cells":[[0,0],[0,1]]}`;
const placed = (first: number, second: number) => `{"event":"placed","move":${lies(first, second)}}`;
const removed = (first: number, second: number) => `{"event":"removed","move":${lies(first, second)}}`;
const solution = (first: number, second: number) =>
  `{"event":"solution","solution":{"placements":[${lies(first, second)}]}}`;
const END = '{"event":"end","ending":"exhausted","nodes":1}';

describe('a trace by hand', () => {
  it('is played', async () => {
    const { replay, problems } = await play([START, '', placed(0, 1), solution(0, 1), removed(0, 1), END, '']);
    expect(problems).toEqual([]);
    expect(replay.counts).toEqual({ placed: 1, removed: 1, pruned: 0, solution: 1 });
    expect(replay.end).toEqual({ type: 'end', ending: 'exhausted', nodes: 1 });
    expect(replay.traced && samePuzzle(replay.traced.puzzle, PAIR)).toBe(true);
  });

  it('shows what stands', async () => {
    const replay = new Replay([pips]);
    expect(replay.solution).toBeUndefined();
    for (const line of [START, placed(1, 0)]) await replay.next(line);
    expect(replay.solution && solutionKey(replay.solution)).toBe('0,0 0,1=1,0');
  });

  it.each<[string, string[], string, number]>([
    ['nothing', [], 'trace-start', 1],
    ['another file', ['board:'], 'trace-start', 1],
    ['another line', [END], 'trace-start', 1],
    ['no text', [START.replace('"text"', '7')], 'trace-start', 1],
    ['a version to come', [START.replace('1', '2')], 'trace-version', 1],
    ['another kind', [START.replace('pips', 'chess')], 'trace-kind', 1],
    ['another format', [START.replace('"text"', '"docx"')], 'trace-kind', 1],
    ['no puzzle', [START.replace('##', '#?')], 'trace-puzzle', 1],
    ['half a line', [START, '{"event":"pl'], 'json-syntax', 2],
    ['no object', [START, '[]'], 'trace-event', 2],
    ['an unknown event', [START, '{"event":"thought"}'], 'trace-event', 2],
    ['an inherited name', [START, '{"event":"constructor"}'], 'trace-event', 2],
    ['no move', [START, '{"event":"placed"}'], 'placement-shape', 2],
    ['half a move', [START, '{"event":"removed","move":{"domino":[0]}}'], 'placement-shape', 2],
    ['no reason', [START, `{"event":"pruned","move":${lies(0, 1)}}`], 'trace-reason', 2],
    ['no solution', [START, '{"event":"solution"}'], 'solution-shape', 2],
    ['an end without nodes', [START, '{"event":"end","ending":"limit"}'], 'trace-end', 2],
    ['an unknown end', [START, '{"event":"end","ending":"bored","nodes":1}'], 'trace-end', 2],
    ['no end', [START, placed(0, 1)], 'trace-cut-short', 2],
    ['two ends', [START, END, END], 'trace-after-end', 3],
    ['a step too many', [START, END, placed(0, 1)], 'trace-after-end', 3],
    ['removing from nothing', [START, removed(0, 1)], 'trace-removed', 2],
    ['removing another', [START, placed(0, 1), removed(1, 0)], 'trace-removed', 3],
    ['a solution that does not stand', [START, solution(0, 1)], 'trace-solution', 2],
    ['a solution that is wrong', [START, placed(1, 0), solution(1, 0)], 'rule-broken', 3],
    ['a domino upon another', [START, placed(0, 1), placed(0, 1)], 'trace-misplaced', 3],
    ['a domino that is not there', [START, placed(6, 6)], 'trace-misplaced', 2],
    ['a domino off the board', [START, placed(0, 1).replace('[0,1]]', '[1,0]]')], 'trace-misplaced', 2],
    ['a domino that is torn', [START, placed(0, 1).replace('[0,1]]', '[7,7]]')], 'trace-misplaced', 2],
    ['an end before the end', [START, placed(0, 1), END], 'trace-not-exhausted', 3],
  ])('is refused: %s', async (_, lines, code, line) => {
    const { problems } = await play(lines);
    expect(problems[0]).toMatchObject({ code, where: { line } });
    for (const each of problems) expect(say(each, pips.words)).not.toBe(each.code);
  });

  it('never throws, whatever a line holds', async () => {
    const words = fc.constantFrom('event', 'placed', 'move', 'end', 'solution', 'placements', 'reason', 'cells');
    const hostile = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      keyed(words),
    );
    await fc.assert(
      fc.asyncProperty(fc.boolean(), hostile, async (begun, line) => {
        const { problems } = await play(begun ? [START, line] : [line]);
        expect(problems.length).toBeGreaterThan(0);
      }),
    );
  });
});

function keyed(words: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const value = fc.oneof(words, fc.jsonValue());
  return fc.dictionary(words, value).map((object) => JSON.stringify(object));
}

describe('the puzzle of a trace', () => {
  it('keeps what stands beside it, where a format can say that', async () => {
    const about = { id: 7, name: 'Seven', level: 'hard' } as const;
    const begun = await startTrace(pips, 'swift', { ...PAIR, about });
    expect(begun.ok && begun.value.puzzle.about).toEqual(about);
  });

  it('is refused when no format can write it', async () => {
    const cannot: Result<never, readonly Problem[]> = err([{ code: 'no-ink', where: {}, data: {} }]);
    const mute = { ...pips, formats: pips.formats.map((format) => ({ ...format, make: () => cannot })) };
    const begun = await startTrace(mute, 'swift', PAIR);
    expect(begun.ok ? [] : begun.error.map(({ code }) => code)).toContain('no-ink');
  });
});
