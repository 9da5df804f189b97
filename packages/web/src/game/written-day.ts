/** How a day is written: “Sun 15 Nov”, with its year where that is another one. */
export function writtenDay(day: string, dateTag: string, today = new Date()): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const style = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const isOther = year !== today.getFullYear();
  return new Date(year, month - 1, date).toLocaleDateString(dateTag, isOther ? { ...style, year: 'numeric' } : style);
}
