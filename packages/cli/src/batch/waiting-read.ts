/**
 * Reads what may never come: a pipe that nobody writes to, or a terminal. The system would keep a thread waiting in it,
 * and a process does not end before its threads, whatever Ctrl-C says; so it is asked again and again instead.
 */
import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const CHUNK_BYTES = 1 << 16;
/** In milliseconds: soon at first, for whoever writes a little at a time. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [1, 50];

export async function* readWaiting(path: string): AsyncGenerator<Uint8Array, void> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    // Nobody may have begun to write to a pipe that has a name.
    let hasWriter = !((await handle.stat()).isFIFO() && (await hasName(path)));
    let wait = SHORTEST_WAIT;
    for (;;) {
      const read = await readSome(handle);
      if (read?.length === 0 && hasWriter) return;
      hasWriter ||= read?.length !== 0;
      if (read !== undefined && read.length > 0) {
        wait = SHORTEST_WAIT;
        yield read;
      } else {
        await setTimeout(wait);
        wait = Math.min(LONGEST_WAIT, 2 * wait);
      }
    }
  } finally {
    await handle.close();
  }
}

/** Empty at the end, which is also where nobody writes; undefined where there is nothing yet. */
async function readSome(handle: FileHandle): Promise<Uint8Array | undefined> {
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, null);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return undefined;
    throw error;
  }
}

/** False of what a shell makes for `<(…)`. */
function hasName(path: string): Promise<boolean> {
  return realpath(path).then(
    () => true,
    () => false,
  );
}
