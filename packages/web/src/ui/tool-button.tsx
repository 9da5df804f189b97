import { Icon, type IconName } from './icons.js';

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** For a button that stays down. */
  readonly pressed?: boolean;
  /** Without its word below: the word is heard all the same. */
  readonly bare?: boolean;
}

/** A button with a picture and its word. One that can do nothing stays in reach of the keyboard, and says so. */
export function ToolButton({ icon, label, onPress, disabled = false, pressed, bare = false }: ToolButtonProps) {
  return (
    <button
      type="button"
      class={`tool ${bare ? 'bare' : ''}`}
      aria-label={bare ? label : undefined}
      title={bare ? label : undefined}
      aria-disabled={disabled}
      aria-pressed={pressed}
      onClick={() => !disabled && onPress()}
    >
      <Icon name={icon} />
      {!bare && <span>{label}</span>}
    </button>
  );
}
