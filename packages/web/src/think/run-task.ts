/** One task from its start to its end. No solution leaves here before the judge of its kind has seen it. */
import { type Counting, type Ending, type JsonObject, type Runs, type Solutions, solutions } from '@pipwright/core';
import { type AnyGame, boardOf, type KindName } from '@pipwright/play';
import type { AnySearch, KindEngines, KindsOfEngines } from '../kind/engines.js';
import type { AnySolution } from '../kind/parts.js';
import { type EngineNews, MOST_KEPT, type Task, type TaskEnding, type TaskRequest } from './engine-messages.js';
import { Reporter } from './reporter.js';

const ENOUGH: Readonly<Partial<Record<Task, number>>> = { solve: 1, position: 1 };

class WrongSolution extends Error {}

function taskEnding(ending: Ending | undefined): TaskEnding {
  if (ending === 'exhausted') return ending;
  return ending === 'limit' ? 'enough' : 'stopped';
}

export async function runTask(
  request: TaskRequest,
  tell: (news: EngineNews) => void,
  stopped: () => boolean,
  kinds: KindsOfEngines,
): Promise<void> {
  try {
    const bench = enginesOf(kinds, request.game);
    const engine = bench.engines.find(({ name }) => request.engine === undefined || name === request.engine);
    if (engine === undefined) return tell({ type: 'failed', failure: 'broken' });
    await new Running(request, tell, stopped, bench, engine).run();
  } catch (error) {
    tell({ type: 'failed', failure: error instanceof WrongSolution ? 'wrong' : 'broken' });
  }
}

function enginesOf<K extends KindName>(kinds: KindsOfEngines, { kind }: { readonly kind: K }): KindEngines<K> {
  return kinds[kind];
}

/** Of a board that cannot be finished: how many steps back the last one is that could; undefined where none could. */
export async function lastGood(kinds: KindsOfEngines, game: AnyGame): Promise<number | undefined> {
  const { fromPosition } = enginesOf<KindName>(kinds, game);
  for (let at = game.at - 1; at >= 0; at--) {
    const search = fromPosition(game.puzzle, boardOf<KindName>({ ...game, at }));
    for await (const _ of search === undefined ? [] : solutions(search, { limit: 1 })) return game.at - at;
  }
  return undefined;
}

type Bench = KindEngines<KindName>;

class Running {
  readonly #request: TaskRequest;
  readonly #tell: (news: EngineNews) => void;
  readonly #stopped: () => boolean;
  readonly #bench: Bench;
  readonly #engine: Bench['engines'][number];
  readonly #reporter: Reporter;
  #found = 0n;

  constructor(
    request: TaskRequest,
    tell: (news: EngineNews) => void,
    stopped: () => boolean,
    bench: Bench,
    engine: Bench['engines'][number],
  ) {
    this.#request = request;
    this.#tell = tell;
    this.#stopped = stopped;
    this.#bench = bench;
    this.#engine = engine;
    this.#reporter = new Reporter((news) => tell({ type: 'progress', ...news }));
  }

  async run(): Promise<void> {
    const { task, iterationsPerTick, debug, game } = this.#request;
    if (debug > 0) this.#reporter.log({ event: 'start', task, engine: this.#engine.name, iterationsPerTick });
    if (task === 'count' && this.#engine.count !== undefined) return this.#count(this.#engine.count(game.puzzle));
    const search = this.#searchFor(task);
    if (search === undefined) return this.#end('exhausted', 0);
    if (debug === 2) this.#watch(search);
    const common = task === 'common' ? this.#bench.common(game.puzzle) : undefined;
    const found = this.#drive(search, ENOUGH[task], () => this.#reporter.tellIfDue(() => this.#progress(search.nodes)));
    for await (const solution of found) {
      this.#take(solution);
      common?.add(solution);
    }
    this.#end(taskEnding(found.ending), search.nodes, common?.toJson());
  }

  #searchFor(task: Task): AnySearch | undefined {
    const { game } = this.#request;
    const { puzzle } = game;
    if (task === 'position') return this.#bench.fromPosition(puzzle, boardOf<KindName>(game));
    return (task === 'common' ? this.#engine.witnesses?.(puzzle) : undefined) ?? this.#engine.search(puzzle);
  }

  async #count(counting: Counting): Promise<void> {
    const counted = this.#drive(counting, undefined, () => {
      this.#found = counting.atLeast;
      this.#reporter.tellIfDue(() => this.#progress(counting.nodes));
    });
    for await (const _ of counted);
    this.#found = counting.atLeast;
    this.#end(taskEnding(counted.ending), counting.nodes);
  }

  #drive<T>(runs: Runs<T>, limit: number | undefined, onTurn: () => void): Solutions<T> {
    const { iterationsPerTick } = this.#request;
    const stopped = this.#stopped;
    return solutions(runs, {
      signal: {
        get aborted() {
          return stopped();
        },
      },
      onTurn,
      ...(limit === undefined ? {} : { limit }),
      ...(iterationsPerTick > 0 ? { nodesPerTurn: iterationsPerTick } : {}),
    });
  }

  #take(solution: AnySolution): void {
    const { task, debug, game } = this.#request;
    this.#found++;
    if (debug > 0) this.#reporter.log({ event: 'solution', number: String(this.#found) });
    const kept = this.#found <= MOST_KEPT && task !== 'count';
    if (!kept && task !== 'common') return;
    if (this.#bench.verify(game.puzzle, solution).length > 0) throw new WrongSolution();
    if (kept) this.#reporter.solution(solution);
  }

  #watch(search: AnySearch): void {
    search.watch((event) => {
      if (event.type === 'pruned') this.#reporter.log({ event: 'pruned', move: event.move, code: event.reason.code });
      else if (event.type !== 'solution') this.#reporter.log({ event: event.type, move: event.move });
    });
  }

  #progress(nodes: number) {
    return { nodes, milliseconds: this.#reporter.milliseconds, found: String(this.#found) };
  }

  #end(ending: TaskEnding, nodes: number, common?: JsonObject): void {
    if (this.#request.debug > 0) this.#reporter.log({ event: 'end', ending, nodes, found: String(this.#found) });
    const news = this.#reporter.take(this.#progress(nodes));
    this.#tell({ type: 'ended', ending, ...(common && { common }), ...news });
  }
}
