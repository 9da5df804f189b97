/** One puzzle of the library: its facts, its name, and what can be done with it. */
import { useState } from 'preact/hooks';
import { clockFace } from '../game/time.js';
import type { PuzzleRecord } from '../storage/records.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Entry } from './entry.js';
import { dayOf, factsOf, knownOf, momentOf, timesOf } from './puzzle-list.js';

const MOST_TITLE = 80;

interface DetailsProps {
  readonly entry: Entry;
  readonly current: string;
  readonly onPlay: (game?: string) => void;
  readonly onChange: (change: Partial<PuzzleRecord>) => void;
  readonly onPrint: () => void;
  readonly onDelete: () => void;
}

export function Details({ entry, current, onPlay, onChange, onPrint, onDelete }: DetailsProps) {
  const { words } = useSheetTools();
  const { library: w } = words;
  const [title, setTitle] = useState(entry.title);
  return (
    <>
      <p>{[...factsOf(words, entry), ...timesOf(words, entry), ...knownOf(words, entry)].join(' · ')}</p>
      <p>{w.played(clockFace(entry.played))}</p>
      {entry.own && (
        <form
          class="details"
          onSubmit={(event) => {
            event.preventDefault();
            const named = title.trim() === words.puzzles.untitled ? '' : title.trim();
            onChange({ title: named });
          }}
        >
          <p>{w.addedOn(dayOf(entry.added, words.dateTag))}</p>
          <label class="filter">
            <span>{w.name}</span>
            <input value={title} maxLength={MOST_TITLE} onInput={(event) => setTitle(event.currentTarget.value)} />
          </label>
          <button type="submit">{w.save}</button>
        </form>
      )}
      {entry.games.length > 1 && (
        <section>
          <h3>{w.games}</h3>
          <ul class="entry-games">
            {entry.games.map(({ name, finished, elapsed, touched }) => {
              const said = w.game(momentOf(touched, words.dateTag), clockFace(elapsed), finished);
              return (
                <li key={name}>
                  {name === current ? (
                    `${said}, ${w.gameIsOpen}`
                  ) : (
                    <button type="button" aria-label={w.playGame(said)} onClick={() => onPlay(name)}>
                      {said}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <div class="choices">
        <button type="button" class="main" onClick={() => onPlay()}>
          {w.play}
        </button>
        <button type="button" onClick={onPrint}>
          {w.print}
        </button>
        <button type="button" onClick={onDelete}>
          {entry.own ? w.delete : w.deleteGames}
        </button>
      </div>
    </>
  );
}
