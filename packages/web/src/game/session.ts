/**
 * The game that is open, and its place on the disk. Every move goes the same way: it is played, its line is written,
 * and only when that is on the disk is it shown and the next one taken. So what a player has seen is never lost.
 *
 * Where the disk refuses, play goes on in memory and every later move tries to write the whole game again. Where
 * another window has gone on with this game, its moves are read and shown, and the move that came too late is not made.
 */
import type { Problem } from '@pipwright/core';
import { type AnyGame, type Move, moveLine, play, readGame, saveGame, status } from '@pipwright/play';
import type { GameStore, MoveRecord, Summary } from '../storage/game-store.js';
import { inTime, type Trouble, troubleOf } from '../storage/trouble.js';
import { Stopwatch } from './stopwatch.js';

export interface Opened {
  /** The name of the game on the disk. */
  readonly name: string;
  /** The puzzle's place in its pack. */
  readonly puzzle: string;
  readonly game: AnyGame;
}

export interface SessionState extends Opened {
  /** Why the game is not kept; undefined while it is. */
  readonly trouble: Trouble | undefined;
}

/** `elsewhere`: the game has gone on in another window, and is shown as it is now. */
export type Outcome =
  | { readonly type: 'made'; readonly before: AnyGame; readonly after: AnyGame }
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }
  | { readonly type: 'elsewhere' };

interface News {
  readonly name: string;
  readonly revision: number;
}

export class Session {
  readonly watch = new Stopwatch();
  readonly #store: GameStore | undefined;
  readonly #channel = new BroadcastChannel('pipwright-games');
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  /** The revision on the disk, as far as is known; undefined where the game is not there. */
  #kept: number | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /** `kept`: the revision of this game that is on the disk. */
  constructor(store: GameStore | undefined, opened: Opened, kept: number | undefined, trouble: Trouble | undefined) {
    this.#store = store;
    this.#kept = kept;
    this.#state = { ...opened, trouble };
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.name === this.#state.name && data.revision > this.#state.game.revision)
        this.#queue(() => this.#refresh());
    };
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes a move once all before it are on the disk. */
  play(move: Move): Promise<Outcome> {
    return this.#queue(() => this.#make([...this.#timePlayed(), move]));
  }

  /** The state once all moves are made that were asked for until now. */
  settled(): Promise<SessionState> {
    return this.#queue(async () => this.#state);
  }

  /** Writes down the time played since the last move. */
  keepTime(): Promise<void> {
    return this.#queue(async () => {
      const ticks = this.#timePlayed();
      if (ticks.length > 0) await this.#make(ticks);
    });
  }

  /** Opens another game; `kept` as in the constructor. */
  open(opened: Opened, kept: number | undefined): Promise<void> {
    return this.#queue(async () => {
      this.watch.lap();
      this.#kept = kept;
      this.#show({ ...opened, trouble: this.#state.trouble });
    });
  }

  close(): void {
    this.#channel.close();
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }

  #timePlayed(): readonly Move[] {
    const ms = this.watch.lap();
    const { clock, revision } = this.#state.game;
    return ms > 0 && revision > 0 && !clock.paused && !clock.finished ? [{ type: 'tick', ms }] : [];
  }

  /** Ticks that can no longer be told are left out; of the rest all are made or none. */
  async #make(moves: readonly Move[]): Promise<Outcome> {
    const before = this.#state.game;
    let after = before;
    const records: MoveRecord[] = [];
    for (const move of moves) {
      const next = play(after, move);
      if (next.ok) {
        records.push({ revision: next.value.revision, line: moveLine(after, move) });
        after = next.value;
      } else if (move.type !== 'tick') return { type: 'refused', problems: next.error };
    }
    const written = await this.#write(after, records);
    if (written === 'behind') {
      await this.#refresh();
      return { type: 'elsewhere' };
    }
    this.#show({ ...this.#state, game: after, trouble: written });
    return { type: 'made', before, after };
  }

  async #write(game: AnyGame, records: readonly MoveRecord[]): Promise<Trouble | 'behind' | undefined> {
    const { name, puzzle } = this.#state;
    if (this.#store === undefined) return this.#state.trouble;
    const summary = summaryOf(puzzle, game);
    const whole = this.#kept === undefined || this.#kept + records.length !== game.revision;
    try {
      const written = await inTime(
        whole
          ? this.#store.write(name, saveGame(game), summary, this.#kept)
          : this.#store.append(name, records, summary),
      );
      if (written === 'behind') return 'behind';
      this.#kept = game.revision;
      this.#channel.postMessage({ name, revision: game.revision } satisfies News);
      return undefined;
    } catch (error) {
      return troubleOf(error);
    }
  }

  /** Shows the game as it is on the disk. */
  async #refresh(): Promise<void> {
    const text = await this.#store?.read(this.#state.name).catch(() => undefined);
    const read = text === undefined ? undefined : readGame(text);
    if (!read?.ok) {
      // Nobody can read what is there: it stays as it is, and this game gets a place of its own.
      this.#kept = undefined;
      this.#state = { ...this.#state, name: `${this.#state.name}+` };
      return;
    }
    this.watch.lap();
    this.#kept = read.value.revision;
    this.#show({ ...this.#state, game: read.value, trouble: undefined });
  }

  #show(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export function summaryOf(puzzle: string, game: AnyGame): Summary {
  const { revision, clock } = game;
  const finished = clock.finished || status(game) === 'finished';
  return { puzzle, revision, finished, elapsed: clock.elapsed, touched: Date.now() };
}
