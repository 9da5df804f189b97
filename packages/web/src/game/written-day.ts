/** How a day is written: “Sun 15 Nov”. */
export function writtenDay(day: string, dateTag: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const style = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  return new Date(year, month - 1, date).toLocaleDateString(dateTag, style);
}
