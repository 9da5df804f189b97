/** Ctrl-C asks the work to stop and say what it has; a second one ends the program. */
const controller = new AbortController();

export const interruption: AbortSignal = controller.signal;

export function listenForInterrupt(): void {
  process.once('SIGINT', () => controller.abort());
  process.once('SIGTERM', () => controller.abort());
}
