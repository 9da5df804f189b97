/** The date where the player is, as YYYY-MM-DD: days begin at midnight there, wherever a server is. */
export function localDay(moment: number): string {
  const here = new Date(moment);
  return new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate())).toISOString().slice(0, 10);
}
