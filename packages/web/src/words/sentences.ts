/** Forms of a phrase by number; `other` is always there. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Chooses a form by the rules of a language. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Sentences by the codes of problems; some look into the puzzle. */
export type Sayings = Readonly<Record<string, (data: never, puzzle: never) => string>>;
