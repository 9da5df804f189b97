/** What is written is never packed, so it must not be called as if it were: most programs go by the name. */
import { UsageError } from '../usage-error.js';

const PACKED = /\.(?:gz|tgz|zip|bz2|xz|zst|7z)$/i;

/** @param option that names the file */
export function refusePacked(path: string, option = '-o'): void {
  const ending = PACKED.exec(path)?.[0];
  if (ending !== undefined)
    throw new UsageError(
      `${option} cannot be "${path}": nothing is packed here. Leave out ${ending}, and pack the file afterwards.`,
    );
}
