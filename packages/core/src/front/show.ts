import type { Result } from '../data.js';
import type { Drawing, DrawOptions, Writer } from '../kind.js';
import type { Problem } from '../problem.js';
import { list } from '../text.js';

export function writeWith<Puzzle>(
  formats: readonly Writer<Puzzle>[],
  puzzle: Puzzle,
  name: string,
): Result<string, readonly Problem[]> {
  const format = formats.find((each) => each.name === name);
  if (format !== undefined) return format.make([puzzle]);
  const names = formats.map((each) => each.name);
  throw new TypeError(unknownName('format', name, names));
}

export function drawWith<Puzzle, Solution>(
  drawing: Drawing<Puzzle, Solution>,
  puzzle: Puzzle,
  options: DrawOptions<Solution>,
): string {
  const styles = [...drawing.styles, ...drawing.pictures];
  if (styles.includes(options.style)) return drawing.draw(puzzle, options);
  throw new TypeError(unknownName('style', options.style, styles));
}

export function unknownName(what: string, name: unknown, names: readonly string[]): string {
  return `There is no ${what} "${String(name)}". Use ${list(names, 'or')}.`;
}
