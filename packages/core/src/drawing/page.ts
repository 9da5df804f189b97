import { escapeXml } from './xml.js';

interface Page {
  readonly title: string;
  readonly style: string;
  readonly body: string;
}

/** One page that needs nothing else: no script, no font, no picture from elsewhere. */
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
