/** All that was solved, and the streak of the day that the clock shows. */
import { localDay } from '../game/local-day.js';
import { readResults } from '../library/shelf.js';
import type { GameStore } from '../storage/game-store.js';
import type { ResultRecord } from '../storage/records.js';
import { inTime } from '../storage/trouble.js';
import { type Streak, streakOf } from './streak.js';

export interface Habit {
  readonly results: readonly ResultRecord[];
  readonly streak: Streak;
}

/** Where the disk does not answer, nothing is known to be solved. */
export async function readHabit(store: GameStore): Promise<Habit> {
  const results = await inTime(readResults(store)).catch(() => []);
  return { results, streak: streakOf(results, localDay(Date.now())) };
}
