/** Today's puzzles, each with how far it has come. */
import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { dayPlaceOf, titleInDay } from '../game/days.js';
import { clockFace } from '../game/time.js';
import { Icon } from '../ui/icons.js';
import { type SheetName, useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Thumbnail } from '../ui/thumbnail.js';
import { useDailyService } from './use-daily-service.js';
import { type HomeData, playedOf, useDay, useStreak } from './use-home.js';

export function Today({ data, onSheet }: { data: HomeData; onSheet: (name: SheetName) => void }) {
  const { words, store } = useSheetTools();
  const { home: w, habit } = words;
  const streak = useStreak(store, data);
  const puzzles = useDay(data.day);
  const hasTimes = useDailyService();
  return (
    <section class="card today" aria-labelledby="today-title">
      <header>
        <h2 id="today-title">{w.today}</h2>
        <button type="button" onClick={() => onSheet('calendar')}>
          {streak > 0 ? habit.streakInShort(streak) : habit.calendar}
        </button>
      </header>
      {puzzles === 'missing' ? (
        <p>{w.noToday}</p>
      ) : (
        <ul class="day">
          {puzzles?.map(([name, start]) => (
            <DayTile key={name} name={name} start={start} data={data} />
          ))}
        </ul>
      )}
      {hasTimes && (
        <button type="button" class="times" onClick={() => onSheet('bring')}>
          {w.times}
        </button>
      )}
    </section>
  );
}

function DayTile({ name, start, data }: { name: string; start: AnyGame; data: HomeData }) {
  const { words } = useSheetTools();
  const { home: w, kinds } = words;
  const { go } = useNavigation();
  const { state, elapsed } = playedOf(data, name);
  const place = dayPlaceOf(name);
  const title = place === undefined ? '' : titleInDay(words, place);
  const size = kinds[start.kind].sizeInShort(puzzleFacts<KindName>(start.kind, start.puzzle));
  return (
    <li>
      <button type="button" class={`tile ${state}`} onClick={() => go(name)}>
        <Thumbnail game={start} />
        <b>{title}</b>
        <span class="state">
          {state === 'finished' ? (
            <>
              <Icon name="done" />
              <span class="heard-only">{words.home.progress.finished} </span>
              {clockFace(elapsed)}
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
