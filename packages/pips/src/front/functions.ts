import { functionsOf } from '@pipwright/core/front/parts';
import { type Pips, pipsFront } from './kind.js';

export const functions = functionsOf<Pips>(pipsFront, {
  reading: async () => (await import('../reading.js')).pipsReading,
  drawing: async () => (await import('../showing.js')).pipsShowing.drawing,
  explaining: async () => (await import('./explaining.js')).explaining,
  generating: async () => (await import('./generating.js')).generate,
});
