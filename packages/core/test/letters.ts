/**
 * A kind that is nothing but rules, for what explanations of all kinds share: from some letters another one follows.
 * Digits are what the puzzle gives. Capital letters are placed, the others are found out on the way; `!` cannot be.
 */
import {
  addRoots,
  explainQuestion,
  type FactPremise,
  factsIn,
  hintQuestion,
  isFact,
  type Knowledge,
  type LastTold,
  minimalSubset,
  type PremiseSet,
  type ReasonedQuestion,
  type Reasoner,
  type Refuted,
  reasoned,
  refute,
  SUPPOSED,
  type ToldStep,
  type ToldUse,
  type UsableTechnique,
  type Use,
} from '../src/explaining/index.js';

/** `a1→X`, or with the technique that it is a use of: `glance: a1→X`. */
export type RuleText = string;

/** Several letters where steps are told together. */
export type Letter = string;

export type Premise = FactPremise | { readonly kind: 'given'; readonly digit: string };

export interface Rule {
  readonly technique: string;
  readonly from: string;
  readonly to: Letter;
}

export function ruleOf(text: RuleText): Rule {
  const [, technique, from = '', to = ''] = /^(?:(.*): )?(.*)→(.)$/.exec(text) ?? [];
  return { technique: technique ?? text, from, to };
}

export class Letters implements Knowledge<Letter> {
  readonly facts: Letter[];

  constructor(facts: readonly Letter[] = []) {
    this.facts = [...facts];
  }

  isNews(letters: Letter): boolean {
    return [...letters].some((letter) => this.numberOf(letter) === -1);
  }

  learn(letters: Letter): void {
    this.facts.push(letters);
  }

  numberOf(letter: Letter): number {
    return this.facts.findIndex((fact) => fact.includes(letter));
  }
}

export class Premises implements PremiseSet<Premise> {
  readonly #all = new Map<string, Premise>();

  include(premise: Premise): this {
    this.#all.set(JSON.stringify(premise), premise);
    return this;
  }

