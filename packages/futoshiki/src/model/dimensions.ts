/** A width and a height, in squares. In order by width, then by height. */
import { field, isObject, type JsonObject, type JsonValue, type Problem, type Result } from '@pipwright/core';
import { elementOr, numbersIn } from './element-text.js';
import { wholeNumber } from './square.js';

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

const read = numbersIn('#x#');

export function parseDimensions(text: string): Result<Dimensions, readonly Problem[]> {
  const [widthInSquares = 0, heightInSquares = 0] = read(text) ?? [];
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
