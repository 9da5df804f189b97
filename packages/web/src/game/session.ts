/**
 * The game that is open, and its place on the disk. Every move goes the same way: it is played, its line is written,
 * and only when that is on the disk is it shown and the next one taken. So what a player has seen is never lost.
 *
 * Where the disk refuses, play goes on in memory and every later move tries to write the whole game again. Where
 * another window has gone on with this game, its moves are read and shown, and the move that came too late is not made;
 * but what was played without the disk is not given up for that: it becomes a game of its own.
 */
import type { Problem } from '@pipwright/core';
import { type AnyGame, type Move, moveLine, play, readGame, saveGame, status } from '@pipwright/play';
import type { GameStore, Written } from '../storage/game-store.js';
import type { MoveRecord, ResultRecord, Summary } from '../storage/records.js';
import { inTime, type Trouble, troubleOf } from '../storage/trouble.js';
import { resultOf } from './result.js';
import { Stopwatch } from './stopwatch.js';

export interface Opened {
  readonly name: string;
  readonly puzzle: string;
  readonly title?: string | undefined;
  readonly game: AnyGame;
  /** How it was finished, where that was here: written with the move that finishes it, or as soon as the disk can. */
  readonly result?: ResultRecord | undefined;
}

export interface SessionState extends Opened {
  /** Has another window deleted the puzzle? The next move brings it back. */
  readonly gone?: boolean;
  readonly trouble: Trouble | undefined;
}

export type Outcome =
  | { readonly type: 'made'; readonly before: AnyGame; readonly after: AnyGame }
  | { readonly type: 'refused'; readonly problems: readonly Problem[] }
  /** Another window had deleted the game, which is there again with this move. */
  | { readonly type: 'revived'; readonly before: AnyGame; readonly after: AnyGame }
  /** The game has gone on in another window, and is shown as it is now. */
  | { readonly type: 'elsewhere' }
  /** The same, but this window had moves of its own: they are a game of their own now. */
  | { readonly type: 'parted'; readonly before: AnyGame; readonly after: AnyGame };

export type GameDisk = Pick<GameStore, 'read' | 'write' | 'append'>;

/** What windows tell each other: a game went on, or puzzles were deleted. */
interface News {
  readonly name: string;
  readonly revision: number;
}
interface Gone {
  readonly gone: readonly string[];
}

export class Session {
  readonly watch = new Stopwatch();
  readonly #store: GameDisk;
  readonly #channel: BroadcastChannel | undefined;
  readonly #listeners = new Set<() => void>();
  /** Games that were left while the disk did not keep them, by puzzle. */
  readonly #unkept = new Map<string, { readonly opened: Opened; readonly summary: Summary }>();
  #state: SessionState;
  /** The revision on the disk, as far as is known; undefined where the game is not there. */
  #kept: number | undefined;
  /** A write that is late: it may still be done, so no other is begun. */
  #late: Promise<unknown> | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * `kept`: the revision of this game that is on the disk. `place`: where windows of this app hear each other, if
   * they are to. With `late`, the disk has not answered yet: it is not asked anything before it has.
   */
  constructor(
    store: GameDisk,
    place: string | undefined,
    opened: Opened,
    kept: number | undefined,
    { trouble, late }: { readonly trouble?: Trouble | undefined; readonly late?: Promise<unknown> | undefined },
  ) {
    this.#store = store;
    this.#kept = kept;
    this.#state = { ...opened, trouble };
    if (late !== undefined) this.#awaitLate(late);
    const isHeard = place !== undefined && typeof BroadcastChannel !== 'undefined';
    this.#channel = isHeard ? new BroadcastChannel(place) : undefined;
    this.#channel?.addEventListener('message', ({ data }) => this.#hear(data));
  }

