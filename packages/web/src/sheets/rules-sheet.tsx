import { sideOf } from '@pipwright/futoshiki';
import type { AnyGame } from '@pipwright/play';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

/** The rules of the puzzle that is open, and how it is played here. */
export function RulesSheet({ game, onClose }: { game: AnyGame; onClose: () => void }) {
  const { words } = useSheetTools();
  const { rules } = words;
  const isPips = game.kind === 'pips';
  return (
    <Sheet title={`${rules.title}: ${words[game.kind]}`} onClose={onClose}>
      <List lines={isPips ? rules.pips : rules.futoshiki(sideOf(game.puzzle))} />
      {isPips && (
        <dl class="badges">
          {rules.pipsBadges.map(([badge, meaning]) => (
            <div key={badge}>
              <dt>{badge}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{rules.play}</h3>
      <List lines={isPips ? rules.pipsHow : rules.futoshikiHow} />
      <p>{rules.never}</p>
    </Sheet>
  );
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
