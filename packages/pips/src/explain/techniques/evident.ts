/** Techniques whose reason a reader sees without being told; as a rule they name nothing needless. */
export const EVIDENT: ReadonlySet<string> = new Set([
  'single-cell',
  'extreme-sum',
  'equal-values',
  'rest-of-sum',
  'forced-partner',
]);
