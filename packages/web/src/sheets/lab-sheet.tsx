import type { AnyGame } from '@pipwright/play';
import { LazyPart } from '../inspect/lazy-part.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

interface LabSheetProps {
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly onClose: () => void;
}

export function LabSheet({ game, puzzle, onClose }: LabSheetProps) {
  const { words } = useSheetTools();
  return (
    <Sheet title={words.menu.lab} onClose={onClose}>
      <LazyPart
        kind={game.kind}
        load={() => import('../inspect/inspect.js')}
        show={({ Inspect }) => <Inspect game={game} puzzle={puzzle} />}
      />
    </Sheet>
  );
}
