/** A picture that can be looked at closely: pressed, it fills the screen and scrolls; Escape puts it back. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSheetTools } from '../ui/sheet-words.js';

interface EnlargeProps {
  /** What it is a picture of. */
  readonly what: string;
  /** CSS: as wide as it must be to be read. */
  readonly width: string;
  readonly children: ComponentChildren;
}

export function Enlarge({ what, width, children }: EnlargeProps) {
  const { words } = useSheetTools();
  const [large, setLarge] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same by keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div class="enlargeable" onClick={() => setLarge(true)}>
        {children}
      </div>
      <div class="enlarge">
        <button type="button" aria-label={words.inspect.enlargeThis(what)} onClick={() => setLarge(true)}>
          {words.inspect.enlarge}
        </button>
      </div>
      {large && (
        <Large label={what} width={width} onClose={() => setLarge(false)}>
          {children}
        </Large>
      )}
    </>
  );
}

interface LargeProps {
  readonly label: string;
  readonly width: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

function Large({ label, width, onClose, children }: LargeProps) {
  const { words } = useSheetTools();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      class="enlarged"
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button type="button" onClick={onClose}>
        {words.close}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
      <div class="enlarged-body" tabIndex={0}>
        <div style={{ minWidth: width }}>{children}</div>
      </div>
    </dialog>
  );
}
