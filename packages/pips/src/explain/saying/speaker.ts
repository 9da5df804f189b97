/** Claims as clauses, and what they conclude: which message says them is chosen by what is in the claim alone. */
import { sameCell } from '@pipwright/core';
import { type Cell, compareCells } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import type { Count, Makes, Need, Of, PlainClaim } from '../claims/claim.js';
import { isDeadEnd, type Told, type ToldClaim, type ToldFact, type ToldTwo } from '../claims/told.js';
import type { Catalogue, Names } from './catalogue.js';
import type { Key } from './english.js';

/** A part of a sentence, with what it has said, so that others can go on from it. */
export interface Clause {
  readonly text: string;
  /** The cell that it ends with, or whose partner it ends with. */
  readonly at?: Cell;
  /** Two cells of which it says that they pair. */
  readonly pair?: readonly [Cell, Cell];
  /** Does it say so of others too, so that "they" are not these two? */
  readonly isOneOf?: boolean;
  /** Says it what is concluded? */
  readonly isWhole?: boolean;
  /** Cells of pairs of which it says that they do not pair. */
  readonly parts?: readonly Cell[];
  /** Cells of which it says what they are. */
  readonly sure?: readonly Cell[];
  /** What is told of it before "so". */
  readonly lead?: string | undefined;
  /** Does it rest on nothing that was said before it? */
  readonly isGiven?: boolean;
  /** Is it a sentence of its own? */
  readonly isOwn?: boolean;
}

type Parts = Readonly<Record<string, string | number>>;
type SaidBy = {
  readonly [Says in PlainClaim['says']]: (claim: ToldOf<Says>, facts: readonly ToldFact[]) => readonly Clause[];
};
export type ToldOf<Says extends ToldClaim['says']> = Extract<ToldClaim, { readonly says: Says }>;

/** More dominoes are looked over, and not listed. */
export const LISTED = 4;
/** More regions are ringed, and not said. */
const BESIDE = 2;

export class Speaker {
  readonly #puzzle: Puzzle;
  readonly #words: Catalogue<Key>;
  readonly names: Names;
  readonly #plural: Intl.PluralRules;

  constructor(puzzle: Puzzle, words: Catalogue<Key>, names: Names) {
    this.#puzzle = puzzle;
    this.#words = words;
    this.names = names;
    this.#plural = new Intl.PluralRules(words.code);
  }

