/** Is there a mouse, and so most likely a keyboard too? Nothing else tells. */
export function hasKeyboard(): boolean {
  return matchMedia('(any-pointer: fine)').matches;
}
