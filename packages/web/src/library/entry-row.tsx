/** One puzzle of the list: chosen by its box, played by its name, all else behind its dots. */

import { clockFace } from '../game/time.js';
import { digits } from '../think/say-progress.js';
import { Icon } from '../ui/icons.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Catalogue } from '../words/catalogue.js';
import type { Entry } from './entry.js';

interface EntryRowProps {
  readonly entry: Entry;
  readonly current: boolean;
  readonly chosen: boolean;
  readonly onChosen: (chosen: boolean) => void;
  readonly onPlay: () => void;
  readonly onMore: () => void;
}

export function EntryRow({ entry, current, chosen, onChosen, onPlay, onMore }: EntryRowProps) {
  const { words } = useSheetTools();
  const { library } = words;
  const { state, shown: title } = entry;
  return (
    <div class="entry">
      <input
        type="checkbox"
        aria-label={library.select(title)}
        checked={chosen}
        onChange={(event) => onChosen(event.currentTarget.checked)}
      />
      <button type="button" class="entry-play" aria-current={current} onClick={onPlay}>
        <span class="entry-title">
          {title}
          {state === 'finished' && <Icon name="done" />}
          {state === 'begun' && <Icon name="begun" />}
        </span>
        <span class="entry-facts">{factsOf(words, entry).join(' · ')}</span>
        <span class="entry-facts">
          {[...timesOf(words, entry), ...knownOf(words, entry), ...entry.tags].join(' · ')}
        </span>
      </button>
      <button type="button" class="tool bare" aria-label={library.more(title)} onClick={onMore}>
        <Icon name="more" />
      </button>
    </div>
  );
}

export function factsOf(words: Catalogue, { kind, size, state }: Entry): readonly string[] {
  return [words.kinds[kind].name, size, words.home.progress[state]];
}

/** The best time or else the time played so far, and when that was. */
export function timesOf(words: Catalogue, { best, played, touched }: Entry): readonly string[] {
  return [
    ...(best === undefined ? [] : [words.library.best(clockFace(best))]),
    ...(best === undefined && played > 0 ? [clockFace(played)] : []),
    ...(touched === undefined ? [] : [dayOf(touched, words.dateTag)]),
  ];
}

export function knownOf(words: Catalogue, { games, solved }: Entry): readonly string[] {
  const { library: w } = words;
  return [
    ...(games.length > 1 ? [w.gameCount(games.length)] : []),
    ...(solved === undefined ? [] : [w.solver(Number(solved.found), digits(words, solved.found), solved.complete)]),
  ];
}

/** With the time of day: games of one puzzle are often of one day. */
export function momentOf(time: number, dateTag: string): string {
  return new Date(time).toLocaleString(dateTag, { dateStyle: 'medium', timeStyle: 'short' });
}

export function dayOf(time: number, dateTag: string): string {
  return new Date(time).toLocaleDateString(dateTag, { year: 'numeric', month: 'short', day: 'numeric' });
}