  say(key: Key, parts: Parts = {}, n = 1): string {
    const message = this.#words.messages[key];
    const text = typeof message === 'string' ? message : message[this.#plural.select(n) === 'one' ? 'one' : 'other'];
    return text.replace(/\{(\w+)\}/g, (_, name: string) => `${parts[name]}`);
  }

  and(items: readonly string[]): string {
    return this.#words.list(items, 'and');
  }

  /** What could be a sentence each. */
  all(clauses: readonly string[]): string {
    return this.#words.clauses(clauses);
  }

  or(items: readonly (string | number)[]): string {
    return this.#words.list(items.map(String), 'or');
  }

  cells(cells: readonly Cell[]): string {
    return this.and([...cells].sort(compareCells).map((cell) => this.names.cell(cell)));
  }

  regions(regions: readonly number[]): string {
    return this.and(this.names.regions(regions));
  }

  /** A claim as clauses, and what keeps things out beside it. */
  clauses(claim: Exclude<ToldClaim, ToldTwo>, facts: readonly ToldFact[]): readonly Clause[] {
    const clauses = (this.#saidBy[claim.says] as (claim: ToldClaim, facts: readonly ToldFact[]) => readonly Clause[])(
      claim,
      facts,
    );
    const last = clauses.at(-1);
    if (last === undefined) return clauses;
    const text = this.besides(claim, last.text);
    return text === last.text ? clauses : [...clauses.slice(0, -1), { ...last, text, isGiven: true }];
  }

  /** A clause behind the regions that keep something out beside it, where they are few. */
  besides({ beside = [] }: ToldClaim, clause: string): string {
    if (beside.length === 0 || beside.length > BESIDE) return clause;
    return this.say('beside', { regions: this.regions(beside), clause });
  }

  readonly #saidBy: SaidBy = {
    enough: ({ regions, count, values, counts }, facts) => {
      const times = this.#words.times(count);
      const named = { regions: this.regions(regions), count: this.#words.count(count) };
      const lost = [...new Set(facts.flatMap((fact) => (fact.is === 'number' ? fact.lost : [])))].sort((a, b) => a - b);
      const isByLost = values.length > 2 && lost.length > 0 && lost.length < values.length;
      const rest =
        values.length === 0
          ? this.say('none-enough', { times })
          : isByLost
            ? this.say('not-enough', { values: this.and(lost.map(String)), times }, lost.length)
            : this.say('enough', { values: this.and(values.map(String)), times }, values.length);
      return [
        ...counts.map((each) => this.#count(each)),
        { text: this.say('alike', named, regions.length), isGiven: true },
        { text: rest, isWhole: values.length === 0 },
      ];
    },
    share: ({ regions, count, values, counts, all, isLeast }) => {
      const named = { regions: this.regions(regions), count: this.#words.count(count) };
      const others = all.filter((each) => !regions.includes(each));
      return [
        ...counts.map((each) => this.#count(each)),
        { text: this.say(isLeast ? 'alike-least' : 'alike', named, regions.length), isGiven: true },
        {
          text: this.say('share', { values: this.and(values.map(String)), times: this.#words.times(count) }),
        },
        ...(others.length === 0
          ? []
          : [{ text: this.say('share-more', { others: this.regions(others) }, others.length) }]),
      ];
    },
    spent: (claim) => [this.#count(claim)],
    sum: ({ region, cell, left }, facts) => {
      const parts = { region: this.names.region(region), left, cell: this.names.cell(cell) };
      if (left < 0) return [{ text: this.say('sum-over', parts), isWhole: true }];
      if (isDeadEnd(facts)) return [{ text: this.say('sum-fails', parts), isWhole: true }];
      return [{ text: this.say(left === 0 ? 'sum-done' : 'sum', parts), at: cell, isWhole: true }];
    },
    ways: ({ region, bags, counts, isRest }) => {
      const parts = { region: this.names.region(region), bags: this.#orElse(bags.map((bag) => this.#bag(bag))) };
      const key = bags.length === 0 ? 'ways-none' : isRest ? 'ways-rest' : 'ways';
      const isUniform = bags.length === 1 && new Set(bags[0]).size === 1;
      const isWhole = bags.length === 0 || isUniform;
      return [...counts.map((each) => this.#count(each)), { text: this.say(key, parts), isWhole }];
    },
    reach: ({ region, cell, side, left, others, counts }) => {
      const parts = { region: this.names.region(region), left, others, cell: this.names.cell(cell) };
      const key: Key = others === 0 ? `${side}-alone` : this.#isWhole(region, left) ? side : `${side}-left`;
      return [...counts.map((each) => this.#count(each)), { text: this.say(key, parts), at: cell }];
    },
    neighbour: ({ cell, partner }) =>
      partner === undefined
        ? [{ text: this.say('neighbour-none', { cell: this.names.cell(cell) }), isWhole: true }]
        : [
            {
              text: this.say('neighbour', { cell: this.names.cell(cell), partner: this.names.cell(partner) }),
              pair: [cell, partner],
              isWhole: true,
              isGiven: true,
            },
          ],
    outside: (claim) => [this.outsides([claim])],
    double: ({ region, edge }, facts) => [
      {
        text: this.say(isDeadEnd(facts) ? 'double-twice' : 'double', {
          cells: this.cells(edge),
          region: this.names.region(region),
        }),
        isWhole: true,
      },
    ],
    fit: (claim) => [
      {
        text: this.fit(claim),
        isWhole: claim.dominoes.length <= LISTED,
        isOwn: claim.isLast,
        isGiven: claim.only !== undefined,
      },
    ],
    pairs: ({ region, edges, ways }) => {
      const all = new Set(
        ways.map((way) => this.and([...way].sort(compareDominoes).map((domino) => this.#the([domino])))),
      );
      const parts = {
        region: this.names.region(region),
        count: this.#words.count(edges.length),
        ways: this.#orElse([...all]),
      };
      return [{ text: this.say(all.size === 0 ? 'pairs-none' : 'pairs', parts), isWhole: ways.length === 0 }];
    },
    unfit: (claim) => [
      {
        text: this.#unfit(claim),
        isWhole: claim.isJoined,
        ...(claim.isJoined ? {} : { parts: claim.edge }),
      },
    ],
    alone: ({ cell, values, wanted, inside, isUsed }, facts) => {
      const parts = {
        cell: this.names.cell(cell),
        values: this.or(values),
        dominoes: inside === undefined ? this.#the(wanted) : this.#dominoNames(wanted),
        region: inside === undefined ? '' : this.names.region(inside),
      };
      const isMany = wanted.length === 0 || wanted.length > LISTED;
      if (isDeadEnd(facts) && !isMany && inside === undefined)
        return [
          {
            text: this.say(isUsed ? 'unfit-needs-used' : 'unfit-needs', { ...parts, cells: parts.cell }, wanted.length),
            isWhole: true,
          },
        ];
      const own = isUsed ? 'alone-used' : 'alone';
      const key = isMany ? 'alone-many' : inside === undefined ? own : 'alone-inside';
      return [{ text: this.say(key, parts, wanted.length), at: cell }];
    },
    home: ({ domino, edges }) => {
      const [edge] = edges;
      const name = this.names.domino(domino);
      if (edge === undefined) return [{ text: this.say('home-none', { domino: name }), isWhole: true }];
      if (edges.length === 1)
        return [{ text: this.say('home', { domino: name, cells: this.cells(edge) }), pair: edge, isWhole: true }];
      const shared = edge.find((cell) => edges.every((other) => other.some((each) => String(each) === String(cell))));
      return [{ text: this.say('home-at', { domino: name, cell: this.names.cell(shared ?? edge[0]) }) }];
    },
    room: ({ value, there, cells }) => {
      const parts = {
        value,
        plural: this.#words.plural(value),
        count: this.#words.count(there),
        some: this.#words.some(value, there),
        all: this.#words.all(value, there),
        cells: this.cells(cells),
      };
      const key = cells.length === 0 ? 'room-nowhere' : cells.length < there ? 'room-none' : 'room';
      return [{ text: this.say(key, parts, there), isWhole: true }];
    },
    differ: ({ region, values }, facts) => {
      const name = this.names.region(region);
      const often = values.find((value, i) => values.indexOf(value) < i);
      if (often !== undefined && isDeadEnd(facts)) {
        const times = values.filter((value) => value === often).length;
        return [
          { text: this.say('differ-twice', { region: name, values: this.#words.some(often, times) }), isWhole: true },
        ];
      }
      return [{ text: this.say('differ', { region: name, values: this.and([...new Set(values)].map(String)) }) }];
    },
    cut: ({ edge, at, area }) => [
      {
        text: this.say(
          'cut',
          { cells: this.cells(edge), count: this.#words.count(area.length), area: this.names.cell(at) },
          area.length,
        ),
        isWhole: true,
        isGiven: true,
      },
    ],
  };

  /** Are all of a number that is left on cells that show it already? */
  isKnown({ needs, there }: Count<Told>): boolean {
    const all = needs.reduce((sum, { count }) => sum + count, 0);
    return all === there && needs.every(({ region }) => region === undefined || this.#cellsIn(region) === 1);
  }

  #cellsIn(index: number): number {
    return this.#puzzle.regions.find((region) => region.index === index)?.cells.length ?? 0;
  }

  /** Numbers that are all on cells that show them. */
  spent(claims: readonly Count<Told>[]): Clause {
    const all = claims.map(({ value, there }) => this.#words.all(value, there));
    const n = claims.length === 1 ? claims[0]!.there : 2;
    return { text: this.say('taken-all', { all: this.and(all) }, n) };
  }

  /** Cells of which each has one neighbour left. */
  neighbours(claims: readonly ToldOf<'neighbour'>[]): Clause {
    const [first, ...others] = claims.map(({ cell, partner }) => ({
      cell: this.names.cell(cell),
      partner: this.names.cell(partner!),
    }));
    const last = claims.at(-1)!;
    const items = [this.say('neighbour', first), ...others.map((each) => this.say('neighbour-too', each))];
    const pair = [last.cell, last.partner!] as const;
    return { text: this.all(items), pair, isOneOf: claims.length > 1, isWhole: true, isGiven: true };
  }

  /** Cells of = that pair outside them, since the same doubles are missing. */
  outsides(claims: readonly ToldOf<'outside'>[]): Clause {
    const items = claims.map((claim, i) => {
      const before = claims[i - 1];
      if (before === undefined) return this.#outside(claim);
      const { cell, region, partner } = claim;
      return this.say(before.region === region ? 'neighbour-too' : 'outside-too', {
        cell: this.names.cell(cell),
        region: this.names.region(region),
        partner: this.names.cell(partner),
      });
    });
    const last = claims.at(-1)!;
    const pair = [last.cell, last.partner] as const;
    return { text: this.all(items), pair, isOneOf: claims.length > 1, isWhole: true };
  }

  #outside({ cell, region, wanted, partner, isBare, isUsed }: ToldOf<'outside'>): string {
    const key = isBare ? 'outside-bare' : wanted.length > LISTED ? 'outside-many' : isUsed ? 'outside-used' : 'outside';
    return this.say(key, {
      dominoes: this.#dominoNames(wanted),
      cell: this.names.cell(cell),
      region: this.names.region(region),
      partner: this.names.cell(partner),
    });
  }

  /** Pairs that nothing fits: of one cell with several others in one clause, where the same dominoes are missing. */
  unfits(claims: readonly ToldOf<'unfit'>[]): Clause {
    const parts = claims.flatMap(({ edge }) => edge);
    const texts: string[] = [];
    for (let i = 0; i < claims.length; ) {
      const claim = claims[i]!;
      let run = 1;
      while (claims[i + run] !== undefined && this.#shared(claims.slice(i, i + run + 1)) !== undefined) run++;
      const isFirst = texts.length === 0;
      texts.push(run === 1 ? this.#unfit(claim, isFirst) : this.#unfitEither(claims.slice(i, i + run), isFirst));
      i += run;
    }
    return { text: this.all(texts), parts };
  }

  /** The cell that is in all these pairs, where the same dominoes are missing for all. */
  #shared(claims: readonly ToldOf<'unfit'>[]): Cell | undefined {
    const [first, ...others] = claims;
    if (claims.some(({ makes }) => makes !== undefined)) return undefined;
    if (others.some((other) => String(other.wanted) !== String(first!.wanted))) return undefined;
    return first!.edge.find((cell) => others.every((other) => other.edge.some((each) => sameCell(each, cell))));
  }

  /** That nothing fits two cells. @param isFirst must it be a clause by itself? */
  #unfit({ edge, wanted, inside, isJoined, isUsed, makes }: ToldOf<'unfit'>, isFirst = true): string {
    const parts = {
      cells: this.cells(edge),
      dominoes: isJoined ? this.#the(wanted) : this.#dominoNames(wanted),
      sum: makes === undefined ? '' : this.#sum(makes),
    };
    if (makes !== undefined) return this.say(makes.isThere ? 'unfit-makes-there' : 'unfit-makes', parts);
    if (wanted.length === 0 || wanted.length > LISTED)
      return this.say(inside === undefined ? 'unfit-many' : 'unfit-double', parts);
    if (isJoined) return this.say(isUsed ? 'unfit-needs-used' : 'unfit-needs', parts, wanted.length);
    const few = isUsed ? 'unfit-used' : 'unfit';
    return this.say(isFirst ? few : `${few}-too`, parts);
  }

  /** That two cells which were just said to pair would need what is not there; undefined where that takes more words. */
  theyNeed({ wanted, isJoined, inside, makes, isUsed }: ToldOf<'unfit'>): string | undefined {
    if (!isJoined || makes !== undefined) return undefined;
    if (wanted.length === 0 || wanted.length > LISTED)
      return inside === undefined ? this.say('they-fit-none') : undefined;
    return this.say(isUsed ? 'they-need-used' : 'they-need', { dominoes: this.#the(wanted) }, wanted.length);
  }

  #unfitEither(claims: readonly ToldOf<'unfit'>[], isFirst: boolean): string {
    const shared = this.#shared(claims)!;
    const [{ wanted, isUsed }] = claims as [ToldOf<'unfit'>];
    const others = claims.flatMap(({ edge }) => edge).filter((cell) => !sameCell(cell, shared));
    const isMany = wanted.length === 0 || wanted.length > LISTED;
    const parts = {
      dominoes: this.#dominoNames(wanted),
      cell: this.names.cell(shared),
      others: this.or(others.sort(compareCells).map((cell) => this.names.cell(cell))),
    };
    const few = isUsed ? 'unfit-either-used' : 'unfit-either';
    return this.say(isMany ? 'unfit-either-many' : isFirst ? few : `${few}-too`, parts);
  }

  /** What fits two cells that pair. @param isNamed have the cells just been named? */
  fit({ edge, dominoes, inside, only, isLast, makes }: ToldOf<'fit'>, isNamed = false): string {
    const parts = {
      cells: this.cells(edge),
      dominoes: this.#the(dominoes),
      region: inside === undefined ? '' : this.names.region(inside),
      ...(only === undefined ? {} : { value: only.value, cell: this.names.cell(only.cell) }),
      ...(makes === undefined ? {} : { sum: this.#sum(makes) }),
    };
    if (dominoes.length > LISTED) {
      const names = new Set(dominoes.map((domino) => this.names.domino(domino)));
      return this.say('fit-many', { ...parts, count: this.#words.count(names.size) });
    }
    if (dominoes.length === 1 && isLast) return this.say('fit-last', parts);
    if (dominoes.length === 1 && only !== undefined) return this.say(isNamed ? 'fit-only' : 'fit-only-at', parts);
    if (makes !== undefined) return this.say(isNamed ? 'that-makes' : 'fit-makes', parts);
    if (inside !== undefined) return this.say(isNamed ? 'fit-double' : 'fit-inside', parts);
    if (isOneTurned(dominoes)) return this.#eitherWay(edge, dominoes[0]!);
    if (isNamed) return this.say('that-is', parts);
    return this.say(dominoes.length === 1 ? 'fit-one' : 'fit', parts);
  }

  /** One domino, that may lie either way. */
  #eitherWay(edge: Told['edge'], domino: Domino): string {
    const value = Math.max(...domino);
    const places = this.or(edge.map((cell) => this.names.cell(cell)));
    return this.say('fit-round', { cells: this.cells(edge), domino: this.names.domino(domino), value, places });
  }

  /** What is one of a few. */
  choice(of: Of<Told>): string {
    switch (of.kind) {
      case 'number':
        return this.say('is', { what: this.names.region(of.region), values: this.or(of.values) });
      case 'cell':
        return this.say('is', { what: this.names.cell(of.cell), values: this.or(of.values) });
      case 'partner': {
        const partners = this.or(of.partners.map((cell) => this.names.cell(cell)));
        return this.say('joined', { cell: this.names.cell(of.cell), other: partners });
      }
      case 'domino':
        if (isOneTurned(of.dominoes)) return this.#eitherWay(of.edge, of.dominoes[0]!);
        return this.say('fit', { cells: this.cells(of.edge), dominoes: this.#the(of.dominoes) });
      case 'home':
        return this.say('two-places', {
          domino: this.names.domino(of.domino),
          places: this.or(of.edges.map((edge) => this.say('on', { cells: this.cells(edge) }))),
        });
    }
  }

  /** One of a choice, after "it is", "it pairs with" and the like; empty where it is none of them. */
  option(of: Of<Told>, fact: ToldFact): string {
    switch (fact.is) {
      case 'values':
      case 'number':
        return this.or(fact.left);
      case 'joined':
        if (of.kind !== 'partner') return this.cells(fact.edge);
        return this.names.cell(fact.edge.find((cell) => String(cell) !== String(of.cell))!);
      case 'placed':
        if (of.kind === 'home') return this.cells(fact.cells);
        if (!isTurnedAt(of)) return this.#the([fact.domino]);
        return this.names.cell(fact.cells[fact.domino[0] > fact.domino[1] ? 0 : 1]);
      default:
        return '';
    }
  }

  /** What is said of one of a choice: that it is so, and that it cannot be. */
  supposing(of: Of<Told>): { readonly is: Key; readonly cannot: Key; readonly value: number } {
    const value = of.kind === 'domino' ? Math.max(...of.dominoes[0]!) : 0;
    if (of.kind === 'home') return { is: 'it-lies', cannot: 'cannot-lie', value };
    if (of.kind === 'partner') return { is: 'it-pairs', cannot: 'cannot-pair', value };
    return isTurnedAt(of)
      ? { is: 'it-is-on', cannot: 'cannot-be-on', value }
      : { is: 'it-is', cannot: 'cannot-be', value };
  }

  /** `6`, `less than 4`, `more than 2`. */
  #sum({ low, high }: Makes): string {
    if (low === high) return `${low}`;
    return low < 0 ? this.say('less-than', { n: high + 1 }) : this.say('more-than', { n: low - 1 });
  }

  #isWhole(index: number, left: number): boolean {
    const rule = this.#puzzle.regions.find((region) => region.index === index)?.rule;
    if (rule?.kind !== 'sum') return false;
    return left === rule.target + (rule.op === '>' ? 1 : rule.op === '<' ? -1 : 0);
  }

  #need({ region, cell }: Need<Told>): string {
    return region === undefined ? this.names.cell(cell!) : this.names.region(region);
  }

  #needs(needs: readonly Need<Told>[], value: number): string {
    const regions = needs.flatMap(({ region }) => region ?? []);
    const cells = needs.filter(({ region }) => region === undefined).map((need) => this.#need(need));
    return this.and([...this.names.regions(regions, value), ...cells]);
  }

  #count({ value, there, needs }: Count<Told>): Clause {
    const words = this.#words;
    const some = words.some(value, there);
    // There "is no 4".
    if (needs.length === 0) return { text: this.say('there', { some }, Math.max(there, 1)), isGiven: true };
    const all = needs.reduce((sum, { count }) => sum + count, 0);
    const named = this.#needs(needs, value);
    if (there === 0)
      return {
        text: this.say('none-left', { needs: named, all: words.some(value, all) }),
        isWhole: true,
        isGiven: true,
      };
    if (all > there)
      return {
        text: this.say(
          'over',
          {
            there: this.say('there-only', { count: words.count(there) }, there),
            needs: named,
            all: words.some(value, all),
          },
          needs.length,
        ),
        isWhole: true,
        isGiven: true,
      };
    if (this.isKnown({ value, there, needs })) return { ...this.spent([{ value, there, needs }]), isGiven: true };
    if (all === there)
      return { text: this.say('taken', { needs: named, all: words.all(value, there) }, needs.length), isGiven: true };
    return { text: this.say('partly', { some, needs: named, all: words.count(all) }, needs.length), isOwn: true };
  }

  /** `two 4s`, `a 3 and a 5`. */
  #bag(numbers: readonly number[]): string {
    const counts = new Map<number, number>();
    for (const v of numbers) counts.set(v, (counts.get(v) ?? 0) + 1);
    return this.and([...counts].map(([value, n]) => this.#words.part(value, n)));
  }

  /** Ways in which things stand together: `two 5s, or a 4 and a 6`. */
  #orElse(ways: readonly string[]): string {
    const [way = '', ...more] = ways;
    return more.reduce((first, last) => this.say('or', { first, last }), way);
  }

  #dominoNames(dominoes: readonly Domino[]): string {
    return this.or([...new Set(dominoes.map((domino) => this.names.domino(domino)))]);
  }

  #the(dominoes: readonly Domino[]): string {
    const names = [...new Set(dominoes.map((domino) => this.names.domino(domino)))];
    return this.or(names.map((domino) => this.say('the', { domino })));
  }
}

/** By their smaller numbers. */
function compareDominoes(a: Domino, b: Domino): number {
  return Math.min(...a) - Math.min(...b) || Math.max(...a) - Math.max(...b);
}

/** One domino at one place, either way round? */
function isTurnedAt(of: Of<Told>): boolean {
  return of.kind === 'domino' && isOneTurned(of.dominoes);
}

/** One domino both ways round? */
function isOneTurned(dominoes: readonly Domino[]): boolean {
  const [a, b, ...more] = dominoes;
  return a !== undefined && b !== undefined && more.length === 0 && a[0] === b[1] && a[1] === b[0];
}
