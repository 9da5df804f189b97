/** The contrast of two colours, as WCAG defines it: by brightness alone, so their greys have the same. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `#1c5796`, or `rgb(28, 87, 150)` as browsers write it. */
export function parseColour(text: string): Rgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)?.slice(1);
  const parts = hex?.map((part) => Number.parseInt(part, 16)) ?? text.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red, green, blue] = parts;
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`${text} is no colour.`);
  return [red, green, blue];
}

/** So much of the first, the rest of the second, as `color-mix(in srgb, …)` does it. */
export function mix(share: number, one: Rgb, other: Rgb): Rgb {
  const at = (i: 0 | 1 | 2) => share * one[i] + (1 - share) * other[i];
  return [at(0), at(1), at(2)];
}

function brightness(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much light each part is, from 0 to 1. */
export function linear(colour: Rgb): number[] {
  return colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}
