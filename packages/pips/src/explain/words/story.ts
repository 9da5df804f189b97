/** How steps are told: what comes before what, and what is left out where there is no room. */
import { type Statement, together, type Variants } from '@pipwright/core/wording';
import type { Cell } from '../../model/cell.js';
import type { Edge } from '../step.js';
import { deadCell } from '../told/dead-end.js';
import { type Candidates, hasEnd, type Impossible, impossibleOn, type ToldLink } from '../told/index.js';
import { regionInside } from '../told/lacking.js';
import { onTheWay } from '../told/on-the-way.js';
import { FILLING, pairByPair } from '../told/pair-by-pair.js';
import { isOfPair, namedLast, pairing, type Subject } from '../told/pairing.js';
import { samePair } from '../told/pairs.js';
import { isPartner } from '../told/partners.js';

/** What is seen on the way; `more` are pairs that are told with those. */
export type SeenParts = (
  told: ToldLink,
  options?: { readonly without?: Edge | undefined; readonly more?: readonly ToldLink[] },
) => readonly Statement[];

/** That a region of one cell says its number is not said, the board shows it. */
export function seenPartsBy(words: {
  glance(seen: ToldLink): Variants;
  partners(told: ToldLink, links: readonly ToldLink[], around: { readonly parted: readonly ToldLink[] }): Variants;
}): SeenParts {
  return (told, { without, more = [] } = {}) => {
    const { partners, parted, others } = onTheWay(told, { without, more });
    const parts: Statement[] = others.map((each) => ({ variants: words.glance(each), isEvident: false }));
    if (partners.length === 0) return parts;
    return [...parts, { variants: words.partners(told, partners, { parted }), isEvident: more.length === 0 }];
  };
}

/** One small thing in as few words as it takes: with its reason, if that is no longer than so much. */
export function atAGlance(all: Variants, plain: Variants, longest: number): Variants {
  const short = all.filter((text) => text !== '' && text.length <= longest);
  const reasoned = short.filter((text) => !plain.includes(text));
  const said = reasoned.length === 0 ? short : reasoned;
  return [...new Set(said)].sort((x, y) => y.length - x.length);
}

/** Several things, each in the same of its lengths, as many times as the one with most lengths has. */
export function lengthByLength(all: readonly Variants[]): readonly Variants[] {
  const length = Math.max(0, ...all.map((variants) => variants.length));
  return Array.from({ length }, (_, i) => all.map((variants) => variants[Math.min(i, variants.length - 1)] ?? ''));
}

/** What rules out the other dominoes, the longest way first: the same reason once. */
export function reasonsTogether(all: readonly Variants[]): Variants {
  return lengthByLength(all).map((texts) => [...new Set(texts)].filter((text) => text !== '').join('. '));
}

/** What is told of a pair, and how. */
export interface PairTelling {
  readonly exclusions: readonly ToldLink[];
  readonly candidates: Candidates;
  readonly subject: Subject;
  /** Is what to place said next, so that the domino need not be named? */
  readonly isPlaced: boolean;
}

interface PairWords {
  lastDomino(told: ToldLink, isPlaced: boolean): Variants;
  /** What comes before the dominoes that fit. */
  lead(told: ToldLink, lead: readonly ToldLink[], candidates: Candidates): readonly Statement[];
  pair(told: ToldLink, edge: Edge): Variants;
  /** Which dominoes fit, and why it is this one. */
  core(told: ToldLink, telling: PairTelling): readonly Statement[];
}

export function pairStoryBy(words: PairWords): (told: ToldLink, isPlaced: boolean) => readonly Statement[] {
  return (told, isPlaced) => {
    const { cells: edge } = told.placed!;
    if (told.isLastDomino && !told.isSupposed)
      return [{ variants: words.lastDomino(told, isPlaced), isEvident: false }];
    const { lead, exclusions, candidates } = pairing(told);
    const paired = told.pairOf(edge[0]) === undefined ? words.pair(told, edge) : [];
    const parts = [
      ...words.lead(told, lead, candidates),
      ...(paired.length === 0 ? [] : [{ variants: paired, isEvident: told.isSupposed }]),
    ];
    const core = (subject: Subject) => words.core(told, { exclusions, candidates, subject, isPlaced });
    const [first, ...others] = core(paired.length === 0 ? namedLast(lead, edge) : { kind: 'that' });
    if (first === undefined) return parts;
    const [alone] = core({ kind: 'pair' });
    return [...parts, { ...first, ...(alone === undefined ? {} : { alone: alone.variants }) }, ...others];
  };
}

/** What is asked of a pair. */
export interface PairAsking<Clue = string> {
  readonly exclusions: readonly ToldLink[];
  readonly candidates: Candidates;
  /** The two cells, where they have not been named. */
  readonly on: Edge | undefined;
  /** What was said last, where something was. */
  readonly last: Clue | undefined;
}

