type Compare<Item> = (a: Item, b: Item) => number;

/** Ascending. Two variables that compare as equal would be one: that is a mistake in the model, and throws. */
export function variablesInOrder<Variable>(
  variables: Iterable<Variable>,
  compare: Compare<Variable> = naturalOrder,
): readonly Variable[] {
  const sorted = [...variables].sort(compare);
  sorted.forEach((variable, i) => {
    if (i === 0 || compare(sorted[i - 1] as Variable, variable) !== 0) return;
    const hint = compare === naturalOrder ? '; objects need the model’s “compareVariables”' : '';
    throw new RangeError(`two variables are the same by their order, ${String(variable)}${hint}`);
  });
  return sorted;
}

/** Ascending, each once. */
export function valuesInOrder<Value>(
  values: Iterable<Value>,
  compare: Compare<Value> = naturalOrder,
): readonly Value[] {
  const sorted = [...values].sort(compare);
  return sorted.filter((value, i) => {
    const before = sorted[i - 1] as Value;
    if (i === 0 || compare(before, value) !== 0) return true;
    if (compare === naturalOrder && before !== value) {
      throw new TypeError('two values cannot be told apart by “<”: objects need the model’s “compareValues”');
    }
    return false;
  });
}

function naturalOrder<Item>(a: Item, b: Item): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
