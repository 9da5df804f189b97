/** The sheet that was asked for, of those that are loaded together. */
import type { AnyGame } from '@pipwright/play';
import { loadAllKinds } from '../kind/page.js';
import type { Settings } from '../settings/settings.js';
import type { SheetName } from '../ui/navigation.js';
import { useLoaded } from '../ui/use-loaded.js';
import { AboutSheet } from './about-sheet.js';
import { CalendarSheet } from './calendar-sheet.js';
import { KeysSheet } from './keys-sheet.js';
import { LabSheet } from './lab-sheet.js';
import { RulesSheet } from './rules-sheet.js';
import { SettingsSheet } from './settings-sheet.js';
import { ShareSheet } from './share-sheet.js';
import { SolutionSheet } from './solution-sheet.js';
import { StatisticsSheet } from './statistics-sheet.js';

interface UsualSheetProps {
  readonly name: Exclude<SheetName, 'bring'>;
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly onSettings: (settings: Settings) => void;
  readonly onSheet: (name: SheetName | undefined) => void;
}

type Library = typeof import('./library-sheet.js');

export function UsualSheet(props: UsualSheetProps) {
  const { name, game, puzzle, onSettings, onSheet } = props;
  const onClose = () => onSheet(undefined);
  switch (name) {
    case 'library':
      return <LazyLibrary key={name} {...props} />;
    case 'calendar':
      return <CalendarSheet key={name} onClose={onClose} />;
    case 'statistics':
      return <StatisticsSheet key={name} onClose={onClose} />;
    case 'rules':
      return <RulesSheet key={name} game={game} onClose={onClose} />;
    case 'about':
      return <AboutSheet key={name} game={game} puzzle={puzzle} onClose={onClose} />;
    case 'settings':
      return <SettingsSheet key={name} onChange={onSettings} onClose={onClose} />;
    case 'keys':
      return <KeysSheet key={name} kind={game.kind} onClose={onClose} />;
    case 'solution':
      return <SolutionSheet key={name} game={game} onClose={onClose} />;
    case 'share':
      return <ShareSheet key={name} game={game} onClose={onClose} />;
    case 'lab':
      return <LabSheet key={name} game={game} puzzle={puzzle} onClose={onClose} />;
  }
}

/** Most who play never open it. */
function LazyLibrary({ puzzle, onSettings, onSheet }: UsualSheetProps) {
  const onClose = () => onSheet(undefined);
  const loaded = useLoaded<Library>(async () => {
    const [sheet] = await Promise.all([import('./library-sheet.js'), loadAllKinds()]);
    return sheet;
  }, onClose);
  if (loaded === undefined) return null;
  return <loaded.LibrarySheet current={puzzle} onSettings={onSettings} onClose={onClose} />;
}
