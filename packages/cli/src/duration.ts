const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** Milliseconds of `500ms`, `10s` or `2m`; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m)$/.exec(text);
  const milliseconds = match === null ? 0 : Number(match[1]) * (UNITS[match[2] ?? ''] ?? 0);
  return milliseconds > 0 ? milliseconds : undefined;
}

/** For people: `0.42 ms`, `32 ms`, `2.5 s`, `32 s`, `2 min 5 s`, `1 h 2 min`. */
export function durationInWords(milliseconds: number): string {
  if (Math.round(milliseconds) < 1000) return `${short(milliseconds)} ms`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${short(milliseconds / 1000)} s`;
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  return hours === 0 ? `${minutes} min ${seconds % 60} s` : `${hours} h ${minutes % 60} min`;
}

/** Whole, or below ten with two digits that count. */
function short(value: number): number {
  return value < 10 ? Number(value.toPrecision(2)) : Math.round(value);
}

/** `hh:mm:ss.fffffff`, as in seed 003's line of `solve`, and there alone. */
export function formatDuration(milliseconds: number): string {
  const ticks = Math.round(milliseconds * 10_000);
  const seconds = Math.floor(ticks / 10_000_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${time}.${String(ticks % 10_000_000).padStart(7, '0')}`;
}
