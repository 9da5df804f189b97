/**
 * A puzzle, or the board as it stands, as a picture: SVG, or PNG drawn from it, twice as fine as it is written but never
 * larger than browsers can make it.
 */
import { boardOf, type Game, type KindName } from '@pipwright/play';
import type { KindSharing } from '../kind/parts.js';

const FINER = 2;
const MOST_PIXELS = 4096;

export function svgOf<K extends KindName>({ draw }: KindSharing<K>, game: Game<K>, position: boolean): Blob {
  const markup = position ? draw(game.puzzle, boardOf(game)) : draw(game.puzzle);
  return new Blob([markup], { type: 'image/svg+xml' });
}

export function pngOf<K extends KindName>(kind: KindSharing<K>, game: Game<K>, position: boolean): Promise<Blob> {
  return pngFrom(svgOf(kind, game, position));
}

export async function pngFrom(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = pixelsFor(image.naturalWidth, image.naturalHeight);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture was made.')) : resolve(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function pixelsFor(width: number, height: number): [width: number, height: number] {
  const scale = Math.min(FINER, MOST_PIXELS / Math.max(width, height));
  return [Math.floor(width * scale), Math.floor(height * scale)];
}
