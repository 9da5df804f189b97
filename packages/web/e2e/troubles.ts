/** What goes wrong while a page loads and runs, without anybody seeing it: a test expects that to be nothing. */
import type { Page, Request } from '@playwright/test';

/** What Playwright itself says where a test does without service workers. */
const OWN_DOING = 'Service Worker registration blocked by Playwright';

/** Days of the Times, which tests do without. */
const DAY_OF_TIMES = /\/daily\/[\d-]+\.json$/;

/** Call it before the page is opened; the list grows. @param expected addresses that need not be there */
export async function watchForTroubles(page: Page, expected = /(?!)/): Promise<readonly string[]> {
  const troubles: string[] = [];
  const report = (address: string, trouble: string) => {
    if (!expected.test(address) && !DAY_OF_TIMES.test(address)) troubles.push(trouble);
  };
  const wasLeft = watchForLeaving(page);
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    const isTrouble = (type === 'error' || type === 'warning') && text !== OWN_DOING;
    if (isTrouble) report(message.location().url, `console: ${text}`);
  });
  page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Nobody waits for what a page has asked for that is gone, nor for the icon of a tab.
    if (why === 'net::ERR_ABORTED' && (wasLeft(request) || isTabIcon(request))) return;
    report(request.url(), `failed: ${request.url()} (${why})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(response.url(), `${response.status()}: ${response.url()}`);
  });
  await page.exposeFunction('reportViolation', (what: string) => troubles.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { reportViolation(what: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  return troubles;
}

/** Did the browser itself ask for it, for its tab? It gives that up whenever an address changes, even by its fragment. */
const isTabIcon = (request: Request) =>
  request.resourceType() === 'other' && new URL(request.url()).pathname.endsWith('/icon.svg');

/** Was a request made by a page that has since been left for another, loaded anew or closed? */
function watchForLeaving(page: Page): (request: Request) => boolean {
  const askedBy = new WeakMap<Request, number>();
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pages++;
    askedBy.set(request, pages);
  });
  return (request) => page.isClosed() || (askedBy.get(request) ?? pages) < pages;
}
