/**
 * The time played since the last write when a page goes away. A database does not finish what it is told then; this
 * older store does, at once. It holds a few seconds of one game, and where it is refused they are lost.
 */
interface LeftTime {
  readonly name: string;
  readonly revision: number;
  readonly ms: number;
}

export function leaveTime(place: string, left: LeftTime): void {
  try {
    localStorage.setItem(`${place} time`, JSON.stringify(left));
  } catch {
    // Seconds, not moves.
  }
}

/** Takes what was left for a game as it is now; once only. */
export function takeLeftTime(place: string, name: string, revision: number): number {
  try {
    const left: Partial<LeftTime> = JSON.parse(localStorage.getItem(`${place} time`) ?? '{}');
    localStorage.removeItem(`${place} time`);
    const fits = left.name === name && left.revision === revision && Number.isFinite(left.ms);
    return fits ? Math.max(0, left.ms ?? 0) : 0;
  } catch {
    return 0;
  }
}
