import type { Deduction, JsonObject } from '@pipwright/core';

/** Without joins where there are none. */
export function stepToJson({ joins, ...step }: Deduction): JsonObject {
  return { ...step, ...(joins.length === 0 ? {} : { joins }) };
}
