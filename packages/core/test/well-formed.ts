import { expect } from 'vitest';

/** Fails unless the text is one well-formed element: tags paired, attributes quoted and named once, text escaped. */
export function expectWellFormed(xml: string): void {
  const open: string[] = [];
  const token = /<(\/?)([a-z]+)((?: [a-zA-Z\d-]+="[^"<]*")*)(\/?)>|([^<]+)|(.)/gsu;
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
  for (const [all, closing, name = '', attributes = '', empty, text, other] of xml.matchAll(token)) {
    expect(other, xml).toBeUndefined();
    expect((text ?? attributes).replace(/&(?:#\d+|amp|lt|gt|quot|apos);/g, ''), all).not.toContain('&');
    if (text !== undefined) {
      expect(open.length, `text outside: ${text}`).toBeGreaterThan(0);
      continue;
    }
    const names = [...attributes.matchAll(/ ([a-zA-Z\d-]+)=/g)].map(([, each]) => each);
    expect(new Set(names).size, all).toBe(names.length);
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
}
