/**
 * Links in texts. Anybody may have written a text, and the page waits while this looks: nothing is looked at twice, and
 * long texts, which are no link with some words around it, not at all.
 */
const MOST_CHARACTERS = 64 * 1024;
/** A puzzle that is packed into a link, or the name of one that everybody has, perhaps with a time to beat. */
const OURS = /^(?:\d[\w-]{20,}|\/[\w-]+-\d+(?:\?t=\d{1,6})?)/;

export function fragmentOfAddress(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const address = text.trim();
  const [start] = /^https?:\/\//.exec(address) ?? [];
  const hash = address.indexOf('#');
  if (start === undefined || hash <= start.length || /\s/.test(address)) return undefined;
  return address.slice(hash);
}

/** The fragment of the first address among words that may be a link of ours. */
export function fragmentAmongWords(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  for (const word of text.split(/\s/)) {
    const parts = word.split('#');
    for (const [i, part] of parts.entries()) {
      const [found] = OURS.exec(part) ?? [];
      if (found !== undefined && /https?:\/\/./.test(parts[i - 1] ?? '')) return `#${found}`;
    }
  }
  return undefined;
}
