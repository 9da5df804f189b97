/** A puzzle, or the board as it stands, as a picture: SVG, or PNG drawn from it at twice its size. */
import { drawSvg as drawFutoshiki } from '@pipwright/futoshiki';
import { drawSvg as drawPips } from '@pipwright/pips';
import { type AnyGame, boardOf } from '@pipwright/play';

const PNG_SCALE = 2;
const MOST_PIXELS = 4096;

export function svgOf(game: AnyGame, position: boolean): Blob {
  return new Blob([markupOf(game, position)], { type: 'image/svg+xml' });
}

function markupOf(game: AnyGame, position: boolean): string {
  if (game.kind === 'pips') return drawPips(game.puzzle, position ? { placements: boardOf(game).lying } : undefined);
  return drawFutoshiki(game.puzzle, position ? { grid: boardOf(game).grid } : undefined);
}

/** Rejects where the browser cannot draw it. */
export async function pngOf(game: AnyGame, position: boolean): Promise<Blob> {
  const address = URL.createObjectURL(svgOf(game, position));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(PNG_SCALE, MOST_PIXELS / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture was made.')) : resolve(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
