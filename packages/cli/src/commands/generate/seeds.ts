/**
 * The seeds of a run. Each puzzle has its own, which gives the same puzzle when it is asked for alone: whole numbers
 * count up from the first one (7, 8, 9), and other texts get a number behind them (summer, summer/2, summer/3).
 */
import { randomInt } from 'node:crypto';
import type { JsonValue } from '@pipwright/core';
import { UsageError } from '../../usage-error.js';

const LONGEST = 100;

export function readSeed(text: string): string {
  if (text === '' || text.length > LONGEST || /\p{Cc}/u.test(text))
    throw new UsageError(`--seed can be a number or a text of 1 to ${LONGEST} characters, without control characters.`);
  return text;
}

export function anySeed(): string {
  return String(randomInt(1, 1_000_000_000));
}

export function nextSeed(seed: string): string {
  if (/^(?:0|[1-9]\d*)$/.test(seed)) return String(BigInt(seed) + 1n);
  const [, text = seed, number = '1'] = /^(.*)\/([1-9]\d*)$/su.exec(seed) ?? [];
  return `${text}/${BigInt(number) + 1n}`;
}

/** Numbers are numbers in JSON. */
export function seedToJson(seed: string): JsonValue {
  const number = Number(seed);
  return Number.isSafeInteger(number) && String(number) === seed && number >= 0 ? number : seed;
}
