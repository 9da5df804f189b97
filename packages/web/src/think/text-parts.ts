/** A text in parts that stay together on a page: sentences, parted at their colons. */
export function partsOf(text: string): readonly string[] {
  return text.split(/(?<=[.:?!])\s+/);
}

/**
 * Which of several texts, told one after another, each part of another one comes from: the one that shares most of its
 * words. The parts follow the order of the texts.
 */
export function originsOf(parts: readonly string[], texts: readonly string[]): readonly number[] {
  const words = texts.map((text) => new Set(wordsOf(text)));
  let from = 0;
  return parts.map((part) => {
    const own = wordsOf(part);
    const shared = words.map((known) => own.filter((word) => known.has(word)).length);
    const later = shared.slice(from);
    from += later.indexOf(Math.max(...later));
    return from;
  });
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[^\s,.:;?!()“”]+/g) ?? [];
}
