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

interface Page {
  readonly title: string;
  readonly style: string;
  readonly body: string;
}

/** HTML page that needs no script, font or picture from elsewhere. */
export function standalonePage({ title, style, body }: Page): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeXml(title)}</title>
<style>
${style}
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
