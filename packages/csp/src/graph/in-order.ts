/** Ascending and without repeats; two things that are not the same must not compare as equal. */
export function inOrder<Item>(
  items: Iterable<Item>,
  compare: ((a: Item, b: Item) => number) | undefined,
  what: 'variables' | 'values',
): readonly Item[] {
  const order = compare ?? naturalOrder;
  const sorted = [...items].sort(order);
  return sorted.filter((item, i) => {
    if (i === 0) return true;
    const before = sorted[i - 1] as Item;
    if (order(before, item) !== 0) return true;
    if (compare === undefined && before !== item) {
      const comparer = what === 'variables' ? 'compareVariables' : 'compareValues';
      throw new TypeError(`two ${what} cannot be told apart by “<”: give the model its “${comparer}”`);
    }
    return false;
  });
}

function naturalOrder<Item>(a: Item, b: Item): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
