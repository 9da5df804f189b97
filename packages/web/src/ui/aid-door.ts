/** How a sheet opens a card beside the board; undefined while no board is there to show something on. */
import type { AidRequest } from './aid.js';

export const aidDoor: { ask: ((request: AidRequest) => void) | undefined } = { ask: undefined };
