/** The pictures on buttons, of one line each in a square of 24. */
const PATHS = {
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0 0 12',
  notes: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  try: 'M7 21V9a4 4 0 0 1 4-4h8M16 2l3 3-3 3M7 14h5a3 3 0 0 1 3 3a3 3 0 0 0 3 3h1',
  check: 'M4 13l5 5L20 6',
  hint: 'M9 17.5h6M10 21h4M9 17.5v-2.2a6 6 0 1 1 6 0v2.2z',
  /** A domino that lies, and the quarter of a circle on which it comes to stand. */
  turn: 'M3 14.5a1.5 1.5 0 0 1 1.5-1.5h13a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 3 19.5zM11 13v8M5 9a6 6 0 0 1 6-6h5M13 0l3 3-3 3',
  /** A domino over the tray it goes into. */
  toTray:
    'M7 4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v2A1.5 1.5 0 0 1 15.5 8h-7A1.5 1.5 0 0 1 7 6.5zM12 3v5M3 13v5a3 3 0 0 0 3 3h12a3 3 0 0 0 3-3v-5M9 12.5l3 3 3-3',
  whyNot: 'M8 8.5a4 4 0 1 1 6.2 3.3c-1.4 1-2.2 1.8-2.2 3.4M12 19.5v.5',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  share: 'M12 15V3M8 7l4-4 4 4M7 11H6a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-6a2 2 0 0 0-2-2h-1',
  erase: 'M8 5h12v14H8L3 12zM11 9l6 6M17 9l-6 6',
  fill: 'M4 5h4M4 12h4M4 19h4M11 5h4M11 12h4M11 19h4M18 5h3M18 12h3M18 19h3',
  colour: 'M12 3.5c3.5 4 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 2-6 5.5-10zM9.5 14a2.5 2.5 0 0 0 2.5 2.5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  close: 'M6 6l12 12M6 18L18 6',
  done: 'M4 13l5 5L20 6',
  more: 'M4.5 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M17.5 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  frozen: 'M12 4v16M5 8l14 8M19 8L5 16',
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
  readonly pressed?: boolean;
  readonly main?: boolean;
  /** Without its word below: the word is heard all the same. */
  readonly bare?: boolean;
}

/** A button with a picture and its word. One that can do nothing stays in reach of the keyboard, and says so. */
export function ToolButton({
  icon,
  label,
  name,
  onPress,
  disabled = false,
  pressed,
  main = false,
  bare = false,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      class={`tool ${bare ? 'bare' : ''} ${main ? 'apart' : ''}`}
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
