/** A button with a menu: arrows walk in it, a letter jumps, Escape or a press elsewhere closes it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icons.js';
import { useClosable } from './open-things.js';

interface MenuProps {
  readonly label: string;
  readonly items: readonly (readonly [text: string, act: () => void])[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function Menu({ label, items }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    if (isOpen) entriesIn(whole.current)[0]?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const pressed = ({ target }: PointerEvent) => !whole.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [isOpen]);

  /** The button has the focus again before anything else can take it, so that it comes back there. */
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  useClosable(isOpen, close);

  const keyed = (event: KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const entries = entriesIn(whole.current);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const to = { Home: 0, End: entries.length - 1 }[event.key];
    const letter = event.key.toLowerCase();
    const found = [...entries.slice(at + 1), ...entries].find(
      ({ textContent }) => letter.length === 1 && textContent?.toLowerCase().startsWith(letter),
    );
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') close();
    else if (step !== undefined) entries.at((at + step) % entries.length)?.focus();
    else if (to !== undefined) entries[to]?.focus();
    else if (found !== undefined) found.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are for the menu in it.
    <div class="menu" ref={whole} onKeyDown={keyed}>
      <button
        type="button"
        class="tool bare"
        ref={button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (isOpen || event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div class="menu-list" role="menu" aria-label={label}>
          {items.map(([text, act]) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                act();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function entriesIn(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}
