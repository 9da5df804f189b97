/**
 * Tabs, as editors show them: blanks up to the next column that is a multiple of eight. Signs belong to the square they
 * stand under, so a grid is read as it looks; places in messages are those of the text as it is.
 */
import type { Draft, Problem, Where } from '@pipwright/core';
import type { Spec } from '../model/puzzle.js';

const TAB = 8;

/** By line with tabs: for each column as it looks, from 1, the column in the text. */
export type Tabbed = Map<number, readonly number[]>;

export function withoutTabs(text: string): { readonly text: string; readonly columns: readonly number[] } {
  let shown = '';
  const columns: number[] = [];
  let width = 0;
  for (const [i, character] of [...text].entries()) {
    const count = character === '\t' ? TAB - (width % TAB) : 1;
    shown += character === '\t' ? ' '.repeat(count) : character;
    for (let k = 0; k < count; k++) columns.push(i + 1);
    width += count;
  }
  return { text: shown, columns };
}

/** A draft whose places are those in the text with its tabs. */
export function withinTabs(draft: Draft<Spec>, tabbed: Tabbed): Draft<Spec> {
  const place = (where: Where): Where => {
    const columns = where.line === undefined ? undefined : tabbed.get(where.line);
    const column = columns?.[(where.column ?? 1) - 1];
    return column === undefined ? where : { ...where, column };
  };
  const placed = (problem: Problem): Problem => ({ ...problem, where: place(problem.where) });
  return {
    ...draft,
    problems: draft.problems.map(placed),
    warnings: draft.warnings.map(placed),
    locate: (path) => place(draft.locate(path)),
  };
}
