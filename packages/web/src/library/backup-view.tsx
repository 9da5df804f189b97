/** All puzzles, games and settings into one file, and back from one; what is here already is never lost by that. */
import { useRef, useState } from 'preact/hooks';
import { localDay } from '../game/local-day.js';
import { readSettings, type Settings } from '../settings/settings.js';
import { saveFile } from '../share/save-file.js';
import { Flag } from '../ui/fields.js';
import { useNoticeBoard } from '../ui/notices.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Catalogue } from '../words/catalogue.js';
import { type ReadBackup, readBackupFile, writeBackup } from './backup.js';
import { mergeInto, type Shelf } from './merge.js';
import { changeShelf, readShelf } from './shelf.js';

interface BackupViewProps {
  readonly onSettings: (settings: Settings) => void;
  readonly onRestored: () => Promise<void>;
}

export function BackupView({ onSettings, onRestored }: BackupViewProps) {
  const { words, store, settings } = useSheetTools();
  const { offer } = useNoticeBoard();
  const { library: w } = words;
  const [withSettings, setWithSettings] = useState(false);
  const [said, setSaid] = useState('');
  const chooser = useRef<HTMLInputElement>(null);

  const save = async () => {
    try {
      const shelf = await readShelf(store);
      const day = localDay(Date.now());
      const lines = writeBackup({ ...shelf, settings: { ...settings } });
      saveFile(new Blob(lines, { type: 'text/plain' }), `pipwright-${day}.backup.jsonl`);
      setSaid(w.backedUp(...sizesOf(shelf)));
    } catch {
      setSaid(w.failed);
    }
  };

  const restore = async (file: File) => {
    setSaid(w.restoring);
    let backup: Extract<ReadBackup, { ok: true }>['backup'];
    try {
      const read = await readBackupFile(file);
      if (!read.ok) return setSaid(sayTrouble(words, read));
      backup = read.backup;
      const counts = sizesOf(await changeShelf(store, (now) => mergeInto(now, backup)));
      setSaid(counts.every((count) => count === 0) ? w.nothingNew : w.restored(...counts));
    } catch {
      return setSaid(w.notRestored);
    }
    await onRestored();
    if (!withSettings || backup.settings === undefined) return;
    onSettings(readSettings(backup.settings));
    offer({ text: w.settingsRestored, act: w.undo, does: () => onSettings(settings) });
  };

  return (
    <>
      <p>{w.backupWhy}</p>
      <div class="choices">
        <button type="button" class="main" onClick={() => void save()}>
          {w.backupSave}
        </button>
      </div>
      <h3>{w.restore}</h3>
      <p>{w.restoreWhy}</p>
      <Flag label={w.restoreSettings} checked={withSettings} onChange={setWithSettings} />
      <div class="choices">
        <button type="button" onClick={() => chooser.current?.click()}>
          {w.restoreFile}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".jsonl,.json,.txt,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) void restore(file);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p role="status" class="backup-said">
        {said}
      </p>
    </>
  );
}

function sizesOf({ puzzles, games, solutions, results }: Shelf) {
  return [puzzles.size, games.size, solutions.size, results.size] as const;
}

function sayTrouble({ library: w }: Catalogue, { trouble, line }: Extract<ReadBackup, { ok: false }>): string {
  return `${w.backupTroubles[trouble](line)} ${w.unchanged}`;
}
