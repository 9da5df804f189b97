/**
 * Names for the eye. Explanations come with marks in place of names: a region is called by its badge, a cell by its
 * region, by its place there, or by what is drawn on it: a ring, or a letter.
 */
import { cellName } from '@pipwright/core';
import { capital, type Named, piecesOf } from '@pipwright/core/explaining';
import type { AnyGame, Cell } from '@pipwright/play';
import { useMemo } from 'preact/hooks';
import type { Label } from '../ui/aid.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { RegionNames, SheetWords } from '../words/catalogue.js';

type Words = SheetWords['aid']['names'];
type Place = keyof Words['places'];

export interface Names {
  /** For the eye. */
  write(text: string): string;
  /** For the ear, which sees no letters and no rings. */
  hear(text: string): string;
  /** What has to stand on the cells that these texts call by it. */
  labels(...texts: readonly string[]): readonly Label[];
  /** All cells that these texts speak of. */
  cells(...texts: readonly string[]): readonly Cell[];
}

/** More cells of a group are marked, and not listed. */
const MOST_LISTED = 3;
/** So many cells are called by their places; more are easier by letters, as long as these are few. */
const MOST_PLACES = 2;
const MOST_LETTERS = 3;
/** A longer sentence has as many letters as it needs. */
const LONGEST = 140;
const MARK = '•';

const keyOf = (cells: readonly Cell[]) => cells.map(String).sort().join(' ');
const distinct = (cells: readonly Cell[]) => [...new Map(cells.map((cell) => [String(cell), cell])).values()];
const groupsIn = (text: string) => piecesOf(text).flatMap((piece) => (isCells(piece) ? [piece.cells] : []));

const regionsIn = (text: string) =>
  piecesOf(text).flatMap((piece) => (typeof piece === 'object' && 'region' in piece ? [piece.region] : []));

function isCells(piece: Named): piece is Extract<Named, { readonly cells: unknown }> {
  return typeof piece === 'object' && 'cells' in piece;
}

/**
 * The names that the card which is open calls things by.
 * @param texts all that the card tells while it shows these rings
 */
export function useNames(game: AnyGame, texts: readonly string[], rings: readonly (readonly Cell[])[] = []): Names {
  const { words, settings } = useSheetTools();
  const { puzzle, kind } = game;
  const regions = useMemo(() => words.kinds[kind].aid?.regions?.(puzzle as never), [words, puzzle]);
  return useMemo(
    () =>
      settings.coordinates
        ? coordinateNames(regions, words.aid.names)
        : namesFor({ words: words.aid.names, regions, rings }, texts),
    [regions, settings.coordinates, texts.join('\n'), JSON.stringify(rings)],
  );
}

interface Board {
  readonly words: Words;
  readonly regions: RegionNames | undefined;
  /** What is ringed while the texts are read. */
  readonly rings: readonly (readonly Cell[])[];
}

/** @param texts all that are read together, or one after another with the same rings */
export function namesFor(board: Board, texts: readonly string[]): Names {
  const names = namesWith(MOST_LETTERS, board, texts);
  const isLong = texts.some((text) =>
    names
      .write(text)
      .split(/(?<=[.?!]) /)
      .some(({ length }) => length > LONGEST),
  );
  return isLong ? namesWith(Number.POSITIVE_INFINITY, board, texts) : names;
}

