/** Serves the web app on this machine until Ctrl-C, which is the way to end it and so no failure. */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Problem, problemMaker } from '@pipwright/core';
import { interruptible, interruption } from '../interrupt.js';
import type { Output } from '../output.js';
import { Days } from '../serve/days.js';
import { listen, USUAL_PORT } from '../serve/listen.js';
import { makeServer } from '../serve/server.js';
import { readSite, type Site } from '../serve/site.js';
import { STATUS, type Status } from '../status.js';
import type { fileWords } from '../words.js';

export interface ServeOptions {
  readonly port?: number;
}

const problem = problemMaker<typeof fileWords>();

export async function serve(options: ServeOptions, output: Output): Promise<Status> {
  const folder = appFolder();
  const site = folder === undefined ? undefined : await readSite(folder);
  if (site === undefined) return refuse(problem('app-missing', {}, {}), output);
  return interruptible(() => serveUntilInterrupted(site, options, output));
}

/** The app is found where it is installed; nothing of it is loaded here. */
function appFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@pipwright/web/package.json')), 'dist');
  } catch {
    return undefined;
  }
}

async function serveUntilInterrupted(site: Site, { port: asked }: ServeOptions, output: Output): Promise<Status> {
  const server = makeServer({ site, days: new Days() });
  const listening = await listen(server, asked);
  if (!listening.ok) return refuse(listening.error, output);
  const port = listening.value;
  // A connection that cannot be taken is no reason to stop.
  server.on('error', () => {});
  if (asked === undefined && port !== USUAL_PORT)
    output.warn(`Port ${USUAL_PORT} is taken, so this is another; a browser keeps the games of each apart.`);
  await output.say(`Pipwright is at http://127.0.0.1:${port}/ (Ctrl-C ends it)`);
  if (!interruption.aborted) await once(interruption, 'abort');
  server.close();
  server.closeAllConnections();
  return STATUS.done;
}

function refuse(found: Problem, output: Output): Status {
  const lines = output.problemLines({ source: 'serve', kind: undefined }, 'error', [found], output.warnColor);
  for (const line of lines) output.warn(line);
  return STATUS.bad;
}
