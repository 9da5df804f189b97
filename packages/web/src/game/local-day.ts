/** Dates have years of four digits; a clock may be wrong, and what is on a disk may be anything. */
const LAST_MOMENT = Date.UTC(9999, 11, 30);

/** Can a date be told of it? */
export function hasDay(moment: number): boolean {
  return moment >= 0 && moment <= LAST_MOMENT;
}

/** The date where the player is, as YYYY-MM-DD: days begin at midnight there, wherever a server is. */
export function localDay(moment: number): string {
  const here = new Date(moment);
  return new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate())).toISOString().slice(0, 10);
}
