/** Colours that a player gives to squares: numbers, one to a square. What they look like is for whoever draws them. */
import { type Cell, cellKey } from '@pipwright/core';

/** By the square's name, as marks are; squares without a colour are not in it. */
export type Colours = Readonly<Record<string, number>>;

export const NO_COLOURS: Colours = {};

/** They run from 1 to this. */
export const MOST_COLOURS = 6;

/** The colour of a square; 0 where it has none. */
export function colourAt(colours: Colours, cell: Cell): number {
  return colours[cellKey(cell)] ?? 0;
}

/** Gives the squares this colour, or takes it away where all of them have it; 0 takes any colour away. */
export function withColour(colours: Colours, cells: readonly Cell[], colour: number): Colours {
  const names = new Set(cells.map(cellKey));
  const others = Object.entries(colours).filter(([name]) => !names.has(name));
  const given = cells.every((cell) => colourAt(colours, cell) === colour) ? 0 : colour;
  return Object.fromEntries([...others, ...(given === 0 ? [] : [...names].map((name) => [name, given] as const))]);
}
