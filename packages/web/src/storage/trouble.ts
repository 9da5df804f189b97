/** Why nothing is kept at the moment; the player reads a sentence for each. */
export type Trouble = 'refused' | 'full' | 'broken';

export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' || name === 'InvalidStateError' || name === 'NotAllowedError' ? 'refused' : 'broken';
}

const PATIENCE = 4000;

/** A disk that never answers is a broken one: play goes on without it. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The disk does not answer.')), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
