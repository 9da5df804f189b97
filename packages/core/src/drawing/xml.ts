/** Text as it may stand in XML. What XML cannot hold, and what is not printable, becomes the sign for that. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u007F-\u009F\p{Bidi_Control}\u2028\u2029]/gu, '\uFFFD')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** An element; an attribute without a value is left out. Content is markup, attributes are text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [` ${key}="${typeof value === 'number' ? decimal(value) : escapeXml(value)}"`];
  });
  const opening = `<${name}${written.join('')}`;
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
