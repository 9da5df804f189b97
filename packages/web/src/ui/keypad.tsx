/** Numbers to press. While notes are made the whole keypad looks otherwise, and says so. */
import { useTools } from './tools.js';

interface KeypadProps {
  readonly least: number;
  readonly most: number;
  readonly noting: boolean;
  /** Numbers that are noted or put in the chosen cell. */
  readonly pressed: readonly number[];
  readonly onNumber: (number: number) => void;
}

const MOST_IN_A_ROW = 6;

export function Keypad({ least, most, noting, pressed, onNumber }: KeypadProps) {
  const { words } = useTools();
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <div class={`keypad ${noting ? 'noting' : ''}`}>
      <p class="mode">{noting ? words.keypad.noting : words.keypad.putting}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside its label. */}
      <div
        class="numbers"
        role="group"
        style={{ '--columns': numbers.length > MOST_IN_A_ROW ? Math.ceil(numbers.length / 2) : numbers.length }}
        aria-label={noting ? words.keypad.notes : words.keypad.numbers}
      >
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            class="number"
            aria-pressed={pressed.includes(number)}
            onClick={() => onNumber(number)}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  );
}