  get state(): SessionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Makes all of the moves or none in the game that is open now, once all before them are on the disk. */
  play(...moves: readonly Move[]): Promise<Outcome> {
    const { name } = this.#state;
    return this.#queue(async () =>
      this.#state.name === name ? this.#make([...this.#timePlayed(), ...moves]) : { type: 'refused', problems: [] },
    );
  }

  /** The state once all moves are made that were asked for until now. */
  settled(): Promise<SessionState> {
    return this.#queue(async () => this.#state);
  }

  /** Writes down the time played since the last move; that alone does not bring back what was deleted. */
  keepTime(): Promise<void> {
    return this.#queue(async () => {
      const ticks = this.#state.gone ? [] : this.#timePlayed();
      if (ticks.length > 0) await this.#make(ticks);
    });
  }

  /** Writes the game that is open where the disk has not got it: a position that came from elsewhere has no move here. */
  keep(): Promise<void> {
    return this.#queue(async () => {
      if (this.#kept !== undefined) return;
      const written = await this.#write(this.#state.game, []);
      if (written !== 'behind') this.#show({ ...this.#state, trouble: written });
    });
  }

  /** Opens another game; `kept` as in the constructor. */
  open(opened: Opened, kept: number | undefined): Promise<void> {
    return this.#queue(async () => {
      const { trouble, ...left } = this.#state;
      if (this.#isUnkept()) this.#unkept.set(left.puzzle, { opened: left, summary: summaryOf(left.puzzle, left.game) });
      this.watch.reset();
      this.#kept = kept;
      this.#show({ ...opened, trouble, gone: false });
    });
  }

  /** The player calls the puzzle that is open by another name from now on. */
  retitle(title: string): void {
    this.#show({ ...this.#state, title });
  }

  tellGone(gone: readonly string[]): void {
    this.#channel?.postMessage({ gone } satisfies Gone);
  }

  /** A game of this puzzle that was left without being kept, and that only this window knows. */
  unkept(puzzle: string): Opened | undefined {
    return this.#unkept.get(puzzle)?.opened;
  }

  unkeptGames(): readonly Summary[] {
    const { puzzle, game } = this.#state;
    const left = [...this.#unkept.values()].map(({ summary }) => summary);
    return this.#isUnkept() ? [...left, summaryOf(puzzle, game)] : left;
  }

  #isUnkept(): boolean {
    return this.#state.trouble !== undefined && this.#state.game.revision > 0;
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }

  #hear(data: unknown): void {
    const { name, revision, gone } = (data ?? {}) as Partial<News & Gone>;
    const { state } = this;
    if (Array.isArray(gone) && gone.includes(state.puzzle)) this.#show({ ...state, gone: true });
    if (name !== state.name || typeof revision !== 'number' || revision <= state.game.revision) return;
    if (state.trouble !== undefined) return;
    // By then a move that came too late may have caught up.
    void this.#queue(async () => revision > this.#state.game.revision && this.#catchUp());
  }

  #timePlayed(): readonly Move[] {
    const ms = Math.floor(this.watch.running());
    const { clock, revision } = this.#state.game;
    if (revision === 0 || clock.paused || clock.finished) {
      this.watch.reset();
      return [];
    }
    return ms > 0 ? [{ type: 'tick', ms }] : [];
  }

  /** All of the moves or none, but for ticks that can no longer be told. */
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
    if (after.clock.finished && !before.clock.finished)
      this.#state = { ...this.#state, result: resultOf(this.#state.puzzle, after) };
    const written = await this.#write(after, records);
    if (written === 'behind' && (await this.#catchUp())) return { type: 'elsewhere' };
    const { type, trouble } =
      written === 'behind' ? await this.#place(after) : { type: 'made' as const, trouble: written };
    this.watch.take(after.clock.elapsed - before.clock.elapsed);
    this.#show({ ...this.#state, game: after, trouble, gone: false });
    return { type, before, after };
  }

  /** For a game that is not where it was: its old place where that is free, else one of its own. */
  async #place(game: AnyGame): Promise<{ type: 'revived' | 'parted'; trouble: Trouble | undefined }> {
    this.#kept = undefined;
    const written = await this.#write(game, []);
    if (written !== 'behind') return { type: 'revived', trouble: written };
    return { type: 'parted', trouble: await this.#part(game) };
  }

  async #write(game: AnyGame, records: readonly MoveRecord[]): Promise<Trouble | 'behind' | undefined> {
    if (this.#late !== undefined) return this.#state.trouble ?? 'broken';
    const { name, puzzle, result } = this.#state;
    const summary = summaryOf(puzzle, game);
    const whole = this.#kept === undefined || this.#kept + records.length !== game.revision;
    const writing = whole
      ? this.#store.write(name, saveGame(game), summary, this.#kept, result)
      : this.#store.append(name, records, summary, result);
    const noted = writing.then((written) => this.#note(written, name, puzzle, game.revision));
    try {
      return await inTime(noted);
    } catch (error) {
      this.#awaitLate(noted);
      return troubleOf(error);
    }
  }

  #note(written: Written, name: string, puzzle: string, revision: number): 'behind' | undefined {
    if (written === 'behind') return 'behind';
    if (name === this.#state.name) this.#kept = revision;
    this.#unkept.delete(puzzle);
    this.#channel?.postMessage({ name, revision } satisfies News);
    return undefined;
  }

  #awaitLate(noted: Promise<unknown>): void {
    const over = () => {
      if (this.#late === waiting) this.#late = undefined;
    };
    const waiting = noted.then(over, over);
    this.#late = waiting;
  }

  /** Shows the game as it is on the disk; not where this window has moves that the disk lacks, nor if it cannot be read. */
  async #catchUp(): Promise<boolean> {
    const { trouble, game } = this.#state;
    if (trouble !== undefined && game.revision > (this.#kept ?? 0)) return false;
    const text = await this.#store.read(this.#state.name).catch(() => undefined);
    const read = text === undefined ? undefined : readGame(text);
    if (!read?.ok) return false;
    this.watch.reset();
    this.#kept = read.value.revision;
    this.#show({ ...this.#state, game: read.value, result: undefined, trouble: undefined });
    return true;
  }

  /** Gives this game a place of its own: what is on the old one stays as it is. */
  #part(game: AnyGame): Promise<Trouble | undefined> {
    this.#kept = undefined;
    this.#state = { ...this.#state, name: `${this.#state.puzzle}~${Date.now().toString(36)}` };
    return this.#write(game, []) as Promise<Trouble | undefined>;
  }

  #show(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function summaryOf(puzzle: string, game: AnyGame): Summary {
  const { revision, clock } = game;
  const finished = clock.finished || status(game) === 'finished';
  return { puzzle, revision, finished, elapsed: clock.elapsed, touched: Date.now() };
}
