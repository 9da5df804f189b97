/**
 * A kind that is nothing but rules, for what explanations of all kinds share: from some letters another one follows.
 * Digits are what the puzzle gives. Capital letters are placed, the others are found out on the way.
 */
import { explainQuestion } from '../src/explaining/explain.js';
import { hintQuestion, type LastTold } from '../src/explaining/hinting.js';
import { chaptersOf, type Question, type Telling, type Told } from '../src/explaining/index.js';

export interface Board {
  /** `a1→X`, or with the technique that it is a use of: `glance: a1→X`. */
  readonly rules: readonly string[];
  /** All letters that can be known. */
  readonly truth: string;
}

interface Rule {
  readonly technique: string | undefined;
  readonly from: string;
  readonly to: string;
}

const CAPITAL = /[A-Z]/;

function ruleOf(text: string): Rule {
  const [, technique, from = '', to = ''] = /^(?:(.*): )?(.*)→(.)$/.exec(text) ?? [];
  return { technique, from, to };
}

/** `technique: 1a→B`, with what it rests on in order. */
function told({ technique, from, to }: Rule): string {
  const text = `${[...from].sort().join('')}→${to}`;
  return technique === undefined ? text : `${technique}: ${text}`;
}

/** Each chapter leads to the first letter that can be placed, or where none can, to the first that can be known. */
class LettersTelling implements Telling<true, string> {
  readonly #boardBy: () => Board;
  readonly #known: Set<string>;
  readonly #steps: string[] = [];
  readonly #ends: number[] = [];
  readonly #onlyPlacing: boolean;
  #board: Board = { rules: [], truth: '' };

  constructor(boardBy: () => Board, given: readonly string[], onlyPlacing: boolean) {
    this.#boardBy = boardBy;
    this.#onlyPlacing = onlyPlacing;
    this.#known = new Set(given);
  }

  goBy(): void {
    this.#board = this.#boardBy();
  }

  *tell(): Generator<void, boolean> {
    const ahead = new Map<string, Rule>();
    const isKnown = (sign: string) => /\d/.test(sign) || this.#known.has(sign) || ahead.has(sign);
    const isWanted = (letter: string) => this.#board.truth.includes(letter);
    const goal = () => [...ahead.keys()].find((letter) => CAPITAL.test(letter));
    for (let count = -1; count < ahead.size && goal() === undefined; ) {
      for (const _ of this.#board.rules) yield;
      count = ahead.size;
      const found = this.#board.rules.map(ruleOf).filter(({ from, to }) => [...from].every(isKnown) && !isKnown(to));
      for (const rule of found) ahead.set(rule.to, rule);
    }
    const end = goal() ?? (this.#onlyPlacing ? undefined : [...ahead.keys()].find(isWanted));
    if (end === undefined) return false;
    const needed = new Set<string>();
    const need = (letter: string): void => {
      for (const sign of ahead.get(letter)?.from ?? '') if (ahead.has(sign)) need(sign);
      needed.add(letter);
    };
    need(end);
    for (const letter of needed) {
      this.#known.add(letter);
      this.#steps.push(told(ahead.get(letter) as Rule));
    }
    this.#ends.push(this.#steps.length);
    return true;
  }

  get isComplete(): boolean {
    return [...this.#board.truth].every((letter) => this.#known.has(letter));
  }

  get told(): Told<string> {
    return { steps: [...this.#steps], chapters: chaptersOf(this.#ends) };
  }

  *other(): Generator<void, undefined> {
    yield;
    return undefined;
  }
}

export type LettersQuestion = Question<true, string, string, string, string>;

export const explain = (question: LettersQuestion) => explainQuestion(question);

export const hint = (
  question: LettersQuestion,
  after: number,
  last: LastTold<string, string, string, string> = {},
  chapter = 0,
) => hintQuestion(question, after, last, chapter);

/** @param board none where it has no solution @param boardBy what is told by, at the time when that begins */
export function questionOf(
  board: Board | undefined,
  given: readonly string[] = [],
  boardBy: () => Board = () => board ?? { rules: [], truth: '' },
): LettersQuestion {
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
    choiceIn: ({ solutions: [first] }) => first,
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
    telling: (onlyPlacing = false) => new LettersTelling(boardBy, given, onlyPlacing),
  };
}
