/**
 * How long the tasks of a page's main thread take, by the time that the thread itself worked: what else the machine
 * does meanwhile makes a task late, but says nothing about the app.
 */
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds by the clock on the wall, and of the thread's own. */
  readonly dur?: number;
  readonly tdur?: number;
}

interface Task {
  readonly wall: number;
  readonly own: number;
}

/** Every task of the page while this work was done, in milliseconds, the longest first. */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<Task[]> {
  // Nothing but tasks, since tracing more would cost more than what it measures.
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({ pid, tid }: TraceEvent) => mains.some((main) => main.pid === pid && main.tid === tid);
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && isMain(event))
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1000, own: tdur / 1000 }))
    .sort((a, b) => b.own - a.own);
}
