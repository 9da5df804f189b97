const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** Milliseconds of `500ms`, `10s` or `2m`; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(text);
  const milliseconds = match === null ? 0 : Number(match[1]) * (UNITS[match[2] ?? ''] ?? 0);
  return milliseconds > 0 ? milliseconds : undefined;
}

/** `hh:mm:ss.fffffff`. */
export function formatDuration(milliseconds: number): string {
  const ticks = Math.round(milliseconds * 10_000);
  const seconds = Math.floor(ticks / 10_000_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${time}.${String(ticks % 10_000_000).padStart(7, '0')}`;
}
