/** What is written is never packed, so it must not be called as if it were: whoever reads it goes by its name. */
import { UsageError } from '../usage-error.js';

const PACKED = /\.(?:gz|tgz|zip|bz2|xz|zst|7z)$/i;

export function refusePacked(path: string): void {
  const ending = PACKED.exec(path)?.[0];
  if (ending !== undefined)
    throw new UsageError(
      `-o cannot be "${path}": nothing is packed here. Leave out ${ending}, and pack the file afterwards.`,
    );
}
