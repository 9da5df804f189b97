import type { Words } from '@pipwright/core';

export const cspWords = {
  'csp-conflict': (data: { variable: string }) => `It contradicts the value of ${data.variable}.`,
  'csp-wipe-out': (data: { variable: string }) => `No value would be left for ${data.variable}.`,
} satisfies Words;
