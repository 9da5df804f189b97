/** A day of the Times by its date, where the server of this page can get it; nothing anywhere else. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type DailyService, type DayTrouble, fetchDay, findDailyService } from '../bring/daily-service.js';
import { type Source, sourceOf } from '../bring/source.js';
import { localDay } from '../game/local-day.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Catalogue } from '../words/catalogue.js';

interface BringDayProps {
  readonly onDay: (day: Source) => void;
}

export function BringDay({ onDay }: BringDayProps) {
  const [service, setService] = useState<DailyService>();
  useEffect(() => {
    const leaving = new AbortController();
    void findDailyService(leaving.signal).then((found) => !leaving.signal.aborted && setService(found));
    return () => leaving.abort();
  }, []);
  return service === undefined ? null : <DayForm service={service} onDay={onDay} />;
}

type State = DayTrouble | 'waiting' | 'getting' | 'cancelled' | 'outside';

function DayForm({ service, onDay }: BringDayProps & { readonly service: DailyService }) {
  const { words } = useSheetTools();
  const { day: w } = words.bring;
  const { first, last } = service;
  const [date, setDate] = useState(() => [first, localDay(Date.now()), last].sort()[1] ?? last);
  const [state, setState] = useState<State>('waiting');
  const work = useRef<AbortController | undefined>(undefined);
  const getButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const stateLine = useRef<HTMLDivElement>(null);
  const getting = state === 'getting';

  useEffect(() => () => work.current?.abort(), []);
  useEffect(() => {
    if (state !== 'waiting') stateLine.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  const get = async () => {
    if (getting) return;
    if (date < first || date > last) return setState('outside');
    setState('getting');
    work.current = new AbortController();
    const { signal } = work.current;
    const answer = await fetchDay(date, service, signal);
    if (answer === undefined || signal.aborted) return;
    // The button to cancel goes away, and the focus with it.
    if (document.activeElement === cancelButton.current) getButton.current?.focus();
    if ('trouble' in answer) return setState(answer.trouble);
    setState('waiting');
    onDay(sourceOf(answer.text, `${date}.json`));
  };
  const cancel = () => {
    work.current?.abort();
    getButton.current?.focus();
    setState('cancelled');
  };

  return (
    <section aria-labelledby="bring-day-title">
      <h3 id="bring-day-title">{w.title}</h3>
      <p id="bring-day-how">{w.how}</p>
      <form
        class="bring-day"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void get();
        }}
      >
        <label>
          <span>{w.date}</span>
          <input
            type="date"
            required
            min={first}
            max={last}
            value={date}
            aria-describedby="bring-day-how"
            onInput={({ currentTarget }) => setDate(currentTarget.value)}
          />
        </label>
        <button type="submit" ref={getButton} aria-disabled={getting}>
          {w.get}
        </button>
      </form>
      <div class="bring-day-state" ref={stateLine}>
        <p role="status">{sayState(words, state, service)}</p>
        {getting && (
          <button type="button" ref={cancelButton} onClick={cancel}>
            {w.cancel}
          </button>
        )}
      </div>
    </section>
  );
}

function sayState({ bring, dateTag }: Catalogue, state: State, { first, last }: DailyService): string {
  const { day } = bring;
  switch (state) {
    case 'waiting':
      return '';
    case 'getting':
    case 'cancelled':
      return day[state];
    case 'outside':
      return day.outside(sayDate(first, dateTag), sayDate(last, dateTag));
    default:
      return day.troubles[state];
  }
}

function sayDate(date: string, dateTag: string): string {
  return new Date(`${date}T12:00`).toLocaleDateString(dateTag, { dateStyle: 'medium' });
}
