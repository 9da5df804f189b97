/** A date that there is, as YYYY-MM-DD: no 30th of February. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const moment = Date.parse(value);
  return Number.isFinite(moment) && new Date(moment).toISOString().startsWith(value);
}
