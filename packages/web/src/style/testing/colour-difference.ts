/**
 * How far two colours are apart to the eye: CIEDE2000, by the formulas of Sharma, Wu and Dalal (2005). About 2 is just
 * seen side by side; black and white are 100 apart.
 */
import { linear, type Rgb } from './contrast.js';

type Lab = readonly [lightness: number, a: number, b: number];

export function colourDifference(one: Rgb, other: Rgb): number {
  return labDifference(labOf(one), labOf(other));
}

export function labDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const greyer = 0.5 * (1 - fade((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [x1, x2] = [(1 + greyer) * a1, (1 + greyer) * a2];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hueOf(x1, b1), hueOf(x2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const weight = 1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.2 * cos(4 * hue - 63);
  const off = (light - 50) ** 2;
  const dL = (l2 - l1) / (1 + (0.015 * off) / Math.sqrt(20 + off));
  const dC = (c2 - c1) / (1 + 0.045 * chroma);
  const dH = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * weight);
  const rotation = -2 * fade(chroma) * Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))));
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + rotation * dC * dH);
}

function fade(chroma: number): number {
  return Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
}

function hueOf(a: number, b: number): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function cos(degrees: number): number {
  return Math.cos(radians(degrees));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** From sRGB by way of XYZ, in daylight (D65). */
function labOf(colour: Rgb): Lab {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curve(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}
