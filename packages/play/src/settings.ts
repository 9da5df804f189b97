import { isObject, type JsonValue } from '@pipwright/core';

/**
 * Choices that belong to one game rather than to its player, such as whether wrong regions are shown as they arise.
 * The game keeps them, saves them and does not look at them; they are no part of undo.
 */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/** Undefined where these are no settings. */
export function readSettings(value: JsonValue | undefined): Settings | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).map(([name, each]) => [name, readSetting(each)] as const);
  return entries.some(([, each]) => each === undefined) ? undefined : (Object.fromEntries(entries) as Settings);
}

function readSetting(value: JsonValue | undefined): string | number | boolean | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

export const NO_SETTINGS: Settings = {};
