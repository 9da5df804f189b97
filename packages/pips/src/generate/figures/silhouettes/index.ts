/** Boards that show something: each drawn by hand, to be recognised, and to be covered by dominoes. */
import type { Cell } from '../../../model/cell.js';
import { cellsDrawn, type Drawings } from '../drawn.js';
import { animals, birds, sea } from './animals.js';
import { clothes, home, kitchen } from './home.js';
import { places, tales } from './places.js';
import { garden } from './plants.js';
import { signs, weather } from './signs.js';
import { games, music, tools } from './things.js';
import { travel } from './travel.js';

export interface Silhouette {
  /** In lower case, with hyphens. */
  readonly name: string;
  readonly theme: string;
  /** In reading order. */
  readonly cells: readonly Cell[];
}

/** Each for the days on which all boards show things of one kind. */
const THEMES: Readonly<Record<string, Drawings>> = {
  animals,
  birds,
  sea,
  garden,
  kitchen,
  home,
  clothes,
  tools,
  music,
  games,
  travel,
  places,
  tales,
  weather,
  signs,
};

let all: readonly Silhouette[] | undefined;

export function silhouettes(): readonly Silhouette[] {
  all ??= Object.entries(THEMES).flatMap(([theme, drawings]) =>
    Object.entries(drawings).map(([name, text]) => ({ name, theme, cells: cellsDrawn(text) })),
  );
  return all;
}

export function silhouetteNamed(name: string): Silhouette | undefined {
  return silhouettes().find((each) => each.name === name);
}
