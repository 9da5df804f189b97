/** Sheets come when they are first asked for: the game itself starts sooner. Offline they are there all the same. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import type { Source } from '../bring/source.js';
import type { Settings } from '../settings/settings.js';
import type { Inspector } from '../think/inspector.js';
import { SheetWords } from '../ui/sheet-words.js';
import { useTools } from '../ui/tools.js';
import type { SheetName } from './header.js';

interface LazySheetProps {
  readonly name: SheetName;
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly title: string;
  readonly inspector: Inspector;
  /** What came for the sheet `bring`. */
  readonly arrived: readonly Source[];
  readonly onSettings: (settings: Settings) => void;
  readonly onSheet: (name: SheetName | undefined) => void;
}

type Sheets = typeof import('../sheets/index.js');
type Bring = typeof import('../sheets/bring-sheet.js');
type Library = typeof import('../sheets/library-sheet.js');

export function LazySheet(props: LazySheetProps) {
  return (
    <SheetWords onFailed={() => props.onSheet(undefined)}>
      {props.name === 'bring' ? <LazyBringSheet {...props} /> : <LazyUsualSheet {...props} />}
    </SheetWords>
  );
}

/** With all that reads puzzles it is larger than the others together. */
function LazyBringSheet({ arrived, onSheet }: LazySheetProps) {
  const onClose = () => onSheet(undefined);
  const loaded = useLoaded<Bring>(() => import('../sheets/bring-sheet.js'), onClose);
  return loaded === undefined ? null : <loaded.BringSheet arrived={arrived} onClose={onClose} />;
}

/** Most who play never open it. */
function LazyLibrary({ puzzle, onSettings, onSheet }: LazySheetProps) {
  const onClose = () => onSheet(undefined);
  const loaded = useLoaded<Library>(() => import('../sheets/library-sheet.js'), onClose);
  if (loaded === undefined) return null;
  return <loaded.LibrarySheet current={puzzle} onSettings={onSettings} onClose={onClose} />;
}

function LazyUsualSheet(props: LazySheetProps) {
  const { name, game, puzzle, title, inspector, onSettings, onSheet } = props;
  const onClose = () => onSheet(undefined);
  const sheets = useLoaded<Sheets>(() => import('../sheets/index.js'), onClose);
  if (sheets === undefined) return null;
  switch (name) {
    case 'puzzles':
      return (
        <sheets.PuzzlesSheet
          key={name}
          kind={game.kind}
          current={puzzle}
          onBring={() => onSheet('bring')}
          onLibrary={() => onSheet('library')}
          onClose={onClose}
        />
      );
    case 'library':
      return <LazyLibrary key={name} {...props} />;
    case 'rules':
      return <sheets.RulesSheet key={name} game={game} onClose={onClose} />;
    case 'about':
      return <sheets.AboutSheet key={name} game={game} puzzle={puzzle} onClose={onClose} />;
    case 'settings':
      return <sheets.SettingsSheet key={name} onChange={onSettings} onClose={onClose} />;
    case 'keys':
      return <sheets.KeysSheet key={name} kind={game.kind} onClose={onClose} />;
    case 'solution':
      return <sheets.SolutionSheet key={name} game={game} onClose={onClose} />;
    case 'share':
      return <sheets.ShareSheet key={name} game={game} onClose={onClose} />;
    case 'lab':
      return (
        <sheets.LabSheet key={name} game={game} puzzle={puzzle} title={title} inspector={inspector} onClose={onClose} />
      );
    case 'bring':
      return null;
  }
}

/** What is loaded when it is first asked for; where it cannot be had, that is said. */
function useLoaded<T>(load: () => Promise<T>, onFailed: () => void): T | undefined {
  const { words, say } = useTools();
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    load().then(
      (module) => setLoaded(() => module),
      () => {
        onFailed();
        say(words.news.noSheet, 'seen');
      },
    );
  }, []);
  return loaded;
}
