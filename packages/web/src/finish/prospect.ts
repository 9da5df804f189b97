/**
 * What the end of a puzzle has to say beside the time, read while it is played: so all of it is there in the first frame
 * of the end. Whatever cannot be read is not spoken of.
 */
import type { KindName } from '@pipwright/play';
import { nextPuzzle, progressOf } from '../game/library.js';
import { readLevels } from '../habit/known-grades.js';
import type { GradeOf } from '../habit/statistics.js';
import { readToBeat } from '../links/to-beat.js';
import type { GameStore } from '../storage/game-store.js';
import type { ResultRecord, Summary } from '../storage/records.js';
import { inTime } from '../storage/trouble.js';
import { loadThumbnail } from '../ui/thumbnail.js';
import type { FinishWords, PlayWords } from '../words/catalogue.js';
import { enFinish } from '../words/en/finish.js';
import { nextTitle } from './next-title.js';

export interface Prospect {
  readonly words: FinishWords;
  readonly results: readonly ResultRecord[];
  readonly gradeOf: GradeOf;
  readonly next: { readonly puzzle: string; readonly title: string | undefined };
  /** In seconds. */
  readonly toBeat: number | undefined;
}

interface Asked {
  readonly store: GameStore;
  readonly puzzle: string;
  readonly kind: KindName;
  readonly words: PlayWords;
}

export async function readProspect({ store, puzzle, kind, words }: Asked): Promise<Prospect> {
  const [results, summaries, toBeat] = await Promise.all([
    orElse<readonly ResultRecord[]>(
      import('../library/shelf.js').then(({ readResults }) => readResults(store)),
      [],
    ),
    orElse<ReadonlyMap<string, Summary>>(store.summaries(), new Map()),
    orElse(readToBeat(store, puzzle), undefined),
    orElse<unknown>(loadThumbnail(kind), undefined),
  ]);
  const alike = results.filter((each) => each.kind === kind).map((each) => each.puzzle);
  const progress = progressOf(summaries.values());
  const next = nextPuzzle(puzzle, (each) => (each === puzzle ? FINISHED : progress(each)));
  const [gradeOf, title] = await Promise.all([
    orElse<GradeOf>(readLevels([puzzle, ...alike]), () => undefined),
    orElse(nextTitle(words, next, kind), undefined),
  ]);
  return { words: enFinish, results, gradeOf, next: { puzzle: next, title }, toBeat };
}

const FINISHED = { state: 'finished' } as const;

function orElse<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  return inTime(asked).catch(() => otherwise);
}
