/** What is read to be worked on: a file, an entry of an archive, or a line of either. */
import type { Problem } from '@pipwright/core';

export interface Document {
  /** The file as it was named, with the name of the entry behind that of an archive. */
  readonly source: string;
  readonly content: Uint8Array | Problem;
  /** From 1, of one line of several. */
  readonly line?: number;
  /** Was only its folder or archive named, so that it may be something else than a puzzle? */
  readonly isInFolder?: boolean;
  /** Of a day, those that were asked for by words of their own; none are all. */
  readonly levels?: readonly string[];
  /** Where it is known without looking at the content. */
  readonly format?: string;
  /** Of its puzzles, the first to be worked on, by number. */
  readonly skip?: number;
  /** The first that is not, by number. */
  readonly until?: number;
}

export type Found =
  | { readonly type: 'document'; readonly document: Document }
  /** A folder or an archive that was named begins here. */
  | { readonly type: 'begin' }
  /** It ends here; the document stands for it where nothing in it was a puzzle. */
  | { readonly type: 'end'; readonly ifNone: Document };

export type Bytes = AsyncIterable<string | Uint8Array>;

export function isBytes(content: Document['content']): content is Uint8Array {
  return content instanceof Uint8Array;
}
