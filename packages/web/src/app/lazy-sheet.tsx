/** Sheets come when they are first asked for: the game itself starts sooner. Offline they are there all the same. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../settings/settings.js';
import type { Counter } from '../think/use-count.js';
import type { SheetName } from './header.js';
import { useTools } from './tools.js';

interface LazySheetProps {
  readonly name: SheetName;
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly title: string;
  readonly counter: Counter;
  readonly onSettings: (settings: Settings) => void;
  readonly onSheet: (name: SheetName | undefined) => void;
}

type Sheets = typeof import('../sheets/index.js');

export function LazySheet({ name, game, puzzle, title, counter, onSettings, onSheet }: LazySheetProps) {
  const { words, say } = useTools();
  const [sheets, setSheets] = useState<Sheets>();
  const onClose = () => onSheet(undefined);
  useEffect(() => {
    import('../sheets/index.js').then(setSheets, () => {
      onClose();
      say(words.news.noSheet, 'seen');
    });
  }, []);
  if (sheets === undefined) return null;
  switch (name) {
    case 'puzzles':
      return <sheets.PuzzlesSheet key={name} kind={game.kind} current={puzzle} onClose={onClose} />;
    case 'rules':
      return <sheets.RulesSheet key={name} game={game} onClose={onClose} />;
    case 'settings':
      return (
        <sheets.SettingsSheet
          key={name}
          onChange={onSettings}
          onKeys={() => onSheet('keys')}
          onAbout={() => onSheet('about')}
          onClose={onClose}
        />
      );
    case 'keys':
      return <sheets.KeysSheet key={name} kind={game.kind} onClose={onClose} />;
    case 'about':
      return (
        <sheets.AboutSheet key={name} game={game} puzzle={puzzle} title={title} counter={counter} onClose={onClose} />
      );
  }
}