function namesWith(mostLetters: number, { words, regions, rings }: Board, texts: readonly string[]): Names {
  const homes = new Map(
    regions?.cells.flatMap((cells, region) =>
      cells.map((cell) => [String(cell), { cells, name: regions.seen(region) }]),
    ),
  );
  const [ring] = rings.length === 1 ? rings : [];
  const ringed = ring && keyOf(ring);

  // A letter is shorter where it is named again.
  const isNamedOnce = texts.every(
    (text) =>
      groupsIn(text)
        .flat()
        .filter((cell) => String(cell) === ringed).length < 2,
  );

  const placeOf = (cell: Cell): string | undefined => {
    const home = homes.get(String(cell));
    const place = home && placeIn(home.cells, cell);
    return home && place && words.places[place](home.name);
  };
  /** By its region where it is alone there, or by its ring. */
  const shortOf = (cell: Cell): string | undefined => {
    const home = homes.get(String(cell));
    if (home?.cells.length === 1) return home.name;
    return ringed === String(cell) && isNamedOnce ? words.ringed : undefined;
  };
  const wholeOf = (cells: readonly Cell[]): string | undefined => {
    const home = cells.length < 2 ? undefined : homes.get(String(cells[0]));
    if (home && keyOf(home.cells) === keyOf(cells)) return words.all(home.name, cells.length);
    return cells.length > 1 && ringed === keyOf(cells) ? words.allRinged : undefined;
  };

  const groups = texts.flatMap(groupsIn).filter((cells) => wholeOf(cells) === undefined);
  const many = groups.filter((cells) => cells.length > MOST_LISTED).map(keyOf);
  // One group alone can be marked.
  const marked = new Set(many).size === 1 ? many[0] : undefined;
  const unnamed = distinct(groups.filter((cells) => keyOf(cells) !== marked).flat()).filter(
    (cell) => shortOf(cell) === undefined,
  );
  // "The top of the 11 leaves 5 for the 11" is hard to hear.
  const told = new Set(texts.flatMap(regionsIn).map((region) => regions?.seen(region)));
  const placed = unnamed.filter((cell) => placeOf(cell) !== undefined && !told.has(homes.get(String(cell))?.name));
  const plain =
    placed.length > MOST_PLACES || mostLetters > MOST_LETTERS
      ? unnamed
      : unnamed.filter((cell) => !placed.includes(cell));
  const lettered = plain.length <= mostLetters ? plain : unnamed.filter((cell) => placeOf(cell) === undefined);
  const letters = new Map(lettered.map((cell, i) => [String(cell), letter(i)]));
  const nameOf = (cell: Cell) => letters.get(String(cell)) ?? shortOf(cell) ?? placeOf(cell) ?? cellName(cell);
  const cellsSeen = (cells: readonly Cell[]) =>
    wholeOf(cells) ?? (keyOf(cells) === marked ? words.marked : words.list(cells.map(nameOf)));

  return {
    write: (text) => written(text, cellsSeen, (region) => regions?.seen(region) ?? ''),
    hear: (text) =>
      written(
        text,
        (cells) => words.list(cells.map(words.heard)),
        (region) => regions?.heard(region) ?? '',
      ),
    cells: (...read) => spokenOf(read, regions),
    labels(...read) {
      const cells = read.flatMap(groupsIn).filter((group) => wholeOf(group) === undefined);
      return distinct(cells.flat()).flatMap((cell): readonly Label[] => {
        const text = letters.get(String(cell)) ?? (marked?.split(' ').includes(String(cell)) ? MARK : undefined);
        return text === undefined ? [] : [{ cell, text }];
      });
    },
  };
}

/** Names by rows and columns, for a player who wants them. */
export function coordinateNames(regions: RegionNames | undefined, words: Words): Names {
  const seen = (text: string) =>
    written(
      text,
      (cells) => words.list(cells.map(cellName)),
      (region) => regions?.seen(region) ?? '',
    );
  const labels = (...texts: readonly string[]) =>
    distinct(texts.flatMap(groupsIn).flat()).map((cell) => ({ cell, text: cellName(cell) }));
  const cells = (...texts: readonly string[]) => spokenOf(texts, regions);
  return { write: seen, cells, hear: namesFor({ words, regions, rings: [] }, []).hear, labels };
}

function spokenOf(texts: readonly string[], regions: RegionNames | undefined): readonly Cell[] {
  const named = texts.flatMap(regionsIn).flatMap((region) => regions?.cells[region] ?? []);
  return distinct([...named, ...texts.flatMap(groupsIn).flat()]);
}

/** Every sentence begins with a capital. */
function written(text: string, cellsOf: (cells: readonly Cell[]) => string, regionOf: (region: number) => string) {
  return piecesOf(text).reduce<string>((before, piece) => {
    if (typeof piece === 'string') return before + piece;
    const name = isCells(piece) ? cellsOf(piece.cells) : regionOf(piece.region);
    return before + (/(?:^|[.?!]\s+)$/.test(before) ? capital(name) : name);
  }, '');
}

function letter(i: number): string {
  return String.fromCharCode(65 + (i % 26)) + (i < 26 ? '' : `${Math.floor(i / 26)}`);
}

/** Where a cell lies in its region, if one word tells it from all others. */
function placeIn(cells: readonly Cell[], [row, column]: Cell): Place | undefined {
  const [rows, columns] = [cells.map((cell) => cell[0]), cells.map((cell) => cell[1])];
  const isAlone = (values: readonly number[], value: number) => values.filter((each) => each === value).length === 1;
  const ends: readonly [Place, readonly number[], number, number][] = [
    ['top', rows, row, Math.min(...rows)],
    ['bottom', rows, row, Math.max(...rows)],
    ['left', columns, column, Math.min(...columns)],
    ['right', columns, column, Math.max(...columns)],
  ];
  const end = ends.find(([, values, value, extreme]) => value === extreme && isAlone(values, value));
  if (end !== undefined) return end[0];
  const isLine = new Set(rows).size === 1 || new Set(columns).size === 1;
  const isMiddle =
    2 * row === Math.min(...rows) + Math.max(...rows) && 2 * column === Math.min(...columns) + Math.max(...columns);
  return isLine && isMiddle ? 'middle' : undefined;
}
