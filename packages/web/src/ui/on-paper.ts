/** Something on paper: it is laid into this page beside the app, and the style sheet shows nothing else to a printer. */
import '../style/print.css';

/** @param pages taken away when the browser is done, and so is what `done` does. */
export async function putOnPaper(pages: HTMLElement, done: () => void = () => {}): Promise<void> {
  document.querySelector('.print-pages')?.remove();
  pages.classList.add('print-pages');
  document.body.append(pages);
  document.documentElement.classList.add('printing');
  addEventListener(
    'afterprint',
    () => {
      pages.remove();
      document.documentElement.classList.remove('printing');
      done();
    },
    { once: true },
  );
  await Promise.all([...pages.querySelectorAll('img')].map((image) => image.decode().catch(() => {})));
  window.print();
}
