/** A page that lies over the game until it is closed: a dialog, so that focus and Escape are the browser's affair. */
import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.js';
import { SheetNotices } from './notices.js';
import { CountedContext, useClosable } from './open-things.js';
import { useTools } from './tools.js';
import '../style/sheets.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const { words } = useTools();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useClosable(!useContext(CountedContext), onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog.
    <dialog
      class="sheet-dialog"
      ref={dialog}
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="sheet-page">
        <header>
          <h2 id="sheet-title">{title}</h2>
          <button type="button" class="tool bare" aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without that, keys cannot scroll where nothing is to press. */}
        <div class="sheet-body" tabIndex={0} ref={body}>
          {children}
        </div>
        <SheetNotices onGone={() => body.current?.focus()} />
      </div>
    </dialog>
  );
}
