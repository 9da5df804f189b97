/** Days as players have them: they begin at midnight where the player is. */

/** The day of a moment, as in `2026-11-18`. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How a day is written: “Sun 15 Nov”. */
export function writtenDay(day: string, dateTag: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const style = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return new Date(year, month - 1, date).toLocaleDateString(dateTag, style);
}
