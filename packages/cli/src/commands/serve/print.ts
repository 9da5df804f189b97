import type { Output } from '../../output.js';
import { DEFAULT_PORT } from '../../serve/listen.js';
import type { ServeReport } from './compute.js';

export async function printServe(output: Output, { addresses, otherThanDefault }: ServeReport): Promise<void> {
  if (otherThanDefault)
    await output.warn(
      `Port ${DEFAULT_PORT} is taken, so this is another one. Browsers keep the games of each port apart.`,
    );
  const [here, inNetwork] = addresses;
  await output.say(`Pipwright is at ${here} (Ctrl-C ends it)`);
  if (inNetwork !== undefined) await output.say(`Everybody in the same network can open it at ${inNetwork}`);
}
