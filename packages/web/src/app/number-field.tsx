/** A field for a whole number: what is being typed stays, whatever is drawn anew around it, until Enter or Tab. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface NumberFieldProps {
  readonly look: string;
  readonly label: ComponentChildren;
  readonly least: number;
  readonly most: number;
  /** Undefined for an empty field. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

export function NumberField({ look, label, least, most, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const done = ({ value: text, valueAsNumber: number }: HTMLInputElement) => {
    setTyped(undefined);
    if (text === '') onChange(undefined);
    else if (Number.isFinite(number)) onChange(Math.min(most, Math.max(least, Math.round(number))));
  };
  return (
    <label class={look}>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value ?? ''}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={({ currentTarget }) => done(currentTarget)}
      />
    </label>
  );
}
