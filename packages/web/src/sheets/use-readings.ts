/** Texts and what there is in them, one after another; a text that is still being typed is waited for. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { readSource, type SourceAnswer } from '../bring/read-source.js';
import type { Source } from '../bring/source.js';
import { Reader } from '../think/reader.js';
import { useTools } from '../ui/tools.js';

const PAUSE_MILLISECONDS = 250;

type Readings = ReadonlyMap<Source, SourceAnswer>;

export function useReadings(sources: readonly Source[]): Readings {
  const { settings } = useTools();
  const [readings, setReadings] = useState<Readings>(new Map());
  const reader = useRef<Reader | undefined>(undefined);

  useEffect(() => {
    reader.current ??= new Reader();
    const { current } = reader;
    const unread = sources.filter((source) => !readings.has(source) && (source.text.trim() !== '' || source.trouble));
    let over = false;
    const readAll = async () => {
      for (const source of unread) {
        const answer = await readSource(current, source, settings);
        if (over) return;
        setReadings((now) => withAnswer(now, sources, source, answer));
      }
    };
    const timer = setTimeout(() => void readAll(), PAUSE_MILLISECONDS);
    return () => {
      over = true;
      clearTimeout(timer);
      current.stop();
    };
  }, [sources]);

  useEffect(() => () => reader.current?.close(), []);
  return readings;
}

function withAnswer(now: Readings, sources: readonly Source[], source: Source, answer: SourceAnswer): Readings {
  const known = sources.map((each) => [each, each === source ? answer : now.get(each)] as const);
  return new Map(known.flatMap(([each, its]) => (its === undefined ? [] : [[each, its]])));
}
