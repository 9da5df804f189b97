import type { AnyGame } from '@pipwright/play';
import { LazyPart } from '../inspect/lazy-part.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

export function SolutionSheet({ game, onClose }: { game: AnyGame; onClose: () => void }) {
  const { words } = useSheetTools();
  return (
    <Sheet title={words.menu.solution} onClose={onClose}>
      <LazyPart
        kind={game.kind}
        load={() => import('../solution/solution.js')}
        show={({ Solution }) => <Solution game={game} onClose={onClose} />}
      />
    </Sheet>
  );
}
