/** Files that options name, and what is wrong with them in a sentence. */
import { describe, type Problem } from '@pipwright/core';
import type { Reach } from '../../asking.js';
import { readInputs } from '../../inputs.js';
import type { Session } from '../../session.js';
import { UsageError } from '../../usage-error.js';
import { wordsOf } from '../../words.js';
import type { GeneratingKind } from './job.js';

export function reachOf(kind: GeneratingKind, session: Session): Reach {
  return {
    async textOf(option, file) {
      const text = await session.files.readText(file);
      if (!text.ok) throw new UsageError(`${option} ${file}: ${describe(text.error, wordsOf({ kind }))}`);
      return text.value;
    },
    async puzzleOf(option, file) {
      const found: unknown[] = [];
      for await (const input of readInputs([file], { kind: kind.name }, session)) {
        if (!input.checked.ok) throw new UsageError(`${option} ${file}: ${sentences(kind, input.checked.error)}`);
        found.push(input.checked.value);
      }
      if (found.length > 1) throw new UsageError(`${option} takes one puzzle, and ${file} has ${found.length}.`);
      return found[0];
    },
  };
}

const MOST_SAID = 5;

export function sentences(kind: GeneratingKind, problems: readonly Problem[]): string {
  const said = problems.slice(0, MOST_SAID).map((each) => {
    const { line, column } = each.where;
    return `${line === undefined ? '' : `line ${line}, column ${column}: `}${describe(each, wordsOf({ kind }))}`;
  });
  return said.join(' ');
}
