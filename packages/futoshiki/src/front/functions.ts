import { functionsOf } from '@pipwright/core/front/parts';
import { type Futoshiki, futoshikiFront } from './kind.js';

export const functions = functionsOf<Futoshiki>(futoshikiFront, {
  reading: async () => (await import('../reading.js')).futoshikiReading,
  drawing: async () => (await import('../showing.js')).futoshikiShowing.drawing,
  explaining: async () => (await import('./explaining.js')).explaining,
  generating: async () => (await import('./generating.js')).generate,
});