interface PairQuestions<Clue> {
  /** Where only one domino is left. */
  lastDomino(told: ToldLink): string;
  /** What leads to a pair. */
  clues(lead: readonly ToldLink[]): readonly Clue[];
  /** As a sentence. */
  clue(clue: Clue): string;
  question(told: ToldLink, asking: PairAsking<Clue>): Variants;
  /** Which domino a sum asks for, where the pair lies inside it. */
  inside(told: ToldLink, edge: Edge): Variants;
  /** Which domino fits, where some cells of the pair are known. */
  known(cells: readonly Cell[], edge: Edge): string;
  /** What leaves one domino, without its numbers. */
  reasons(told: ToldLink, edge: Edge, asked: Variants): Variants;
  plain(edge: Edge): string;
}

/** What is seen first, without numbers that give it away, and a question that leads to the domino. */
export function askPairBy<Clue>(words: PairQuestions<Clue>): (told: ToldLink) => Variants {
  return (told) => {
    if (told.isLastDomino) return [words.lastDomino(told)];
    const { cells: edge } = told.placed!;
    const { lead, exclusions, candidates } = pairing(told);
    const clues = words.clues(lead);
    const isJoined = lead.some((link) => link.edges('join').some((join) => samePair(join, edge)));
    const isNamed = isJoined || lead.some((link) => link.cells.some(({ cell }) => hasEnd(edge, cell)));
    const ask = (on: Edge | undefined, last?: Clue) => words.question(told, { exclusions, candidates, on, last });
    const asked = ask(isJoined ? undefined : edge, clues.at(-1));
    const on = ask(edge);
    // What is only seen on the way to it is for the player to find.
    const { valuesOf } = told.boardWith([]);
    const known = edge.filter((cell) => valuesOf(cell).length === 1);
    const from = (start: number) => asked.map((text) => [...clues.slice(start).map(words.clue), text].join(' '));
    return [
      ...(isNamed ? clues.flatMap((_, i) => from(i)) : []),
      ...(exclusions.length > 0 || regionInside(told, edge)?.rule.kind === 'same' ? on : []),
      ...words.inside(told, edge),
      ...(known.length === 0 ? [] : [words.known(known, edge)]),
      ...words.reasons(told, edge, on),
      ...on,
      words.plain(edge),
    ];
  };
}

/** What leads to a supposition. */
export interface Leading {
  readonly parts: readonly Statement[];
  /** The dominoes of which one is supposed, where that is all. */
  readonly which: string | undefined;
  /** The same where what is seen on the way is not said. */
  readonly alone?: string;
}

interface SupposingWords {
  leading(told: ToldLink): Leading;
  /** @param isNamed where the two cells have been named */
  supposing(told: ToldLink, isNamed: boolean): string;
  /** Where it ends; something where that is not to be seen. */
  ending(told: ToldLink): Variants;
  cannotBe: string;
  /** What follows. */
  so(told: ToldLink): Variants;
  /** A sentence behind a colon. */
  behindColon(text: string): string;
}

/** @param isPlaced is what to place said next? */
export function supposeStoryBy(words: SupposingWords): (told: ToldLink, isPlaced: boolean) => readonly Statement[] {
  return (told, isPlaced) => {
    const { parts, which, alone } = words.leading(told);
    const ends = shorterEnds(words.ending(told), words.cannotBe);
    const then = isPlaced && told.placed !== undefined ? [''] : words.so(told).map((text) => ` ${text}`);
    const said = (suppose: string) =>
      ends.flatMap((end) => then.map((so) => `${suppose}: ${words.behindColon(end)}${so}`));
    const plain = said(words.supposing(told, false));
    const after = (start: string | undefined) =>
      start === undefined ? plain : [...said(`${start} ${words.supposing(told, true)}`), ...plain];
    return [
      ...parts.map((part) => ({ ...part, isEvident: true })),
      { variants: after(which), isEvident: false, alone: after(alone) },
    ];
  };
}

/** The best way to say where it ends, and parts of that. */
function shorterEnds(ends: Variants, cannotBe: string): Variants {
  const [best = cannotBe] = ends;
  return [best, ...ends.filter((end) => end !== best && best.startsWith(end.replace(/\.$/, '')))];
}

/** What leads to a chain, and what follows from it. */
export function aroundChainBy({ leading, supposing, so }: Pick<SupposingWords, 'leading' | 'supposing' | 'so'>) {
  return (told: ToldLink): { readonly suppose: string; readonly so: string } => {
    const { parts, which } = leading(told);
    const lead = parts.flatMap(({ variants }) => variants.slice(0, 1));
    const suppose = `${supposing(told, which !== undefined)}.`;
    return { suppose: [...lead, ...(which === undefined ? [] : [which]), suppose].join(' '), so: so(told)[0] ?? '' };
  };
}

/** What is seen of a region before something is supposed of its cells, for a question. */
export function seenBefore(told: ToldLink, seenParts: SeenParts): Variants {
  const seen = told.seen.filter(({ cells, regions }) => cells.length > 1 && regions.length === 1);
  if (told.placed !== undefined || seen.length === 0 || seen.length < told.seen.length) return [];
  const said = seenParts(told).flatMap(({ variants }) => variants.slice(0, 1));
  return said.length === 0 ? [] : [said.join(' ')];
}

/** What one can see that cannot be, in several lengths, and the question that it answers. */
export interface End {
  readonly said: Variants;
  readonly asked: string;
}

