import { expect } from 'vitest';

/** Fails unless the text is one well-formed element: tags paired, attributes quoted and named once, text escaped. */
export function expectWellFormed(xml: string): void {
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
  expect(faultsOf(xml), xml).toEqual([]);
}

/** Collected, since a drawing has thousands of tags and an expectation for each takes longer than to draw it. */
function faultsOf(xml: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const token = /<(\/?)([a-z]+)((?: [a-zA-Z\d-]+="[^"<]*")*)(\/?)>|([^<]+)|(.)/gsu;
  for (const [all, closing, name = '', attributes = '', empty, text, other] of xml.matchAll(token)) {
    if (other !== undefined) faults.push(`out of place: ${other}`);
    if ((text ?? attributes).replace(/&(?:#\d+|amp|lt|gt|quot|apos);/g, '').includes('&'))
      faults.push(`bare &: ${all}`);
    if (text !== undefined) {
      if (open.length === 0) faults.push(`text outside: ${text}`);
      continue;
    }
    const names = [...attributes.matchAll(/ ([a-zA-Z\d-]+)=/g)].map(([, each]) => each);
    if (new Set(names).size !== names.length) faults.push(`named twice: ${all}`);
    if (closing) {
      if (open.pop() !== name) faults.push(`closes something else: ${all}`);
    } else if (!empty) open.push(name);
  }
  return [...faults, ...open.map((name) => `left open: ${name}`)];
}
