/** The pictures on buttons, of one line each in a square of 24. */
const PATHS = {
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0 0 12',
  notes: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  try: 'M6 3v18M6 9c8 0 12-1 12-6M18 3l-3 3M18 3l3 3M6 15c8 0 12 1 12 6',
  check: 'M4 13l5 5L20 6',
  turn: 'M19 12a7 7 0 1 1-3-5.7M19 3v4h-4',
  flip: 'M4 8h14l-4-4M20 16H6l4 4',
  back: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  erase: 'M8 5h12v14H8L3 12zM11 9l6 6M17 9l-6 6',
  fill: 'M4 5h4M4 12h4M4 19h4M11 5h4M11 12h4M11 19h4M18 5h3M18 12h3M18 19h3',
  colour: 'M12 3.5c3.5 4 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 2-6 5.5-10zM9.5 14a2.5 2.5 0 0 0 2.5 2.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  puzzles: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
  about: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 11v6M12 7.5h.01',
  rules: 'M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h5M9 13h5',
  settings: 'M4 7h10M18 7h2M4 12h3M11 12h9M4 17h8M16 17h4M16 5v4M9 10v4M14 15v4',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 5l12 7-12 7z',
  close: 'M6 6l12 12M6 18L18 6',
  done: 'M4 13l5 5L20 6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  begun: 'M12 4a8 8 0 0 1 0 16zM12 4a8 8 0 0 0 0 16',
} as const;

type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  const drop = name === 'undo' || name === 'redo' ? 'translate(0 -3.5)' : undefined;
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} transform={drop} />
    </svg>
  );
}

interface ToolButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** What is heard, where more is needed than the word that is seen; it has that word in it. */
  readonly name?: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** For a button that stays down. */
  readonly pressed?: boolean;
  /** Without its word below: the word is heard all the same. */
  readonly bare?: boolean;
}

/** A button with a picture and its word. One that can do nothing stays in reach of the keyboard, and says so. */
export function ToolButton({ icon, label, name, onPress, disabled = false, pressed, bare = false }: ToolButtonProps) {
  return (
    <button
      type="button"
      class={`tool ${bare ? 'bare' : ''}`}
      aria-label={name ?? (bare ? label : undefined)}
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
