/** The days of a month: which of them were solved on time, later or not; each opens its puzzles. */
import { useState } from 'preact/hooks';
import { nameOfDayPlace, placesOfDay, titleInDay } from '../game/days.js';
import { localDay } from '../game/local-day.js';
import { writtenDay } from '../game/written-day.js';
import { calendarOf, type DayState } from '../habit/calendar.js';
import { addDays, daysOfMonth, daysThrough, weekdayOf } from '../habit/days.js';
import { streakOf } from '../habit/streak.js';
import type { ResultRecord } from '../storage/records.js';
import { Icon, ToolButton } from '../ui/icons.js';
import { useNavigation } from '../ui/navigation.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { useResults } from './use-results.js';
import '../style/habit.css';

/** Of the first month that the app has. */
const FIRST_DAY = '2026-10-01';
/** Any one. */
const MONDAY = '2026-11-16';

export function CalendarSheet({ onClose }: { onClose: () => void }) {
  const { words } = useSheetTools();
  const { habit: w, dateTag } = words;
  const results = useResults();
  const today = localDay(Date.now());
  const [month, setMonth] = useState(today.slice(0, 7));
  const [chosen, choose] = useState(today);
  const written = new Date(`${month}-15T12:00:00`).toLocaleDateString(dateTag, { month: 'long', year: 'numeric' });
  const turn = (by: 1 | -1) => setMonth(addDays(`${month}-15`, by * 30).slice(0, 7));
  if (results === undefined) return <Sheet title={w.calendar} onClose={onClose} children={null} />;
  const { current, longest, frozen } = streakOf(results, today);
  return (
    <Sheet title={w.calendar} onClose={onClose}>
      <p>
        {w.streak(current)} {longest > current && w.longest(longest)}
      </p>
      <div class="month-head">
        <ToolButton
          bare
          icon="back"
          label={w.monthBefore}
          disabled={month <= FIRST_DAY.slice(0, 7)}
          onPress={() => turn(-1)}
        />
        <h3 aria-live="polite">{written}</h3>
        <ToolButton
          bare
          icon="forward"
          label={w.monthAfter}
          disabled={month >= today.slice(0, 7)}
          onPress={() => turn(1)}
        />
      </div>
      <Month month={month} today={today} results={results} frozen={frozen} chosen={chosen} onChoose={choose} />
      <Legend />
      <DayPuzzles key={chosen} day={chosen} results={results} onClose={onClose} />
    </Sheet>
  );
}

type ShownState = DayState | 'frozen';

interface MonthProps {
  readonly month: string;
  readonly today: string;
  readonly results: readonly ResultRecord[];
  /** Missed, and forgiven. */
  readonly frozen: readonly string[];
  readonly chosen: string;
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
        const state: ShownState = frozen.includes(day) ? 'frozen' : stateOf(day);
        return (
          <button
            key={day}
            type="button"
            class={`day-cell ${state}`}
            style={day === first ? { gridColumnStart: weekdayOf(day) } : {}}
            disabled={state === 'to-come' || day < FIRST_DAY}
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
  const { go } = useNavigation();
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
              {isSolved && (
                <>
                  {' '}
                  <Icon name="done" />
                  <span class="heard-only">{home.progress.finished}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
    </section>
  );
}
