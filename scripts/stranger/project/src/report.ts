/** Runs everything where it stands, and says what came of it. `ten-lines.ts` is the program in the README of pips. */
import { abortEndlessSearch } from './abort.js';

export async function report(): Promise<string> {
  const said: unknown[] = [];
  const log = console.log;
  console.log = (...words: unknown[]) => {
    said.push(...words);
  };
  await import('./ten-lines.js');
  console.log = log;
  return JSON.stringify({ said, abort: await abortEndlessSearch() });
}
