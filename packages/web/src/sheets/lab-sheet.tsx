/** Facts about the puzzle that is open, and what engines find out about it. */
import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { LazyPart } from '../inspect/lazy-part.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

interface LabSheetProps {
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function LabSheet({ game, puzzle, title, onClose }: LabSheetProps) {
  const { words } = useSheetTools();
  const kind = words.kinds[game.kind];
  const facts = puzzleFacts<KindName>(game.kind, game.puzzle);
  return (
    <Sheet title={words.menu.lab} onClose={onClose}>
      <p>{[`${title}:`, kind.about(facts), kind.details?.(facts)].filter(Boolean).join(' ')}</p>
      <LazyPart
        kind={game.kind}
        load={() => import('../inspect/inspect.js')}
        show={({ Inspect }) => <Inspect game={game} puzzle={puzzle} title={title} />}
      />
    </Sheet>
  );
}
