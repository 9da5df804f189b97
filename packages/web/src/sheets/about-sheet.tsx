/** Facts about the puzzle that is open, and what engines find out about it. */
import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { LazyInspect } from '../inspect/lazy-inspect.js';
import type { Inspector } from '../think/inspector.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { ShareSection } from './share-section.js';

interface AboutSheetProps {
  readonly game: AnyGame;
  readonly puzzle: string;
  readonly title: string;
  readonly inspector: Inspector;
  readonly onClose: () => void;
}

export function AboutSheet({ game, puzzle, title, inspector, onClose }: AboutSheetProps) {
  const { words } = useSheetTools();
  const kind = words.kinds[game.kind];
  const facts = puzzleFacts<KindName>(game.kind, game.puzzle);
  return (
    <Sheet title={title} onClose={onClose}>
      <p>{[kind.about(facts), kind.details?.(facts)].filter(Boolean).join(' ')}</p>
      <LazyInspect game={game} puzzle={puzzle} title={title} inspector={inspector} />
      <ShareSection game={game} />
    </Sheet>
  );
}
