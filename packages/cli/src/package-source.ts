/** Packages that are loaded when they are first needed, and may not be there: in a clone they are installed then. */
import { createRequire } from 'node:module';
import { Failure } from './usage-error.js';

export interface PackageSource {
  /** The path of its module, if it is installed. */
  find(): string | undefined;
  /** Installs it with all that it needs, or throws what went wrong. */
  install?(): void;
}

/** Installed where this program finds its dependencies. */
export function besideThis(name: string): PackageSource {
  return {
    find() {
      try {
        return createRequire(import.meta.url).resolve(name);
      } catch {
        return undefined;
      }
    },
  };
}

/** The path of its module, installed where that is possible. @param need says what needs it, for people */
export function installed(source: PackageSource, need: string): string | undefined {
  const path = source.find();
  if (path !== undefined || source.install === undefined) return path;
  try {
    source.install();
  } catch (error) {
    throw new Failure(`${need}, and installing it failed: ${error instanceof Error ? error.message : error}`);
  }
  return source.find();
}
