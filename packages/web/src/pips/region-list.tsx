/** A way to the list of all regions, for those who hear the board: seen only while it has the focus, loaded when pressed. */
import type { Cell, Game } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { SheetWords } from '../ui/sheet-words.js';
import { useTools } from '../ui/tools.js';
import { pipsWords } from './words.js';

interface RegionListProps {
  readonly game: Game<'pips'>;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** A cell of the region that was picked. */
  readonly onGo: (cell: Cell) => void;
}

export function RegionList({ game, isOpen, onOpen, onGo }: RegionListProps) {
  const { words, say } = useTools();
  const [sheet, setSheet] = useState<typeof import('./regions-sheet.js')>();
  const close = () => onOpen(false);
  useEffect(() => {
    if (!isOpen || sheet !== undefined) return;
    import('./regions-sheet.js').then(setSheet, () => {
      close();
      say(words.news.noSheet, 'seen');
    });
  }, [isOpen]);
  return (
    <>
      <button type="button" class="on-focus" onClick={() => onOpen(true)}>
        {pipsWords(words).tools.regions}
      </button>
      {isOpen && sheet !== undefined && (
        <SheetWords onFailed={close}>
          <sheet.RegionsSheet game={game} onGo={onGo} onClose={close} />
        </SheetWords>
      )}
    </>
  );
}
