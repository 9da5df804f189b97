/** The domino that a move has placed, moved, turned or taken. */
import type { LyingDomino, PipsBoard } from '@pipwright/play';

export function changedDomino({ lying: was }: PipsBoard, { lying: is }: PipsBoard): string {
  const isIn = (list: readonly LyingDomino[], one: LyingDomino) =>
    list.some((each) => each.slot === one.slot && String(each.cells) === String(one.cells));
  const changed = is.find((each) => !isIn(was, each)) ?? was.find((each) => !isIn(is, each));
  return [...(changed?.domino ?? [])].sort((a, b) => a - b).join('–');
}
