/** FNV-1a over the characters of a text: short, quick, the same everywhere; against accidents, not against forgers. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The last steps of MurmurHash3: every bit of a number reaches every bit of the result, and each step can be undone. */
export function mixBits(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export function hex32(hash: number): string {
  return hash.toString(16).padStart(8, '0');
}
