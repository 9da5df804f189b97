/** “My puzzles”: the list, and over it one puzzle, an export or a backup. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BackupView } from '../library/backup-view.js';
import { Details } from '../library/details.js';
import { type Entry, entriesOf } from '../library/entry.js';
import { EntryRow } from '../library/entry-row.js';
import { ExportView } from '../library/export-view.js';
import { applyFilter, NO_FILTER } from '../library/filter.js';
import { Filters } from '../library/filters.js';
import { mergeInto } from '../library/merge.js';
import { changePuzzle, changeShelf, readOverview, takeAway } from '../library/shelf.js';
import { WindowedList } from '../library/windowed-list.js';
import type { Settings } from '../settings/settings.js';
import type { PuzzleRecord } from '../storage/records.js';
import { useNavigation } from '../ui/navigation.js';
import { useNoticeBoard } from '../ui/notices.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import '../style/library.css';

interface LibrarySheetProps {
  readonly current: string;
  readonly onSettings: (settings: Settings) => void;
  readonly onClose: () => void;
}

type View =
  | { readonly type: 'list' | 'backup' }
  | { readonly type: 'details'; readonly name: string }
  | { readonly type: 'export'; readonly entries: readonly Entry[] };

const LIST: View = { type: 'list' };

export function LibrarySheet({ current, onSettings, onClose }: LibrarySheetProps) {
  const { words, store, session } = useSheetTools();
  const { library: w } = words;
  const { go } = useNavigation();
  const { offer, say } = useNoticeBoard();
  const { entries, failed, again } = useShelf();
  const [filter, setFilter] = useState(NO_FILTER);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [view, setView] = useState<View>(LIST);
  const listWas = useRef<number | undefined>(undefined);
  /** Where the list was left, it is found again. */
  const leaveFor = (next: View) => {
    listWas.current = document.querySelector('.sheet-body')?.scrollTop ?? 0;
    setView(next);
  };
  useLayoutEffect(() => {
    const body = document.querySelector<HTMLElement>('.sheet-body');
    if (view !== LIST || listWas.current === undefined || body === null) return;
    body.scrollTop = listWas.current;
    body.focus({ preventScroll: true });
  }, [view]);
  const shown = useMemo(() => applyFilter(entries ?? [], filter, words.languageTag), [entries, filter, words]);
  const selected = useMemo(() => (entries ?? []).filter(({ name }) => chosen.has(name)), [entries, chosen]);

  const play = (name: string, game?: string) => {
    onClose();
    go(name, game);
  };

  const change = async (name: string, part: Partial<PuzzleRecord>) => {
    try {
      await changePuzzle(store, name, part);
      if (name === session.state.puzzle && part.title !== undefined) session.retitle(part.title);
      say(w.saved, 'seen');
    } catch {
      say(w.notSaved, 'seen');
    }
    await again();
  };

  const remove = async (gone: readonly Entry[]) => {
    if (gone.some(({ name }) => name === current)) return say(w.isOpen, 'seen');
    try {
      const taken = await takeAway(
        store,
        gone.map(({ name }) => name),
      );
      session.tellGone(gone.map(({ name }) => name));
      const putBack = () =>
        void changeShelf(store, (now) => mergeInto(now, taken)).then(again, () => say(w.notSaved, 'seen'));
      offer({ text: w.deleted(gone.length), act: w.undo, does: putBack });
      setChosen(new Set());
      setView(LIST);
    } catch {
      say(w.notSaved, 'seen');
    }
    await again();
  };

  const entry = view.type === 'details' ? entries?.find(({ name }) => name === view.name) : undefined;
  const title = view.type === 'backup' ? w.backup : view.type === 'export' ? w.export : (entry?.shown ?? w.title);
  return (
    <Sheet title={title} onClose={onClose}>
      {view.type !== 'list' && <Back onBack={() => setView(LIST)} />}
      {entry !== undefined && (
        <Details
          key={entry.name}
          entry={entry}
          current={session.state.name}
          onPlay={(game) => play(entry.name, game)}
          onChange={(part) => void change(entry.name, part)}
          onExport={() => setView({ type: 'export', entries: [entry] })}
          onDelete={() => void remove([entry])}
        />
      )}
      {view.type === 'export' && <ExportView entries={view.entries} />}
      {view.type === 'backup' && <BackupView onSettings={onSettings} onRestored={again} />}
      {view.type === 'list' && (
        <>
          <Filters entries={entries ?? []} filter={filter} onFilter={setFilter} />
          <div class="choices">
            <button type="button" onClick={() => leaveFor({ type: 'backup' })}>
              {w.backup}
            </button>
            {selected.length > 0 && (
              <>
                <button type="button" onClick={() => leaveFor({ type: 'export', entries: selected })}>
                  {w.exportMany(selected.length)}
                </button>
                <button type="button" onClick={() => void remove(selected)}>
                  {w.deleteMany(selected.length)}
                </button>
              </>
            )}
          </div>
          <p class="library-count" role="status">
            {failed ? w.failed : entries === undefined ? w.loading : w.count(shown.length)}
          </p>
          {entries?.length === 0 && <p>{w.empty}</p>}
          {shown.length > 0 && (
            <label class="select-all">
              <input
                type="checkbox"
                checked={shown.every(({ name }) => chosen.has(name))}
                onChange={(event) =>
                  setChosen(new Set(event.currentTarget.checked ? shown.map(({ name }) => name) : []))
                }
              />
              {w.selectAll}
            </label>
          )}
          <WindowedList
            label={w.title}
            items={shown}
            keyOf={({ name }) => name}
            row={(each) => (
              <EntryRow
                entry={each}
                current={each.name === current}
                chosen={chosen.has(each.name)}
                onChosen={(on) => setChosen((now) => withOrWithout(now, each.name, on))}
                onPlay={() => play(each.name)}
                onMore={() => leaveFor({ type: 'details', name: each.name })}
              />
            )}
          />
        </>
      )}
    </Sheet>
  );
}

/** It has the focus when it comes, for what had it is gone. */
function Back({ onBack }: { onBack: () => void }) {
  const { words } = useSheetTools();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button type="button" class="back" ref={button} onClick={onBack}>
      {words.library.back}
    </button>
  );
}

function withOrWithout(names: ReadonlySet<string>, name: string, on: boolean): ReadonlySet<string> {
  const next = new Set(names);
  if (on) next.add(name);
  else next.delete(name);
  return next;
}

interface ShownShelf {
  readonly entries: readonly Entry[] | undefined;
  readonly failed: boolean;
  again(): Promise<void>;
}

function useShelf(): ShownShelf {
  const { store, words, session } = useSheetTools();
  const [entries, setEntries] = useState<readonly Entry[]>();
  const [failed, setFailed] = useState(false);
  const again = async () => {
    try {
      setEntries(entriesOf(await readOverview(store), words));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => {
    void session.keepTime().then(again);
  }, [words]);
  return { entries, failed, again };
}
