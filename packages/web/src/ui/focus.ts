/** Where the focus goes when what had it is gone: to the board, or to what has come in its place. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus({ preventScroll: true });
}

/** Is it on something that has a use for arrow keys? The header has none. */
export function focusIsTaken(): boolean {
  const open = document.querySelector('[role=menu]') !== null;
  return open || !(focusIsLost() || document.activeElement?.closest('header') !== null);
}

export function focusIsLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
