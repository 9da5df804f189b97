/** One puzzle of the library: its facts, its name and tags, and what can be done with it. */
import { useState } from 'preact/hooks';
import { useSheetTools } from '../app/sheet-words.js';
import { clockFace } from '../game/time.js';
import type { PuzzleRecord } from '../storage/game-store.js';
import type { Entry } from './entry.js';
import { dayOf, factsOf, timesOf } from './entry-row.js';
import { tagsFrom } from './wish.js';

const MOST_TITLE = 80;

interface DetailsProps {
  readonly entry: Entry;
  readonly onPlay: () => void;
  readonly onChange: (change: Partial<PuzzleRecord>) => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

export function Details({ entry, onPlay, onChange, onExport, onDelete }: DetailsProps) {
  const { words } = useSheetTools();
  const { library: w } = words;
  const [title, setTitle] = useState(entry.title);
  const [tags, setTags] = useState(entry.tags.join(', '));
  return (
    <>
      <p>{[...factsOf(words, entry), ...timesOf(words, entry)].join(' · ')}</p>
      <p>{w.played(clockFace(entry.played))}</p>
      {entry.own && (
        <form
          class="details"
          onSubmit={(event) => {
            event.preventDefault();
            const named = title.trim() === words.puzzles.untitled ? '' : title.trim();
            onChange({ title: named, tags: tagsFrom(tags) });
          }}
        >
          <p>{w.addedOn(dayOf(entry.added, words.languageTag))}</p>
          <label class="filter">
            <span>{w.name}</span>
            <input value={title} maxLength={MOST_TITLE} onInput={(event) => setTitle(event.currentTarget.value)} />
          </label>
          <label class="filter">
            <span>
              {w.tags} <small>{w.tagsHow}</small>
            </span>
            <input value={tags} maxLength={400} onInput={(event) => setTags(event.currentTarget.value)} />
          </label>
          <button type="submit">{w.save}</button>
        </form>
      )}
      <div class="choices">
        <button type="button" class="main" onClick={onPlay}>
          {w.play}
        </button>
        <button type="button" onClick={onExport}>
          {w.exportOne}
        </button>
        <button type="button" onClick={onDelete}>
          {entry.own ? w.delete : w.deleteGames}
        </button>
      </div>
    </>
  );
}
