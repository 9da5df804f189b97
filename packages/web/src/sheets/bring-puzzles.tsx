/** The puzzles that were found: each to be played, all to be kept. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { titlesFor } from '../bring/naming.js';
import { listedSize, startOfRecord } from '../game/own-puzzles.js';
import { shownTitle } from '../game/shown-title.js';
import type { PuzzleRecord } from '../storage/records.js';
import type { ReadPuzzle } from '../think/read-text.js';
import { useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useShownPart } from './use-shown-part.js';

export interface FoundPuzzle {
  readonly puzzle: ReadPuzzle;
  readonly file: string | undefined;
}

interface BringPuzzlesProps {
  readonly puzzles: readonly FoundPuzzle[];
  readonly onClose: () => void;
}

export function BringPuzzles({ puzzles, onClose }: BringPuzzlesProps) {
  const { words } = useSheetTools();
  const { bring, keep, ownNames } = useNavigation();
  const [owned, setOwned] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const { shown, more } = useShownPart(puzzles);
  const titles = useMemo(() => titlesFor(words, puzzles), [words, puzzles]);

  useEffect(() => {
    setSaid('');
    void ownNames().then(setOwned);
  }, [puzzles]);

  const play = (found: FoundPuzzle, title: string) => {
    const record = recordOf(found, title);
    const game = found.puzzle.game ?? startOfRecord(record);
    if (game === undefined) return;
    onClose();
    void bring(game, record.title);
  };

  const keepAll = async () => {
    const records = puzzles.map((found, i) => [found.puzzle.ownName, recordOf(found, titles[i] ?? '')] as const);
    const count = await keep(new Map(records));
    if (count === undefined) return setSaid(words.bring.notKept);
    setSaid(count === 0 ? words.bring.keptBefore : words.bring.kept(count));
    setOwned(await ownNames());
  };

  return (
    <section>
      <h3>{words.bring.puzzles}</h3>
      <ul class="bring-list">
        {shown.map((found, i) => {
          const { kind, format, facts, ownName } = found.puzzle;
          const { name, foundAs, about } = words.kinds[kind];
          const written =
            format === 'link' ? words.bring.link : Object.hasOwn(foundAs, format) ? foundAs[format] : format;
          const title = shownTitle(words, titles[i] ?? '') || words.puzzles.untitled;
          return (
            <li key={`${i} ${ownName}`}>
              <div>
                <strong>
                  <bdi>{title}</bdi>
                </strong>
                <small>
                  {name}, {written}: {about(facts)}
                  {owned.has(ownName) && <em> {words.bring.there}</em>}
                </small>
              </div>
              <button
                type="button"
                aria-label={words.bring.playThis(title, i + 1)}
                onClick={() => play(found, titles[i] ?? '')}
              >
                {words.bring.play}
              </button>
            </li>
          );
        })}
      </ul>
      {more}
      <div class="choices">
        <button type="button" onClick={() => void keepAll()}>
          {words.bring.keepAll(puzzles.length)}
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

function recordOf({ puzzle: { kind, json, facts } }: FoundPuzzle, title: string): PuzzleRecord {
  return { kind, json, title, added: Date.now(), ...listedSize(facts) };
}
