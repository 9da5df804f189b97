/** The day of the Times, where `pipwright serve` is the host. What has failed is asked for again. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { askForService, type DailyService, fetchDay } from '../bring/daily-service.js';
import { titlesFor } from '../bring/naming.js';
import { startOfRecord } from '../game/own-puzzles.js';
import { loadKind } from '../kind/page.js';
import type { ReadPuzzle } from '../think/read-text.js';
import { Reader } from '../think/reader.js';
import { useSheetTools } from '../ui/sheet-words.js';

export interface TimesPuzzle {
  readonly name: string;
  readonly level: string | undefined;
  readonly title: string;
  readonly start: AnyGame;
}

interface ReadStart {
  readonly puzzle: ReadPuzzle;
  readonly start: AnyGame;
}

/** What the host has said, as long as the page is there: whether it has the service, and days. */
let service: DailyService | 'none' | undefined;
const days = new Map<string, readonly ReadStart[]>();

export function useTimes(day: string): readonly TimesPuzzle[] {
  const { words, settings } = useSheetTools();
  const [found, setFound] = useState<readonly ReadStart[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const read = days.get(day) ?? (await readDay(day, settings, leaving.signal).catch(() => []));
      if (leaving.signal.aborted) return;
      if (read.length > 0) days.set(day, read);
      setFound(read);
    };
    const askAgain = () => void ask();
    askAgain();
    addEventListener('online', askAgain);
    return () => {
      leaving.abort();
      removeEventListener('online', askAgain);
    };
  }, [day]);
  const titles = titlesFor(
    words,
    found.map(({ puzzle }) => ({ puzzle, file: undefined })),
  );
  return found.map(({ puzzle: { ownName, naming }, start }, i) => {
    return { name: ownName, level: naming.level, title: titles[i] ?? '', start };
  });
}

type Defaults = Parameters<Reader['read']>[1];

async function readDay(day: string, defaults: Defaults, signal: AbortSignal): Promise<readonly ReadStart[]> {
  if (!navigator.onLine) return [];
  service ??= (await askForService(signal)) ?? 'none';
  if (service === 'none' || day < service.first || day > service.last) return [];
  const answer = await fetchDay(day, service, signal);
  if (answer === undefined || 'trouble' in answer) return [];
  const reader = new Reader();
  const read = await reader.read(answer.text, defaults).finally(() => reader.close());
  return read.type === 'read' ? (await Promise.all(read.read.puzzles.map(startOf))).flat() : [];
}

async function startOf(puzzle: ReadPuzzle): Promise<readonly ReadStart[]> {
  await loadKind(puzzle.kind);
  const start = startOfRecord(puzzle);
  return start === undefined ? [] : [{ puzzle, start }];
}
