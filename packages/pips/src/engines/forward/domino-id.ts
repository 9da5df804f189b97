import { dominoKey } from '../../model/domino.js';

/** The name of a domino, the lower pip first: `2-5`, whichever way it lies. */
export type DominoId = `${number}-${number}`;

export function dominoId(pip1: number, pip2: number): DominoId {
  return dominoKey([pip1, pip2]) as DominoId;
}
