/** Candidates that each look-ahead leaves after one value, seen from what the next variables try. */
import { describe, expect, test } from 'vitest';
import type { BinaryModel } from '../graph/binary-csp.js';
import { ConstraintGraph } from '../graph/constraint-graph.js';
import { SearchTree } from '../search-tree.js';
import { algorithmNamed } from '../testing/latin-square.js';

/** A chain in which each variable is less than the next: 0 < 1 < … */
const ascending: BinaryModel<number, number, { readonly length: number; readonly values: number }> = {
  variables: ({ length }) => Array(length).keys(),
  domain: (_, { values }) => Array(values).keys(),
  predicate: (first, second) => (second === first + 1 ? (a, b) => a < b : undefined),
};

const graph = new ConstraintGraph(ascending, { length: 4, values: 6 });

function after(
  code: string,
  act: (checker: ReturnType<ReturnType<typeof algorithmNamed>['checking']['checker']>, tree: SearchTree) => void,
) {
  const tree = new SearchTree(graph, [0, 1, 2, 3]);
  const checker = algorithmNamed(`${code}+NO`).checking.checker(tree);
  act(checker, tree);
  return [0, 1, 2, 3].map((variable) => {
    const candidates = tree.candidatesOf(variable);
    const values: number[] = [];
    for (let value = candidates.first; value >= 0; value = candidates.after(value)) values.push(value);
    return values.sort().join('');
  });
}

describe('before the search', () => {
  test.each([
    ['FC', ['012345', '012345', '012345', '012345']],
    // Each against later ones, from the first on: what 3 loses, 2 has been asked before.
    ['PLA', ['01234', '01234', '01234', '012345']],
    ['FLA', ['01234', '1234', '234', '345']],
    ['MAC', ['012', '123', '234', '345']],
  ])('%s leaves %j', (code, left) => {
    expect(after(code, (checker) => checker.simplify?.())).toEqual(left);
  });
});

describe('after the first has 2', () => {
  test.each([
    ['FC', ['01345', '345', '012345', '012345']],
    ['PLA', ['01345', '34', '01234', '012345']],
    ['FLA', ['01345', '34', '4', '5']],
    ['MAC', ['01345', '3', '4', '5']],
  ])('%s leaves %j, and nothing is lost when it is taken back', (code, left) => {
    const assign = (tree: SearchTree) => {
      tree.level = 0;
      tree.candidatesOf(0).remove(0);
      tree.candidatesOf(0).remove(1);
      tree.assignNext();
      tree.candidatesOf(0).putBack(0);
      tree.candidatesOf(0).putBack(1);
    };
    expect(
      after(code, (checker, tree) => {
        assign(tree);
        expect(checker.accepts(0)).toBe(true);
      }),
    ).toEqual(left);
    expect(
      after(code, (checker, tree) => {
        assign(tree);
        checker.accepts(0);
        checker.withdraw?.(0);
      }),
    ).toEqual(['01345', '012345', '012345', '012345']);
  });
});
