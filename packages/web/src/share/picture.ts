/** A puzzle, or the board as it stands, as a picture: SVG, or PNG drawn from it. */
import { drawSvg as drawFutoshiki } from '@pipwright/futoshiki';
import { drawSvg as drawPips } from '@pipwright/pips';
import { type AnyGame, boardOf } from '@pipwright/play';
import { pngFrom } from './png.js';

export function svgOf(game: AnyGame, position: boolean): Blob {
  return new Blob([markupOf(game, position)], { type: 'image/svg+xml' });
}

function markupOf(game: AnyGame, position: boolean): string {
  if (game.kind === 'pips') return drawPips(game.puzzle, position ? { placements: boardOf(game).lying } : undefined);
  return drawFutoshiki(game.puzzle, position ? { grid: boardOf(game).grid } : undefined);
}

/** Rejects where the browser cannot draw it. */
export function pngOf(game: AnyGame, position: boolean): Promise<Blob> {
  return pngFrom(svgOf(game, position));
}
