/**
 * Verdict of “Are the Types Wrong” on a packed package, in this process: its command line loads a compiler of its own
 * for each package. Its library comes with the command line, so it is found from there.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Resolutions that cannot find packages of modules only, as in the profile `esm-only`. */
const IGNORED: readonly string[] = ['node10', 'node16-cjs'];

interface Resolution {
  readonly resolution?: { readonly isTypeScript: boolean };
}

interface Analysis {
  readonly types: unknown;
  readonly problems?: readonly { readonly kind: string; readonly resolutionKind?: string }[];
  readonly entrypoints: Readonly<Record<string, { readonly resolutions: Readonly<Record<string, Resolution>> }>>;
}

interface Library {
  createPackageFromTarballData(data: Uint8Array): unknown;
  checkPackage(pack: unknown): Promise<Analysis>;
}

interface Types {
  /** The entry points, each with the resolutions that find its types. */
  readonly entryPoints: Readonly<Record<string, readonly string[]>>;
  readonly problems: readonly string[];
}

/** Undefined for a package without types. */
export async function typesOf(tarball: string): Promise<Types | undefined> {
  const { createPackageFromTarballData, checkPackage } = await library();
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
  if (!analysis.types) return undefined;
  const found = Object.entries(analysis.entrypoints).map(([name, { resolutions }]) => {
    const typed = Object.keys(resolutions).filter((kind) => resolutions[kind]?.resolution?.isTypeScript === true);
    return [name, typed.filter((kind) => !IGNORED.includes(kind)).sort()] as const;
  });
  const problems = (analysis.problems ?? []).filter(({ resolutionKind = '' }) => !IGNORED.includes(resolutionKind));
  return { entryPoints: Object.fromEntries(found), problems: problems.map((problem) => JSON.stringify(problem)) };
}

function library(): Promise<Library> {
  const commandLine = createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json');
  const path = createRequire(commandLine).resolve('@arethetypeswrong/core');
  return import(pathToFileURL(path).href);
}
