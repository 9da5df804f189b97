/** A rectangle of squares. In order by its upper left square, then by its dimensions. */
import { field, isObject, type JsonObject, type JsonValue, type Problem, type Result } from '@pipwright/core';
import {
  compareSquares,
  elementOr,
  numbersIn,
  type Square,
  squareFromJson,
  squareText,
  squareToJson,
  wholeNumber,
} from './square.js';

export interface Block {
  readonly originSquare: Square;
  readonly dimensions: Dimensions;
}

export function gridOf(columns: number, rows: number = columns): Block {
  return {
    originSquare: { column: 0, row: 0 },
    dimensions: { widthInSquares: columns, heightInSquares: rows },
  };
}

export function compareBlocks(a: Block, b: Block): number {
  return compareSquares(a.originSquare, b.originSquare) || compareDimensions(a.dimensions, b.dimensions);
}

export function areaInSquares({ dimensions }: Block): number {
  return dimensions.widthInSquares * dimensions.heightInSquares;
}

export function contains({ originSquare, dimensions }: Block, { column, row }: Square): boolean {
  const right = column - originSquare.column;
  const down = row - originSquare.row;
  return (
    Number.isInteger(column) &&
    Number.isInteger(row) &&
    right >= 0 &&
    right < dimensions.widthInSquares &&
    down >= 0 &&
    down < dimensions.heightInSquares
  );
}

export function blockText({ originSquare, dimensions }: Block): string {
  return `${squareText(originSquare)} [${dimensionsText(dimensions)}]`;
}

const read = numbersIn('(#,#) [#x#]');

export function parseBlock(text: string): Result<Block, readonly Problem[]> {
  const [column = 0, row = 0, widthInSquares = 0, heightInSquares = 0] = read(text) ?? [];
  const found =
    widthInSquares > 0 && heightInSquares > 0
      ? { originSquare: { column, row }, dimensions: { widthInSquares, heightInSquares } }
      : undefined;
  return elementOr(found, 'block', text, '(1,0) [5x2]');
}

export function blockToJson({ originSquare, dimensions }: Block): JsonObject {
  return { OriginSquare: squareToJson(originSquare), Dimensions: dimensionsToJson(dimensions) };
}

export function blockFromJson(value: JsonValue | undefined): Block | undefined {
  if (!isObject(value)) return undefined;
  const originSquare = squareFromJson(field(value, 'OriginSquare'));
  const dimensions = dimensionsFromJson(field(value, 'Dimensions'));
  return originSquare === undefined || dimensions === undefined ? undefined : { originSquare, dimensions };
}

/** A width and a height, in squares. In order by width, then by height. */
export interface Dimensions {
  readonly widthInSquares: number;
  readonly heightInSquares: number;
}

export function compareDimensions(a: Dimensions, b: Dimensions): number {
  return a.widthInSquares - b.widthInSquares || a.heightInSquares - b.heightInSquares;
}

export function dimensionsText({ widthInSquares, heightInSquares }: Dimensions): string {
  return `${widthInSquares}x${heightInSquares}`;
}

const readSize = numbersIn('#x#');

export function parseDimensions(text: string): Result<Dimensions, readonly Problem[]> {
  const [widthInSquares = 0, heightInSquares = 0] = readSize(text) ?? [];
  const some = widthInSquares > 0 && heightInSquares > 0;
  return elementOr(some ? { widthInSquares, heightInSquares } : undefined, 'pair of dimensions', text, '5x2');
}

export function dimensionsToJson({ widthInSquares, heightInSquares }: Dimensions): JsonObject {
  return { WidthInSquares: widthInSquares, HeightInSquares: heightInSquares };
}

export function dimensionsFromJson(value: JsonValue | undefined): Dimensions | undefined {
  if (!isObject(value)) return undefined;
  const widthInSquares = wholeNumber(field(value, 'WidthInSquares'), 1);
  const heightInSquares = wholeNumber(field(value, 'HeightInSquares'), 1);
  if (widthInSquares === undefined || heightInSquares === undefined) return undefined;
  return { widthInSquares, heightInSquares };
}
