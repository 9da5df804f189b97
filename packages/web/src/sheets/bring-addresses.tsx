/** Addresses of puzzles that everybody has: they are gone to, and nothing of them is kept as the player's own. */
import { titleOf } from '../game/puzzle-title.js';
import { useSheetTools } from '../ui/sheet-words.js';

export interface FoundAddress {
  readonly puzzle: string;
  readonly hash: string;
}

interface BringAddressesProps {
  readonly addresses: readonly FoundAddress[];
  readonly onClose: () => void;
}

export function BringAddresses({ addresses, onClose }: BringAddressesProps) {
  const { words } = useSheetTools();
  return (
    <ul class="bring-list">
      {addresses.map(({ puzzle, hash }, i) => {
        const title = titleOf(words, { puzzle });
        return (
          <li key={`${i} ${hash}`}>
            <div>
              <strong>{title}</strong>
              <small>{words.bring.link}</small>
            </div>
            <button
              type="button"
              aria-label={words.bring.playThis(title, i + 1)}
              onClick={() => {
                onClose();
                location.hash = hash;
              }}
            >
              {words.bring.play}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
