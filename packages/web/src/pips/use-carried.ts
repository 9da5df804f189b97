import { useEffect, useState } from 'preact/hooks';
import type { Carried, Carrying } from './carried.js';
import type { Chosen } from './handling.js';

/** The domino in the air, drawn anew when it is taken up, turned, aimed elsewhere or gone: for what is small. */
export function useCarried(drag: Carrying): Carried | undefined {
  const [carried, setCarried] = useState(drag.carried);
  useEffect(() => drag.subscribe(() => setCarried(drag.carried)), [drag]);
  return carried;
}

/** What is in the air, drawn anew only when it is taken up or gone: for what is large. */
export function useLifted(drag: Carrying): Chosen | undefined {
  const [lifted, setLifted] = useState(drag.carried?.chosen);
  useEffect(() => drag.subscribe(() => setLifted(drag.carried?.chosen)), [drag]);
  return lifted;
}
