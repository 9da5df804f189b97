import type { Files } from '../../files.js';
import type { Output } from '../../output.js';
import { Failure } from '../../usage-error.js';

export interface Sink {
  write(lines: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** @param kept so many bytes of the file stay */
export function openSink(path: string | undefined, kept: number, files: Files, output: Output): Sink {
  if (path === undefined) return { write: (lines) => output.write(lines), async end() {} };
  const file = files.lineFile(path, kept);
  const refuse = () => {
    if (file.failure !== undefined) throw new Failure(file.failure);
  };
  refuse();
  return {
    async write(lines) {
      file.addBytes(lines);
      refuse();
    },
    async end() {
      file.close();
      refuse();
    },
  };
}
