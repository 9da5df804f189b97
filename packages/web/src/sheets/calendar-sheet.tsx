/** The days of a month: which of them were solved on time, later or not; each opens its puzzles. */
import { useState } from 'preact/hooks';
import { FIRST_MONTH, LAST_MONTH, nameOfDayPlace, placesOfDay, titleInDay } from '../game/days.js';
import { progressOf } from '../game/library.js';
import { writtenDay } from '../game/written-day.js';
import { calendarOf, type DayState } from '../habit/calendar.js';
import { addDays, daysOfMonth, daysThrough, weekdayOf } from '../habit/days.js';
import { readHabit } from '../habit/read-habit.js';
import type { ResultRecord } from '../storage/records.js';
import { Icon, ToolButton } from '../ui/icons.js';
import { useNavigation } from '../ui/navigation.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useAsked } from '../ui/use-asked.js';
import { useLocalDay } from '../ui/use-local-day.js';
import '../style/habit.css';

const MONDAY = '2026-11-16';

export function CalendarSheet({ onClose }: { onClose: () => void }) {
  const { words, store } = useSheetTools();
  const { habit: w, dateTag } = words;
  const today = useLocalDay();
  const habit = useAsked(() => readHabit(store), [today]);
  const thisMonth = today.slice(0, 7);
  const last = thisMonth < LAST_MONTH ? thisMonth : LAST_MONTH;
  const [month, setMonth] = useState(last > FIRST_MONTH ? last : FIRST_MONTH);
  const [chosen, choose] = useState(month === thisMonth ? today : undefined);
  const written = new Date(`${month}-15T12:00:00`).toLocaleDateString(dateTag, { month: 'long', year: 'numeric' });
  const turn = (by: 1 | -1) => setMonth(addDays(`${month}-15`, by * 30).slice(0, 7));
  if (habit === undefined) return <Sheet title={w.calendar} onClose={onClose} children={null} />;
  const { results, streak } = habit;
  const { current, longest, frozen } = streak;
  return (
    <Sheet title={w.calendar} onClose={onClose}>
      <p>
        {w.streak(current)} {longest > current && w.longest(longest)}
      </p>
      <div class="month-head">
        <ToolButton bare icon="back" label={w.monthBefore} disabled={month <= FIRST_MONTH} onPress={() => turn(-1)} />
        <h3 aria-live="polite">{written}</h3>
        <ToolButton bare icon="forward" label={w.monthAfter} disabled={month >= last} onPress={() => turn(1)} />
      </div>
      <Month month={month} today={today} results={results} frozen={frozen} chosen={chosen} onChoose={choose} />
      <Legend />
      <p class="legend">{w.freeze}</p>
      {chosen && <DayPuzzles key={chosen} day={chosen} results={results} onClose={onClose} />}
    </Sheet>
  );
}

type ShownState = DayState | 'frozen';

interface MonthProps {
  readonly month: string;
  readonly today: string;
  readonly results: readonly ResultRecord[];
  /** Not solved on the day, and forgiven. */
  readonly frozen: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (day: string) => void;
}

function Month({ month, today, results, frozen, chosen, onChoose }: MonthProps) {
  const { words } = useSheetTools();
  const { habit: w, dateTag } = words;
  const stateOf = calendarOf(results, today);
  const days = daysOfMonth(month);
  const [first = ''] = days;
  return (
    <div class="month">
      {daysThrough(MONDAY, addDays(MONDAY, 6)).map((day) => (
        <span key={day} class="weekday" aria-hidden="true">
          {new Date(`${day}T12:00:00`).toLocaleDateString(dateTag, { weekday: 'short' }).slice(0, 2)}
        </span>
      ))}
      {days.map((day) => {
        const plain = stateOf(day);
        const state: ShownState = plain === 'missed' && frozen.includes(day) ? 'frozen' : plain;
        return (
          <button
            key={day}
            type="button"
            class={`day-cell ${state}`}
            style={day === first ? { gridColumnStart: weekdayOf(day) } : {}}
            disabled={state === 'to-come'}
            aria-pressed={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            aria-label={`${writtenDay(day, dateTag)}: ${w.states[state]}`}
            onClick={() => onChoose(day)}
          >
            {Number(day.slice(8))}
            <Mark state={state} />
          </button>
        );
      })}
    </div>
  );
}

/** What a state looks like, told by its shape. */
function Mark({ state }: { state: ShownState }) {
  if (state === 'frozen') return <Icon name="frozen" />;
  if (state === 'on-time') return <Icon name="done" />;
  if (state === 'late') return <Icon name="begun" />;
  return state === 'missed' ? <Icon name="minus" /> : <span class="icon" />;
}

function Legend() {
  const { words } = useSheetTools();
  return (
    <p class="legend">
      {(['on-time', 'late', 'frozen', 'missed'] as const).map((state) => (
        <span key={state} class={state}>
          <Mark state={state} /> {words.habit.states[state]}
        </span>
      ))}
    </p>
  );
}

interface DayPuzzlesProps {
  readonly day: string;
  readonly results: readonly ResultRecord[];
  readonly onClose: () => void;
}

function DayPuzzles({ day, results, onClose }: DayPuzzlesProps) {
  const { words } = useSheetTools();
  const { dateTag, home } = words;
  const { go, summaries } = useNavigation();
  const games = useAsked(summaries, []);
  const progress = progressOf(games?.values() ?? []);
  return (
    <section>
      <h3>{writtenDay(day, dateTag)}</h3>
      <div class="choices day-puzzles">
        {placesOfDay(day).map((place) => {
          const name = nameOfDayPlace(place);
          const isSolved = results.some(({ puzzle }) => puzzle === name);
          return (
            <button
              key={name}
              type="button"
              onClick={() => {
                onClose();
                go(name);
              }}
            >
              {titleInDay(words, place)}
              {isSolved ? (
                <>
                  {' '}
                  <Icon name="done" />
                  <span class="heard-only">{home.progress.finished}</span>
                </>
              ) : (
                progress(name).state === 'begun' && ` · ${home.progress.begun}`
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}
