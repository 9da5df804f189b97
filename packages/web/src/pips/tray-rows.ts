/** The slot in the row above or below that is nearest to this one. */
export function inNextRow(slots: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const { x, y } = (slots[at] ?? slots[0])?.getBoundingClientRect() ?? new DOMRect();
  const way = key === 'ArrowDown' ? 1 : -1;
  const ahead = slots.map((element) => {
    const box = element.getBoundingClientRect();
    return { element, along: (box.y - y) * way, aside: Math.abs(box.x - x) };
  });
  return ahead.filter(({ along }) => along > 1).sort((a, b) => a.along - b.along || a.aside - b.aside)[0]?.element;
}
