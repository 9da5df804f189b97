/** Numbers to press, and what else a kind has for its cells. While notes are made the whole keypad looks otherwise. */
import type { ComponentChildren } from 'preact';
import { useTools } from './tools.js';

/** What pressing a key does, which the whole keypad shows. */
type KeypadMode = 'placing' | 'noting' | 'colouring';

interface KeypadFrameProps {
  readonly mode: KeypadMode;
  readonly says: string;
  readonly label: string;
  readonly count: number;
  readonly children: ComponentChildren;
  readonly beside?: ComponentChildren;
  readonly buttons?: ComponentChildren;
}

const MOST_IN_A_ROW = 6;
/** That leaves room for a picture on the smallest phone. */
const BESIDE_A_PICTURE = 4;

export function KeypadFrame({ mode, says, label, count, children, beside, buttons }: KeypadFrameProps) {
  const row = count > MOST_IN_A_ROW ? Math.ceil(count / 2) : count;
  const columns = beside ? Math.min(row, BESIDE_A_PICTURE) : row;
  const wide = count > 5 ? Math.ceil(count / Math.ceil(count / 4)) : count;
  return (
    <div class={`keypad ${mode} ${columns === count ? 'one-row' : ''}`}>
      <p class="mode">{says}</p>
      <div class="keys-row">
        {beside}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend beside its label. */}
        <div class="numbers" role="group" style={{ '--columns': columns, '--wide': wide }} aria-label={label}>
          {children}
        </div>
      </div>
      {buttons && <div class="keypad-buttons">{buttons}</div>}
    </div>
  );
}

interface KeypadProps {
  readonly least: number;
  readonly most: number;
  readonly noting: boolean;
  readonly pressed: readonly number[];
  readonly onNumber: (number: number) => void;
  /** In place of the usual words about the mode. */
  readonly says?: string | undefined;
  /** How many of a number are still to be placed, and what to call its key then. */
  readonly left?: { count(number: number): number; label(number: number, left: number): string } | undefined;
  readonly locked?: number | undefined;
  readonly beside?: ComponentChildren;
  readonly buttons?: ComponentChildren;
}

export function Keypad(props: KeypadProps) {
  const { least, most, noting, pressed, onNumber, says, left, locked, beside, buttons } = props;
  const { keypad } = useTools().words;
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <KeypadFrame
      mode={noting ? 'noting' : 'placing'}
      says={says ?? (noting ? keypad.noting : keypad.putting)}
      label={noting ? keypad.notes : keypad.numbers}
      count={numbers.length}
      beside={beside}
      buttons={buttons}
    >
      {numbers.map((number) => {
        const count = left?.count(number);
        return (
          <button
            key={number}
            type="button"
            class={`number ${count === 0 ? 'done' : ''} ${number === locked ? 'locked' : ''}`}
            aria-label={count === undefined ? undefined : left?.label(number, count)}
            aria-pressed={pressed.includes(number)}
            onClick={() => onNumber(number)}
          >
            {number}
            {count !== undefined && <small>{count || '✓'}</small>}
          </button>
        );
      })}
    </KeypadFrame>
  );
}