  list(): readonly Premise[] {
    return [...this.#all.values()];
  }
}

/** What a rule rests on; undefined where that is not all known. */
export function premisesOf(from: string, known: Letters): Premises | undefined {
  const because = new Premises();
  for (const sign of from) {
    const id = known.numberOf(sign);
    if (/\d/.test(sign)) because.include({ kind: 'given', digit: sign });
    else if (id === -1) return undefined;
    else because.include({ kind: 'fact', id });
  }
  return because;
}

/** One for each name, in the order of the rules. */
export function techniquesOf(
  rules: readonly Rule[],
  levels: Readonly<Record<string, number>> = {},
): UsableTechnique<Letters, Letter, Premise>[] {
  const names = [...new Set(rules.map(({ technique }) => technique))];
  return names.map((name) => ({
    name,
    level: levels[name] ?? 1,
    find: (known) =>
      rules.flatMap(({ technique, from, to }) => {
        const because = technique === name ? premisesOf(from, known) : undefined;
        return because === undefined ? [] : [{ fact: to, because }];
      }),
  }));
}

/**
 * What is plain is never told; what is seen at a glance is part of steps with room for it, and what is noted too, once
 * and for all; what is alike is one step.
 */
export const drafting = {
  weightIn: (use: Use<Letter, Premise>) =>
    isPlain(use) ? 0 : /^(glance|noted)$/.test(use.technique.name) ? 1 : undefined,
  roomIn: () => 2,
  isRemembered: ({ technique }: Use<Letter, Premise>) => technique.name === 'noted',
  merges: ({ technique }: Use<Letter, Premise>) => technique.name === 'alike',
  premises: () => new Premises(),
};

const isPlain = ({ technique }: Use<Letter, Premise>) => technique.name === 'plain';

export const isImpossible = (letters: Letter) => letters.includes('!');

/** Something to suppose, and what holds where it fails. */
export interface Trial {
  readonly suppose: Letter;
  readonly so: Letter;
}

export interface Board {
  readonly rules: readonly RuleText[];
  /** By technique; 1 unless told. */
  readonly levels?: Readonly<Record<string, number>>;
  /** All letters that can be known. */
  readonly truth: string;
  readonly trials?: readonly Trial[];
  readonly lastResort?: readonly Trial[];
  /** By letter, where it is on the board: its place in this text. */
  readonly places?: string;
  /** Where what follows belongs to a chapter too: the most letters of one, and of those that are left at its end. */
  readonly following?: { readonly most: number; readonly mostAtLast: number };
}

const TRIES_FROM = 2;
const CAPITAL = /[A-Z]/;

export function reasonerOf({ levels, truth, places = '', ...board }: Board): Reasoner<Letters, Letter, Premise> {
  const rules = board.rules.map(ruleOf);
  const techniques = techniquesOf(rules, levels);
  const supposing = { techniques, mostFacts: 20, isImpossible };
  const tryOut = function* (trials: readonly Trial[], level: number, known: Letters) {
    const found: Use<Letter, Premise>[] = [];
    for (const { suppose, so } of trials) {
      yield;
      const refuted = known.isNews(so) ? refute(new Letters(known.facts), suppose, supposing) : undefined;
      if (refuted === undefined) continue;
      const because = addRoots(refuted, new Premises()).list();
      found.push({ technique: { name: 'try', level }, fact: so, because, refuted });
    }
    return found;
  };
  const left = (known: Letters) => [...truth].filter((letter) => CAPITAL.test(letter) && known.isNews(letter));
  const follows = (facts: readonly Letter[], letters: Letter, because: readonly Premise[]) => {
    const known = closure(rules, facts, because);
    return [...letters].every((letter) => known.has(letter));
  };
  function* minimise(
    facts: readonly Letter[],
    parts: readonly { readonly fact: Letter; readonly because: readonly Premise[] }[],
  ): Generator<void, readonly Premise[]> {
    const all = new Premises();
    for (const { fact, because } of parts) {
      // What a trial concludes follows from no rule.
      const needed = follows(facts, fact, because)
        ? yield* minimalSubset(because, (some) => follows(facts, fact, some))
        : because;
      for (const premise of needed) all.include(premise);
    }
    return all.list();
  }

  return {
    ...drafting,
    techniques,
    knowledge: (facts) => new Letters(facts),
    left,
    nameOfPlaced: (letter) => letter,
    unfinished: (known) => left(known).length,
    places: (letters) => CAPITAL.test(letters),
    isComplete: (known) => !known.isNews(truth),
    findings: (known) => [...truth].map((letter) => [known.numberOf(letter)]).filter(([id = -1]) => id >= 0),
    triesFrom: TRIES_FROM,
    trials: (known) => tryOut(board.trials ?? [], TRIES_FROM, known),
    lastResort: (known) => tryOut(board.lastResort ?? [], 5, known),
    minimise,
    thin: (facts, use) => minimise(facts, [use]),
    follows,
    *refuteBy(facts, because, supposed): Generator<void, Refuted<Letter, Premise> | undefined> {
      yield;
      const named = new Set(factsIn(because));
      const digits = because.flatMap((premise) => (isFact(premise) ? [] : [premise.digit]));
      const alone = rules.filter(({ from }) => [...from].every((sign) => !/\d/.test(sign) || digits.includes(sign)));
      const known = new Letters(facts.map((fact, id) => (named.has(id) ? fact : '')));
      return refute(known, supposed, { ...supposing, techniques: techniquesOf(alone, levels) });
    },
    isThin: isPlain,
    isGranted: (premise) => !isFact(premise) && premise.digit === '0',
    together: (letters) => letters.join(''),
    compares: 8,
    nameOf: (_, { technique }) => technique,
    distance: (letters, other) => Math.abs(places.indexOf(letters) - places.indexOf(other)),
    ...(board.following && {
      following: {
        ...board.following,
        techniques,
        last: techniques.filter(({ name }) => name === 'last'),
        open: (known) => [...truth].filter((letter) => known.isNews(letter)).length,
        placed: (letters) => [...letters].filter((letter) => CAPITAL.test(letter)).length,
      },
    }),
  };
}

/** All that follows from premises by any rules. */
function closure(rules: readonly Rule[], facts: readonly Letter[], because: readonly Premise[]): ReadonlySet<string> {
  const known = new Set(
    because.flatMap((premise) => (isFact(premise) ? [...(facts[premise.id] ?? '')] : [premise.digit])),
  );
  for (const _ of rules)
    for (const { from, to } of rules) if ([...from].every((sign) => known.has(sign))) known.add(to);
  return known;
}

/**
 * A step in signs, premises sorted: `technique: 1a→B`, with `+c` for what is seen on the way; and for what is supposed
 * `try: 12→B | s? 1s→c 2c→!`.
 */
export function told(given: readonly Letter[], steps: readonly ToldStep<Letter, Premise>[]): string[] {
  return steps.map((step) => {
    const { supposed, chain = [] } = step;
    const nameOf = ({ id }: FactPremise) => {
      if (id < SUPPOSED) return [...given, ...steps.map(({ fact }) => fact)][id] ?? '?';
      return id === SUPPOSED ? (supposed ?? '?') : (chain[id - SUPPOSED - 1]?.fact ?? '?');
    };
    const textOf = ({ fact, because, seen }: ToldUse<Letter, Premise>) => {
      const from = because.map((premise) => (isFact(premise) ? nameOf(premise) : premise.digit)).sort();
      return `${from.join('')}→${fact}${seen.map((each) => `+${each.fact}`).join('')}`;
    };
    const text = textOf(step);
    const name = step.technique.name;
    // Where a rule has a technique of its own, the step says the same.
    const own = name.includes('→') ? text : `${name}: ${text}`;
    return supposed === undefined ? own : [`${own} |`, `${supposed}?`, ...chain.map(textOf)].join(' ');
  });
}

export type LettersQuestion = ReasonedQuestion<Letters, true, Letter, Premise, string, string, string, string>;

export function explain(question: LettersQuestion) {
  return explainQuestion(reasoned(question));
}

export function hint(
  question: LettersQuestion,
  after: number,
  last: LastTold<string, string, string> = {},
  chapter = 0,
) {
  return hintQuestion(reasoned(question), after, last, chapter);
}

/** @param board none where it has no solution */
export function questionOf(board: Board | undefined, given: readonly Letter[] = []): LettersQuestion {
  return {
    given,
    *findTruth() {
      yield;
      return board === undefined ? undefined : true;
    },
    *findGuess() {
      yield;
      return board === undefined ? undefined : true;
    },
    isUnique: () => true,
    *countToTwo() {
      yield;
      return board === undefined ? 0 : 1;
    },
    *findDiffer() {
      yield;
      return { solutions: ['this', 'that'], cells: [], free: [], beyond: 0, found: 2, isAll: true };
    },
    *findChoice() {
      yield;
      return undefined;
    },
    *finish() {
      yield;
      return board === undefined ? undefined : () => true;
    },
    *findConflict() {
      yield;
      return 'none';
    },
    *findPlainConflict() {
      yield;
      return undefined;
    },
    stepsTo: () => [],
    reasoner: () => reasonerOf(board ?? { rules: [], truth: '' }),
    toSteps: (steps) => told(given, steps),
  };
}
