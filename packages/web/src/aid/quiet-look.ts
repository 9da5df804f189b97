/**
 * A look at a puzzle that was brought in, when it is opened for the first time: a card opens by itself where it has no
 * solution, or several. A player who has begun by then is not disturbed, and nothing is said of what takes too long.
 */
import type { AnyGame } from '@pipwright/play';
import type { About } from '../think/explain-messages.js';
import type { Asked } from '../think/explain-room.js';
import { learn } from '../think/known-puzzles.js';
import type { AidRequest } from '../ui/aid.js';

const MOST_MILLISECONDS = 10_000;
/** Of so many puzzles it is remembered that they were looked at. */
const MOST_REMEMBERED = 1_000;
const CHOICE = 'looked-through';

type Asking<Type extends About['type']> = Pick<Asked<Type>, 'answer' | 'stop'>;

export interface Look {
  readonly puzzle: string;
  readonly game: AnyGame;
  readonly room: {
    ask<Type extends About['type']>(
      game: AnyGame,
      about: Extract<About, { readonly type: Type }>,
      ahead: boolean,
    ): Asking<Type>;
  };
  readonly memory: {
    choice(name: string): Promise<unknown>;
    choose(name: string, value: unknown): Promise<void>;
  };
  isPlaying(): boolean;
  open(request: AidRequest): void;
}

/** Returns what ends it: nothing opens then any more. */
export function lookQuietly({ puzzle, game, room, memory, isPlaying, open }: Look): () => void {
  let asked: Asking<About['type']> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    asked?.stop();
  };

  const look = async () => {
    const looked = await lookedThrough(memory);
    if (isOver || looked.includes(puzzle)) return;
    const late = new Promise<undefined>((tell) => {
      timer = setTimeout(tell, MOST_MILLISECONDS);
    });
    /** Undefined where it is not found out in time. */
    const find = <Type extends 'how-many' | 'unsolvable'>(type: Type) => {
      const question = room.ask<Type>(game, { type } as Extract<About, { readonly type: Type }>, true);
      asked = question;
      return Promise.race([question.answer.catch(() => undefined), late]);
    };
    const found = await find('how-many');
    if (isOver) return;
    if (found !== undefined) learn(puzzle, { solutions: found.type });
    // The card is complete when it comes; what was not found in time is looked for another time.
    const conflict = found?.type === 'none' ? await find('unsolvable') : undefined;
    if (isOver) return;
    if (found === undefined || (found.type === 'none' && conflict === undefined)) return end();
    const request = REQUESTS[found.type];
    if (request !== undefined && isPlaying()) return end();
    const all = [...looked, puzzle].slice(-MOST_REMEMBERED);
    void memory.choose(CHOICE, all).catch(() => {});
    end();
    if (request !== undefined) open(request);
  };
  void look();
  return end;
}

const REQUESTS: Readonly<Record<'none' | 'one' | 'several', AidRequest | undefined>> = {
  none: { type: 'unsolvable' },
  one: undefined,
  several: { type: 'several' },
};

async function lookedThrough(memory: Look['memory']): Promise<readonly string[]> {
  const kept = await memory.choice(CHOICE).catch(() => []);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}
