/** Has a file, perhaps packed, levels to choose from? That is asked before anything is worked on. */
import { type Files, STANDARD_INPUT } from '../files.js';
import { readStream } from '../read-text.js';
import type { HasLevels } from '../sources.js';
import { openFile } from './open-file.js';
import { packingOf } from './packing.js';
import { peek } from './peek.js';
import { gunzip } from './unpacking.js';

/** Nobody can tell it of what is read only once, or is too long to be read beforehand. */
export function hasLevelsBy(
  areIn: (text: string, name: string) => Promise<boolean | undefined>,
  files: Files,
): HasLevels {
  return async (name) => {
    if (name === STANDARD_INPUT || (await files.size(name)) === undefined) return undefined;
    const opened = await openFile(name, files, () => {});
    if (!opened.ok) return undefined;
    try {
      const { seen: packing, stream } = await peek(opened.value.stream, packingOf);
      const text = await readStream(packing === 'gzip' ? gunzip(stream) : stream);
      return text.ok ? await areIn(text.value, name) : undefined;
    } catch {
      // What is wrong with it gets its line.
      return undefined;
    }
  };
}
