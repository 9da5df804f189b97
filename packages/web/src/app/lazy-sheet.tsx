/** Sheets come when they are first asked for: the game itself starts sooner. Offline they are there all the same. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../settings/settings.js';
import type { Summary } from '../storage/game-store.js';
import type { Counter } from '../think/use-count.js';
import type { SheetName } from './header.js';

interface LazySheetProps {
  readonly name: SheetName;
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly title: string;
  readonly counter: Counter;
  readonly summaries: () => Promise<ReadonlyMap<string, Summary>>;
  readonly onSettings: (settings: Settings) => void;
  readonly onSheet: (name: SheetName | undefined) => void;
}

type Sheets = typeof import('../sheets/index.js');

export function LazySheet(props: LazySheetProps) {
  const { name, game, puzzle, title, counter, summaries, onSettings, onSheet } = props;
  const [sheets, setSheets] = useState<Sheets>();
  useEffect(() => {
    void import('../sheets/index.js').then(setSheets);
  }, []);
  if (sheets === undefined) return null;
  const onClose = () => onSheet(undefined);
  switch (name) {
    case 'puzzles':
      return <sheets.PuzzlesSheet kind={game.kind} current={puzzle} summaries={summaries} onClose={onClose} />;
    case 'rules':
      return <sheets.RulesSheet game={game} onClose={onClose} />;
    case 'settings':
      return (
        <sheets.SettingsSheet
          key="settings"
          onChange={onSettings}
          onKeys={() => onSheet('keys')}
          onAbout={() => onSheet('about')}
          onClose={onClose}
        />
      );
    case 'keys':
      return <sheets.KeysSheet key="keys" kind={game.kind} onClose={onClose} />;
    case 'about':
      return (
        <sheets.AboutSheet key="about" game={game} puzzle={puzzle} title={title} counter={counter} onClose={onClose} />
      );
  }
}
