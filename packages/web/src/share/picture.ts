/** A puzzle, or the board as it stands, as a picture: SVG, or PNG drawn from it. */
import { boardOf, type Game, type KindName } from '@pipwright/play';
import type { KindSharing } from '../kind/parts.js';
import { pngFrom } from './png.js';

export function svgOf<K extends KindName>({ draw }: KindSharing<K>, game: Game<K>, position: boolean): Blob {
  const markup = position ? draw(game.puzzle, boardOf(game)) : draw(game.puzzle);
  return new Blob([markup], { type: 'image/svg+xml' });
}

/** Rejects where the browser cannot draw it. */
export function pngOf<K extends KindName>(kind: KindSharing<K>, game: Game<K>, position: boolean): Promise<Blob> {
  return pngFrom(svgOf(kind, game, position));
}
