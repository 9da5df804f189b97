import type { Words } from '@pipwright/core';

/** Sentences for the reasons that searches give. */
export const cspWords = {
  'csp-conflict': (data: { variable: string }) => `It does not go with the value of ${data.variable}.`,
  'csp-wipe-out': (data: { variable: string }) => `It would leave nothing for ${data.variable}.`,
} satisfies Words;
