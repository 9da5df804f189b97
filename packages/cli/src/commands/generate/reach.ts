/** Files that options name, and what is wrong with them in a sentence. */
import { describe, type Problem } from '@pipwright/core';
import { type Reach, wished } from '../../asking.js';
import { type InputOptions, readInputs } from '../../inputs.js';
import type { Session } from '../../session.js';
import { UsageError } from '../../usage-error.js';
import { wordsOf } from '../../words.js';
import type { GeneratingKind } from './job.js';

export type ReadingOptions = Pick<InputOptions, 'from' | 'level'>;

export function reachOf(kind: GeneratingKind, session: Session, { from, level }: ReadingOptions): Reach {
  return {
    async textOf(option, file) {
      const text = await session.files.readText(file);
      if (!text.ok) throw new UsageError(`${option} ${file}: ${describe(text.error, wordsOf({ kind }))}`);
      return text.value;
    },
    async puzzleOf(option, file) {
      const found: unknown[] = [];
      for await (const input of readInputs([file], { kind: kind.name, ...wished({ from, level }) }, session)) {
        if (!input.checked.ok) throw refusal(kind, input.checked.error, `${option} ${file}: `);
        found.push(input.checked.value);
      }
      if (found.length > 1)
        throw new UsageError(
          `${option} takes one puzzle, and ${file} has ${found.length}. Pick one of a day with --level.`,
        );
      return found[0];
    },
  };
}

const MOST_SAID = 5;

/** What to say of problems, a line each. @param start of each line */
export function refusal(kind: GeneratingKind, problems: readonly Problem[], start = ''): UsageError {
  const said = problems.map((each) => {
    const { line, column } = each.where;
    const place = line === undefined ? '' : `line ${line}, column ${column}: `;
    return `${start}${place}${describe(withFlags(each), wordsOf({ kind }))}`;
  });
  const [first = '', ...also] = [...new Set(said)].slice(0, MOST_SAID);
  return new UsageError(first, undefined, also);
}

/** What of a problem names wishes; here they are options. */
const WISHES: readonly string[] = ['board', 'wish', 'wishes'];

function withFlags(found: Problem): Problem {
  if (!found.code.startsWith('request-')) return found;
  const flagged = Object.entries(found.data).map(([name, value]) => [
    name,
    WISHES.includes(name) ? flag(value) : value,
  ]);
  return { ...found, data: Object.fromEntries(flagged) };
}

function flag(wish: unknown): unknown {
  return Array.isArray(wish) ? wish.map(flag) : `--${wish}`;
}
