import { type Algorithm, parseAlgorithm } from '../algorithm.js';

/** An algorithm that a test asks for by name. */
export function algorithmNamed(name: string): Algorithm {
  const found = parseAlgorithm(name);
  if (found === undefined) throw new Error(`no algorithm ${name}`);
  return found;
}
