/** Boards drawn by hand, to be recognised, and to be covered by dominoes. Of a drawing, `#` is a cell and `|` ends a row. */
import type { Cell } from '../../model/cell.js';
import glyphs from './glyphs.json' with { type: 'json' };
import themes from './silhouettes.json' with { type: 'json' };

export interface Silhouette {
  /** In lower case, with hyphens. */
  readonly name: string;
  readonly theme: string;
  /** In reading order. */
  readonly cells: readonly Cell[];
}

let all: readonly Silhouette[] | undefined;

/** Their themes are for days on which all boards show things of one kind. */
export function silhouettes(): readonly Silhouette[] {
  all ??= Object.entries(themes).flatMap(([theme, drawings]) =>
    Object.entries(drawings).map(([name, drawing]) => ({ name, theme, cells: cellsDrawn(drawing) })),
  );
  return all;
}

export function silhouetteNamed(name: string): Silhouette | undefined {
  return silhouettes().find((each) => each.name === name);
}

/**
 * Letters and digits, of one height but for the 1, whose cells would not go in pairs; for words over several boards.
 * Undefined for what is neither a letter from A to Z nor a digit.
 */
export function glyphOf(character: string): readonly Cell[] | undefined {
  const [, drawing] = Object.entries(glyphs).find(([name]) => name === character.toUpperCase()) ?? [];
  return drawing === undefined ? undefined : cellsDrawn(drawing);
}

/** In reading order. */
export function cellsDrawn(drawing: string): readonly Cell[] {
  return drawing
    .split('|')
    .flatMap((line, row) => [...line].flatMap((mark, column): Cell[] => (mark === '#' ? [[row, column]] : [])));
}
