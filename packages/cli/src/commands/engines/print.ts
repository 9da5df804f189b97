import type { JsonObject } from '@pipwright/core';
import type { Output } from '../../output.js';
import type { EngineReport } from './compute.js';

function engineToJson({ kind, name, summary, isDefault, isInstalled }: EngineReport): JsonObject {
  const status = isInstalled ? 'installed' : 'missing';
  return { kind: kind.name, engine: name, status, default: isDefault, summary };
}

export async function printEngine(output: Output, report: EngineReport): Promise<void> {
  const { kind, name, summary, isDefault, isInstalled } = report;
  const notes = [...(isDefault ? ['default'] : []), ...(isInstalled ? [] : ['not installed'])];
  const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
  await output.line(engineToJson(report));
  await output.say(`${kind.name} ${name.padEnd(widthOf(report))}  ${summary}${note}`);
}

function widthOf({ kind }: EngineReport): number {
  return Math.max(...kind.engines.map(({ name }) => name.length));
}
