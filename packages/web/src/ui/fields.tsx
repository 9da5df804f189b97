/** Fields of a sheet: one of several, yes or no, a whole number. A reason stands below what is not plain. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly why?: string | undefined;
}

function Field({ label, why, children }: FieldProps & { readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child.
    <label class="setting">
      <span>
        {label}
        {why !== undefined && <small>{why}</small>}
      </span>
      {children}
    </label>
  );
}

export interface ChoiceProps<V extends string | number> extends FieldProps {
  readonly value: V;
  readonly options: readonly (readonly [value: V, text: string])[];
  readonly onChange: (value: V) => void;
}

export function Choice<V extends string | number>({ value, options, onChange, ...field }: ChoiceProps<V>) {
  const choose = ({ selectedIndex }: HTMLSelectElement) => {
    const [chosen] = options[selectedIndex] ?? [];
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <Field {...field}>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface FlagProps extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Flag({ checked, onChange, ...field }: FlagProps) {
  return (
    <Field {...field}>
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    </Field>
  );
}

interface NumberFieldProps extends FieldProps {
  readonly least: number;
  readonly most: number;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** What is being typed stays, whatever is drawn anew around it, until Enter or Tab. */
export function NumberField({ least, most, value, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const done = ({ value: text, valueAsNumber: number }: HTMLInputElement) => {
    setTyped(undefined);
    if (text === '') onChange(undefined);
    else if (Number.isFinite(number)) onChange(Math.min(most, Math.max(least, Math.round(number))));
  };
  return (
    <Field {...field}>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value ?? ''}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={({ currentTarget }) => done(currentTarget)}
      />
    </Field>
  );
}
