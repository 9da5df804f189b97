/** The player's library is a chunk of its own: most who play never open it. */
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../settings/settings.js';
import { useTools } from '../ui/tools.js';

interface LazyLibraryProps {
  readonly current: string;
  readonly onSettings: (settings: Settings) => void;
  readonly onClose: () => void;
}

type Library = typeof import('../sheets/library-sheet.js');

export function LazyLibrary({ current, onSettings, onClose }: LazyLibraryProps) {
  const { words, say } = useTools();
  const [library, setLibrary] = useState<Library>();
  useEffect(() => {
    import('../sheets/library-sheet.js').then(setLibrary, () => {
      onClose();
      say(words.news.noSheet, 'seen');
    });
  }, []);
  if (library === undefined) return null;
  return <library.LibrarySheet current={current} onSettings={onSettings} onClose={onClose} />;
}
