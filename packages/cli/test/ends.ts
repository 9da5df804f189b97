/** Servers and programs that tests have started, to be ended with the file of tests. */
const ends: (() => Promise<unknown>)[] = [];

export function atEnd(end: () => Promise<unknown>): void {
  ends.push(end);
}

export async function endAll(): Promise<void> {
  await Promise.all(ends.splice(0).map((end) => end()));
}
