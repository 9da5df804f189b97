/** Today's puzzles, each with how far it has come; those of the Times below them, where there are some. */
import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { dayPlaceOf, LAST_MONTH, titleInDay } from '../game/days.js';
import { levelName } from '../game/level-name.js';
import { shownTitle } from '../game/shown-title.js';
import { clockFace } from '../game/time.js';
import { helpIn } from '../habit/first-results.js';
import { readHabit } from '../habit/read-habit.js';
import type { ResultRecord } from '../storage/records.js';
import { Icon } from '../ui/icons.js';
import { type SheetName, useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Thumbnail } from '../ui/thumbnail.js';
import { useAsked } from '../ui/use-asked.js';
import type { HomeData } from './home-data.js';
import { useDay } from './use-day.js';
import { useTimes } from './use-times.js';

export function Today({ data, onSheet }: { data: HomeData; onSheet: (name: SheetName) => void }) {
  const { words, store } = useSheetTools();
  const { home: w, habit } = words;
  const { go } = useNavigation();
  const known = useAsked(() => readHabit(store), [data]);
  const streak = known?.streak.current ?? 0;
  const puzzles = useDay(data.day);
  const titleOf = (name: string) => {
    const place = dayPlaceOf(name);
    return place === undefined ? '' : titleInDay(words, place);
  };
  return (
    <section class="card today" aria-labelledby="today-title">
      <header>
        <h2 id="today-title">{w.today}</h2>
        <button type="button" onClick={() => onSheet('calendar')}>
          {streak > 0 && `${habit.streakInShort(streak)} · `}
          {habit.calendar}
        </button>
      </header>
      {puzzles === 'missing' ? (
        <p>{data.day.slice(0, 7) > LAST_MONTH ? w.noMoreDays : w.noToday}</p>
      ) : (
        <ul class="day">
          {puzzles?.map(([name, start]) => (
            <Tile
              key={name}
              name={name}
              title={titleOf(name)}
              start={start}
              data={data}
              results={known?.results}
              onOpen={() => go(name)}
            />
          ))}
        </ul>
      )}
      <Times data={data} results={known?.results} />
    </section>
  );
}

function Times({ data, results }: Pick<TileProps, 'data' | 'results'>) {
  const { words } = useSheetTools();
  const { go, bring } = useNavigation();
  const puzzles = useTimes(data.day);
  if (puzzles.length === 0) return null;
  const open = (name: string, start: AnyGame, title: string) =>
    data.mine.some(([mine]) => mine === name) ? go(name) : void bring(start, title);
  return (
    <>
      <h3 id="times-title">{words.home.times}</h3>
      <ul class="day times" aria-labelledby="times-title">
        {puzzles.map(({ name, level, title, start }) => (
          <Tile
            key={name}
            name={name}
            title={levelName(words, level) ?? shownTitle(words, title)}
            start={start}
            data={data}
            results={results}
            onOpen={() => open(name, start, title)}
          />
        ))}
      </ul>
    </>
  );
}

interface TileProps {
  readonly name: string;
  readonly title: string;
  readonly start: AnyGame;
  readonly data: HomeData;
  readonly results: readonly ResultRecord[] | undefined;
  readonly onOpen: () => void;
}

function Tile({ name, title, start, data, results = [], onOpen }: TileProps) {
  const { words } = useSheetTools();
  const { home: w, habit, kinds } = words;
  const { state, elapsed } = data.playedOf(name);
  const result = results.find((each) => each.puzzle === name && each.elapsed === elapsed);
  const size = kinds[start.kind].sizeInShort(puzzleFacts<KindName>(start.kind, start.puzzle));
  return (
    <li>
      <button type="button" class={`tile ${state}`} onClick={onOpen}>
        <Thumbnail game={start} />
        <b>{title}</b>
        <span class="state">
          {state === 'finished' ? (
            <>
              <Icon name="done" />
              <span class="heard-only">{w.progress.finished} </span>
              {clockFace(elapsed)}
              {result && helpIn(result) === 'some' && (
                <>
                  <Icon name="hint" />
                  <span class="heard-only"> {habit.withHints}</span>
                </>
              )}
            </>
          ) : state === 'begun' ? (
            w.goOn
          ) : (
            size
          )}
        </span>
      </button>
    </li>
  );
}
