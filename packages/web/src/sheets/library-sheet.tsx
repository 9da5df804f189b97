/** “My puzzles”: the list, and over it one puzzle or a backup. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BackupView } from '../library/backup-view.js';
import { Details } from '../library/details.js';
import { type Entry, entriesOf, searched } from '../library/entry.js';
import { mergeInto } from '../library/merge.js';
import { PuzzleList } from '../library/puzzle-list.js';
import { changePuzzle, changeShelf, readOverview, takeAway } from '../library/shelf.js';
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

type View = { readonly type: 'list' | 'backup' } | { readonly type: 'details'; readonly name: string };

const LIST: View = { type: 'list' };
/** Browsers lay out a few hundred pages in moments, and thousands in minutes. */
const MOST_PRINTED = 400;

export function LibrarySheet({ current, onSettings, onClose }: LibrarySheetProps) {
  const { words, store, session } = useSheetTools();
  const { library: w } = words;
  const { go } = useNavigation();
  const { offer, say } = useNoticeBoard();
  const { entries, failed, again } = useShelf();
  const [search, setSearch] = useState('');
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
  const shown = useMemo(() => searched(entries ?? [], search, words.languageTag), [entries, search, words]);
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

  const print = async (some: readonly Entry[]) => {
    if (some.length > MOST_PRINTED) return say(w.tooManyToPrint(MOST_PRINTED), 'seen');
    try {
      const { printEntries } = await import('../library/print.js');
      await printEntries(store, some);
    } catch {
      say(w.failed, 'seen');
    }
  };

  const entry = view.type === 'details' ? entries?.find(({ name }) => name === view.name) : undefined;
  const title = view.type === 'backup' ? w.backup : (entry?.shown ?? w.title);
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
          onPrint={() => void print([entry])}
          onDelete={() => void remove([entry])}
        />
      )}
      {view.type === 'backup' && <BackupView onSettings={onSettings} onRestored={again} />}
      {view.type === 'list' && (
        <>
          <label class="filter">
            <span>{w.search}</span>
            <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
          </label>
          <div class="choices">
            <button type="button" onClick={() => leaveFor({ type: 'backup' })}>
              {w.backup}
            </button>
            {selected.length > 0 && (
              <>
                <button type="button" onClick={() => void print(selected)}>
                  {w.printMany(selected.length)}
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
          <PuzzleList
            entries={shown}
            current={current}
            chosen={chosen}
            onChosen={setChosen}
            onPlay={play}
            onMore={(name) => leaveFor({ type: 'details', name })}
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
