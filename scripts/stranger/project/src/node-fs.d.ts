/** Types of what the pages use of Node: with all its types, nobody would see that a package needs them. */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
