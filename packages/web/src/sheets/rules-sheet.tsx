import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

/** The rules of the puzzle that is open, and how it is played here. */
export function RulesSheet({ game, onClose }: { game: AnyGame; onClose: () => void }) {
  const { words } = useSheetTools();
  const { rules } = words;
  const { name, rules: own } = words.kinds[game.kind];
  return (
    <Sheet title={`${rules.title}: ${name}`} onClose={onClose}>
      <List lines={own.lines(puzzleFacts<KindName>(game.kind, game.puzzle))} />
      {own.badges !== undefined && (
        <dl class="badges">
          {own.badges.map(([badge, meaning]) => (
            <div key={badge}>
              <dt>{badge}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      <h3>{rules.play}</h3>
      <List lines={own.how} />
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
