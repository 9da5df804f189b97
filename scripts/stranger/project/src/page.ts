/** Works in the page, then in a worker, and tells the server that sent the page. */
import { report } from './report.js';

function reportOfWorker(): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}

async function reports(): Promise<string> {
  try {
    return JSON.stringify([await report(), await reportOfWorker()]);
  } catch (error) {
    return String(error);
  }
}

await fetch('/report', { method: 'POST', body: await reports() });
