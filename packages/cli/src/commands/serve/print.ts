import type { Output } from '../../output.js';
import { DEFAULT_PORT } from '../../serve/listen.js';
import type { ServeReport, Way } from './compute.js';

const INVITATIONS: Readonly<Record<'first' | 'came' | 'guessed', string>> = {
  first: 'Open on another device in the same network (the token works once):',
  came: 'A device has connected. For another one:',
  guessed: 'There were many wrong tokens, so this is a new one:',
};

export async function printServe(output: Output, report: ServeReport): Promise<void> {
  if (report.type === 'invitation') {
    return output.say([INVITATIONS[report.why], ...report.ways.map(inWords)].join('\n'));
  }
  if (report.otherThanDefault)
    await output.warn(
      `Port ${DEFAULT_PORT} is taken, so this is another one. Browsers keep the games of each port apart.`,
    );
  await output.say(`Pipwright is at ${report.address} (Ctrl-C ends it)`);
}

function inWords({ address, network }: Way): string {
  return `  ${address}${network === undefined ? '' : `  (${network})`}`;
}
