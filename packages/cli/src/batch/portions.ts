/**
 * Documents put together for a thread, so that messages do not cost more than the work. Portions are small at first and
 * while puzzles are slow, so that these spread over the threads; and whoever is idle gets what there is.
 */
import type { Document, Found } from './document.js';
import { isBytes } from './document.js';

export type Portion = { readonly position: number; readonly bytes: number } & (
  | { readonly type: 'documents'; readonly documents: readonly Document[] }
  | Exclude<Found, { readonly type: 'document' }>
);

export interface Sizes {
  readonly most: number;
  idle(): Promise<void>;
  /** Bytes read so far of all that is to be read. */
  readonly position: number;
}

/** Documents may be large, and a portion is kept until its results are written. */
const MOST_BYTES = 1 << 18;

export async function* portionsOf(found: AsyncIterable<readonly Found[]>, sizes: Sizes): AsyncGenerator<Portion, void> {
  const reading = found[Symbol.asyncIterator]();
  let waiting: readonly Found[] = [];
  let documents: Document[] = [];
  let bytes = 0;
  let next: Promise<IteratorResult<readonly Found[], unknown>> | undefined;

  const cut = (): Portion => {
    const portion = { type: 'documents', documents, bytes, position: sizes.position } as const;
    documents = [];
    bytes = 0;
    return portion;
  };

  try {
    for (;;) {
      for (const each of waiting) {
        if (each.type === 'document') {
          documents.push(each.document);
          bytes += isBytes(each.document.content) ? each.document.content.length : 0;
          if (documents.length >= sizes.most || bytes >= MOST_BYTES) yield cut();
        } else {
          if (documents.length > 0) yield cut();
          yield { ...each, bytes: 0, position: sizes.position };
        }
      }
      waiting = [];
      next ??= reading.next();
      if (documents.length > 0 && !(await comesFirst(next, sizes.idle()))) {
        yield cut();
        continue;
      }
      const { done, value } = await next;
      next = undefined;
      if (done === true) break;
      waiting = value as readonly Found[];
    }
    if (documents.length > 0) yield cut();
  } finally {
    await reading.return?.();
  }
}

/** A failure comes first, too: whoever awaits it hears of it. */
function comesFirst(first: Promise<unknown>, other: Promise<unknown>): Promise<boolean> {
  const yes = () => true;
  return Promise.race([first.then(yes, yes), other.then(() => false)]);
}