interface EndWords {
  /** By what the link is about. */
  own(link: ToldLink, cell: Cell, region: ToldLink['regions'][number] | undefined): End | undefined;
  impossible(link: ToldLink, found: Impossible): End | undefined;
  /** Does a sentence say that something cannot be without what one could check? */
  isVague(text: string): boolean;
  last(link: ToldLink, cell: Cell): End;
}

/** What a supposition or a conflict ends in, the clearest first. */
export function endsBy(words: EndWords): {
  /** What one can see there: that a region would need what there is not, or that no domino is left for a pair. */
  deadEnd(link: ToldLink, cell: Cell): Variants;
  /** What would come of it, as a question about what one can see there. */
  askEnd(link: ToldLink, cell: Cell): string;
} {
  const ends = (link: ToldLink, cell: Cell): readonly End[] => {
    const own = words.own(
      link,
      cell,
      link.regions.find(({ cells }) => hasEnd(cells, cell)),
    );
    const clear = own?.said.filter((text) => !words.isVague(text)) ?? [];
    // What the record names may be anywhere; what one can see comes first.
    const found = clear.length > 0 ? undefined : impossibleOn(link);
    const seen = found === undefined ? undefined : words.impossible(link, found);
    const all = [
      ...(own === undefined ? [] : [{ ...own, said: clear }]),
      ...(seen === undefined ? [] : [seen]),
      ...(own === undefined ? [] : [{ ...own, said: own.said.filter((text) => words.isVague(text)) }]),
    ];
    return [...all.filter(({ said }) => said.length > 0), words.last(link, cell)];
  };
  return {
    deadEnd: (link, cell) => ends(link, cell).flatMap(({ said }) => said),
    askEnd: (link, cell) => ends(link, cell)[0]!.asked,
  };
}

interface StepParts {
  /** What its technique says. */
  say(told: ToldLink): Variants;
  /** That no domino left has some numbers, where that is why. */
  gone(told: ToldLink): Variants | undefined;
  conclusions(told: ToldLink): Variants;
  byCell(told: ToldLink): Variants;
  /** The same with the two cells named that "that" stands for. */
  withPair(told: ToldLink, variants: Variants): Variants;
  alwaysThere(told: ToldLink): Variants;
  deadEnd(told: ToldLink, cell: Cell): Variants;
  seenParts: SeenParts;
  pairStory(told: ToldLink, isPlaced: boolean): readonly Statement[];
  supposeStory(told: ToldLink, isPlaced: boolean): readonly Statement[];
  /** A reason no longer than this is never left out. */
  readonly short: number;
}

/** A step with what is seen on the way, and the same where what to place is said next: the domino need not be named. */
export function stepsBy(words: StepParts): { step(told: ToldLink): Variants; reason(told: ToldLink): Variants } {
  /** Of several pairs each has a sentence, unless there is one reason. */
  const own = (told: ToldLink): Variants => {
    const facts = pairByPair(told);
    if (facts.length < 2) return words.say(told);
    const gone = words.gone(told);
    if (gone !== undefined) return gone;
    const all = facts.map((fact, i) => {
      const one = told.only(fact);
      const said = words.say(one).filter((text) => text !== '' && !text.startsWith(','));
      const variants = said.length === 0 ? words.conclusions(one) : said;
      return i === 0 ? variants : words.withPair(one, variants);
    });
    const plain = facts.flatMap((fact) => words.byCell(told.only(fact)));
    const reasoned = lengthByLength(all).filter((texts) => !texts.every((text) => plain.includes(text)));
    return [...reasoned.map((texts) => texts.join(' ')), ...words.conclusions(told)];
  };
  /** What is impossible, where something is. */
  const end = (told: ToldLink, cell: Cell): Variants => {
    const ends = words.deadEnd(told, cell);
    return [...together([...words.seenParts(told), { variants: ends.slice(0, 1), isEvident: false }]), ...ends];
  };
  const step = (told: ToldLink): Variants => {
    const dead = deadCell(told);
    if (dead !== undefined) return end(told, dead);
    if (isOfPair(told)) return together(words.pairStory(told, false));
    if (told.chain.length > 0) return together(words.supposeStory(told, false));
    if (isPartner(told)) return together(words.seenParts(told, { more: [told] }));
    const plain = words.byCell(told);
    const all = own(told);
    const reasoned = all.filter((text) => !plain.includes(text));
    const variants = reasoned.some((text) => text.length <= words.short) ? reasoned : all;
    return together([...words.seenParts(told), { variants, isEvident: false, alone: words.withPair(told, variants) }]);
  };
  const reason = (told: ToldLink): Variants => {
    const dead = deadCell(told);
    if (dead !== undefined) return end(told, dead);
    if (told.chain.length > 0) return together(words.supposeStory(told, true));
    if (isOfPair(told)) return together(words.pairStory(told, true));
    const always = told.placed !== undefined && FILLING.includes(told.technique) ? words.alwaysThere(told) : [];
    if (always.length === 0) return step(told);
    return together([...words.seenParts(told), { variants: always, isEvident: false }]);
  };
  return { step, reason };
}
