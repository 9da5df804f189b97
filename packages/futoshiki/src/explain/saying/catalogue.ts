/** Messages of one language: plain texts with places to fill, and plural forms. Nothing here decides what is said. */

/** By plural; one text where it makes no difference. */
export type Message = string | { readonly one: string; readonly other: string };

export interface Catalogue<Key extends string = string> {
  readonly code: string;
  readonly messages: { readonly [Each in Key]: Message };
  /** `a, b and c`, `a, b or c`. */
  list(items: readonly string[], last: 'and' | 'or'): string;
  /** `a, b, and c`: each can stand by itself. */
  clauses(items: readonly string[]): string;
}
