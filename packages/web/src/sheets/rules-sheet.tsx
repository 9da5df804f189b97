import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { useNavigation } from '../ui/navigation.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

interface RulesSheetProps {
  readonly game: AnyGame;
  readonly onClose: () => void;
}

export function RulesSheet({ game, onClose }: RulesSheetProps) {
  const { words } = useSheetTools();
  const { rules } = words;
  const { show } = useNavigation();
  const teach = () => {
    onClose();
    show('coach');
  };
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
      <button type="button" class="coach-again" onClick={teach}>
        {rules.coach}
      </button>
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
