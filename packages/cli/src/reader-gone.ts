/**
 * Notices that the reader of standard output is gone while nothing is being written, as in `… | head -3` when the next
 * solution takes long. Node itself only finds out by writing. Linux reports it to anyone who waits for the pipe, so we
 * open the pipe again and wait for something to read, which never comes: when the last reader closes its end, the wait
 * ends with an error. Node waits only for what it takes for a socket, and has no public way to name a pipe one: that
 * takes `process.binding`, which is deprecated (DEP0111).
 *
 * Where this does not work, or would print that warning, the next write finds out.
 */
import { closeSync, constants, openSync, readlinkSync } from 'node:fs';
import { Socket } from 'node:net';

const STANDARD_OUTPUT = '/proc/self/fd/1';

interface Handle {
  /** An error number, or 0. */
  open(descriptor: number): number;
}

/** Returns a function that ends the watch. */
export function onReaderGone(act: () => void): () => void {
  const socket = pipeAsSocket();
  if (socket === undefined) return () => {};
  socket.on('error', act);
  socket.resume();
  // It must not keep the program running.
  socket.unref();
  return () => {
    socket.off('error', act);
    socket.on('error', () => {});
    socket.destroy();
  };
}

function pipeAsSocket(): Socket | undefined {
  let descriptor: number | undefined;
  try {
    // Not a FIFO with a name, which may find another reader.
    if (!readlinkSync(STANDARD_OUTPUT).startsWith('pipe:') || wouldWarn()) return undefined;
    const { binding } = process as unknown as { binding(name: string): { TCP: new (type: number) => Handle } };
    const { TCP } = binding('tcp_wrap');
    const handle = new TCP(0);
    descriptor = openSync(STANDARD_OUTPUT, constants.O_WRONLY | constants.O_NONBLOCK);
    if (handle.open(descriptor) === 0) return new Socket({ handle, readable: true, writable: false } as object);
  } catch {
    // No /proc, or a Node without this handle.
  }
  if (descriptor !== undefined) closeSync(descriptor);
  return undefined;
}

function wouldWarn(): boolean {
  const options = [...process.execArgv, process.env.NODE_OPTIONS ?? '', process.env.NODE_PENDING_DEPRECATION ?? ''];
  return options.some((option) => /deprecation|^1$/.test(option));
}
