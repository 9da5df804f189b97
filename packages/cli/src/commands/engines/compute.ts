import type { AnyKind } from '@pipwright/core';

export interface EnginesOptions {
  readonly kind?: string;
}

export interface EngineReport {
  readonly kind: AnyKind;
  readonly name: string;
  readonly summary: string;
  readonly isDefault: boolean;
  readonly isInstalled: boolean;
}

export function listEngines(kinds: readonly AnyKind[], { kind: wanted }: EnginesOptions): readonly EngineReport[] {
  return kinds
    .filter(({ name }) => wanted === undefined || name === wanted)
    .flatMap((kind) =>
      kind.engines.map(({ name, summary, isInstalled }, i) => ({
        kind,
        name,
        summary,
        isDefault: i === 0,
        isInstalled: isInstalled?.() ?? true,
      })),
    );
}
