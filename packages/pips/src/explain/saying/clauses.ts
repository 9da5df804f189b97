/** Claims as clauses: which message says them is chosen by what is in the claim alone. */
import { compareDominoes, dominoName } from '../../model/domino.js';
import type { PlainClaim } from '../claims/claim.js';
import { isDeadEnd, type ToldClaim, type ToldFact, type ToldTwo } from '../claims/told.js';
import type { Clause } from './clause.js';
import { countSaid, countsSaid } from './counts.js';
import { type Key, words } from './english.js';
import { fitSaid, outsidesSaid, unfitSaid } from './pairs.js';
import { LISTED, type Speaker, type ToldOf } from './speaker.js';

type Say<Claim> = (speaker: Speaker, claim: Claim, facts: readonly ToldFact[]) => readonly Clause[];
type SaidBy = { readonly [Says in PlainClaim['says']]: Say<ToldOf<Says>> };

/** More regions are ringed, and not said. */
const BESIDE = 2;
/** More cells that share too few neighbours are not listed. */
const CROWD = 6;

/** A claim as clauses, and what keeps things out beside it. */
export function clausesOf(
  speaker: Speaker,
  claim: Exclude<ToldClaim, ToldTwo>,
  facts: readonly ToldFact[],
): readonly Clause[] {
  const clauses = (SAID_BY[claim.says] as Say<ToldClaim>)(speaker, claim, facts);
  const last = clauses.at(-1);
  if (last === undefined) return clauses;
  const text = besides(speaker, claim, last.text);
  return text === last.text ? clauses : [...clauses.slice(0, -1), { ...last, text, isGiven: true }];
}

/** A clause behind the regions that keep something out beside it, where they are few. */
export function besides(speaker: Speaker, { beside = [] }: ToldClaim, clause: string): string {
  if (beside.length === 0 || beside.length > BESIDE) return clause;
  return speaker.say('beside', { regions: speaker.regions(beside), clause });
}

const SAID_BY: SaidBy = {
  enough(speaker, { regions, count, values, counts }, facts) {
    const times = words.times(count);
    const lost = [...new Set(facts.flatMap((fact) => (fact.is === 'number' ? fact.lost : [])))].sort((a, b) => a - b);
    const isByLost = values.length > 2 && lost.length > 0 && lost.length < values.length;
    const [key, said]: [Key, readonly number[]] = isByLost ? ['not-enough', lost] : ['enough', values];
    const rest =
      values.length === 0
        ? whole(speaker.say('none-enough', { times }))
        : { text: speaker.say(key, { values: speaker.and(said), times }, said.length) };
    return [...countsSaid(speaker, counts), alikeSaid(speaker, 'alike', regions, count), rest];
  },
  share(speaker, { regions, count, values, counts, all, isLeast }) {
    const others = all.filter((each) => !regions.includes(each));
    const more = { others: speaker.regions(others) };
    return [
      ...countsSaid(speaker, counts),
      alikeSaid(speaker, isLeast ? 'alike-least' : 'alike', regions, count),
      { text: speaker.say('share', { values: speaker.and(values), times: words.times(count) }) },
      ...(others.length === 0 ? [] : [{ text: speaker.say('share-more', more, others.length) }]),
    ];
  },
  spent: (speaker, claim) => [countSaid(speaker, claim)],
  sum(speaker, { region, cell, left, isGone }, facts) {
    const parts = { region: speaker.region(region), left, cell: speaker.cell(cell) };
    if (left < 0) return [whole(speaker.say('sum-over', parts))];
    const fails: Key = left > speaker.puzzle.maxPip ? 'sum-fails-big' : isGone ? 'sum-fails-gone' : 'sum-fails';
    if (isDeadEnd(facts)) return [whole(speaker.say(fails, parts))];
    return [{ ...whole(speaker.say(left === 0 ? 'sum-done' : 'sum', parts)), at: cell }];
  },
  ways(speaker, { region, bags, counts, isRest }) {
    const parts = { region: speaker.region(region), bags: speaker.orElse(bags.map((bag) => speaker.bag(bag))) };
    const none: Key = speaker.ruleOf(region)?.kind === 'sum' ? 'ways-none' : 'ways-none-differ';
    const isUniform = bags.length === 1 && new Set(bags[0]).size === 1;
    const text = speaker.say(bags.length === 0 ? none : isRest ? 'ways-rest' : 'ways', parts);
    return [...countsSaid(speaker, counts), { text, isWhole: bags.length === 0 || isUniform }];
  },
  reach(speaker, { region, cell, side, left, others, counts }) {
    const parts = { region: speaker.region(region), left, others, cell: speaker.cell(cell) };
    const key: Key = others === 0 ? `${side}-alone` : isWholeSum(speaker, region, left) ? side : `${side}-left`;
    return [...countsSaid(speaker, counts), { text: speaker.say(key, parts), at: cell }];
  },
  bound(speaker, { region, side, left, made, counts }) {
    const key: Key = isWholeSum(speaker, region, left) ? `bound-${side}` : `bound-${side}-rest`;
    return [...countsSaid(speaker, counts), whole(speaker.say(key, { region: speaker.region(region), left, made }))];
  },
  neighbour(speaker, { cell, partner }) {
    const name = speaker.cell(cell);
    if (partner === undefined) return [whole(speaker.say('neighbour-none', { cell: name }))];
    const text = speaker.say('neighbour', { cell: name, partner: speaker.cell(partner) });
    return [{ ...whole(text), pair: [cell, partner], isGiven: true }];
  },
  outside: (speaker, claim) => [outsidesSaid(speaker, [claim])],
  double(speaker, { region, edge }, facts) {
    const parts = { cells: speaker.cells(edge), region: speaker.region(region) };
    return [whole(speaker.say(isDeadEnd(facts) ? 'double-twice' : 'double', parts))];
  },
  fit(speaker, claim) {
    const isWhole = claim.dominoes.length <= LISTED;
    return [{ text: fitSaid(speaker, claim), isWhole, isOwn: claim.isLast, isGiven: claim.only !== undefined }];
  },
  pairs(speaker, { region, edges, ways }) {
    const all = new Set(
      ways.map((way) => speaker.and([...way].sort(compareDominoes).map((domino) => speaker.the([domino])))),
    );
    const parts = {
      region: speaker.region(region),
      count: words.count(edges.length),
      ways: speaker.orElse([...all]),
    };
    return [{ text: speaker.say(all.size === 0 ? 'pairs-none' : 'pairs', parts), isWhole: ways.length === 0 }];
  },
  unfit(speaker, claim) {
    const text = unfitSaid(speaker, claim);
    return [claim.isJoined ? whole(text) : { text, isWhole: false, parts: claim.edge }];
  },
  alone(speaker, { cell, values, wanted, inside, isUsed }, facts) {
    const parts = {
      cell: speaker.cell(cell),
      cells: speaker.cell(cell),
      values: speaker.or(values),
      dominoes: inside === undefined ? speaker.the(wanted) : speaker.dominoNames(wanted),
      region: inside === undefined ? '' : speaker.region(inside),
    };
    if (wanted.length === 0 || wanted.length > LISTED) return [{ text: speaker.say('alone-many', parts), at: cell }];
    if (inside !== undefined) return [{ text: speaker.say('alone-inside', parts), at: cell }];
    const clause = speaker.say(isUsed ? 'unfit-needs-used' : 'unfit-needs', parts, wanted.length);
    return [isDeadEnd(facts) ? whole(clause) : { text: speaker.say('alone', { ...parts, clause }), at: cell }];
  },
  home(speaker, { domino, edges }) {
    const [edge] = edges;
    const name = dominoName(domino);
    if (edge === undefined) return [whole(speaker.say('home-none', { domino: name }))];
    if (edges.length === 1)
      return [{ ...whole(speaker.say('home', { domino: name, cells: speaker.cells(edge) })), pair: edge }];
    const shared = edge.find((cell) => edges.every((other) => other.some((each) => String(each) === String(cell))));
    return [{ text: speaker.say('home-at', { domino: name, cell: speaker.cell(shared ?? edge[0]) }) }];
  },
  room(speaker, { value, there, cells }) {
    const parts = {
      value,
      plural: words.plural(value),
      count: words.count(there),
      some: words.some(value, there),
      all: words.all(value, there),
      cells: speaker.cells(cells),
    };
    const key = cells.length === 0 ? 'room-nowhere' : cells.length < there ? 'room-none' : 'room';
    return [whole(speaker.say(key, parts, there))];
  },
  differ(speaker, { region, values }, facts) {
    const name = speaker.region(region);
    const often = values.find((value, i) => values.indexOf(value) < i);
    if (often === undefined || !isDeadEnd(facts))
      return [{ text: speaker.say('differ', { region: name, values: speaker.and([...new Set(values)]) }) }];
    const times = values.filter((value) => value === often).length;
    return [whole(speaker.say('differ-twice', { region: name, values: words.some(often, times) }))];
  },
  cut(speaker, { edge, at, area }) {
    const parts = { cells: speaker.cells(edge), count: words.count(area.length), area: speaker.cell(at) };
    return [{ ...whole(speaker.say('cut', parts, area.length)), isGiven: true }];
  },
  broken(speaker, { region, values }) {
    const name = speaker.region(region);
    const counts = [...new Set(values)].map((v) => words.part(v, values.filter((each) => each === v).length));
    const isSum = speaker.ruleOf(region)?.kind === 'sum' && values.length > 1;
    const key: Key = values.length === 0 ? 'broken-none' : isSum ? 'broken-sum' : 'broken';
    const sum = values.reduce((all, v) => all + v, 0);
    return [ending(speaker.say(key, { region: name, values: speaker.and(counts), sum }))];
  },
  odd: (speaker, { area, at }) => [
    ending(speaker.say('odd', { count: words.count(area.length), cell: speaker.cell(at) })),
  ],
  crowd(speaker, { cells, partners }) {
    const named = { cells: speaker.cells(cells), partners: speaker.cells(partners) };
    if (cells.length <= CROWD) return [ending(speaker.say('crowd', named))];
    const counted = { count: words.count(cells.length), others: words.count(partners.length) };
    return [ending(speaker.say('crowd-many', { ...counted, cell: speaker.cell(cells[0]!) }))];
  },
  few(speaker, { needed, there, values }) {
    const among = values && speaker.and(values.map(String));
    const few = { needed, there, max: speaker.puzzle.maxPip };
    return [ending(among ? speaker.say('few-of', { ...few, values: among }, needed) : speaker.say('few', few, needed))];
  },
  total: (speaker, { side, made, pips }) => [ending(speaker.say(`total-${side}`, { made, pips }))],
};

/** What says what is concluded. */
const whole = (text: string) => ({ text, isWhole: true });
/** What only a board without a solution shows. */
const ending = (text: string) => ({ text, isWhole: true, isGiven: true });

/** That = need so many alike. */
function alikeSaid(speaker: Speaker, key: 'alike' | 'alike-least', regions: readonly number[], count: number): Clause {
  const named = { regions: speaker.regions(regions), count: words.count(count) };
  return { text: speaker.say(key, named, regions.length), isGiven: true };
}

/** Is that all that a sum takes? */
function isWholeSum(speaker: Speaker, index: number, left: number): boolean {
  const rule = speaker.ruleOf(index);
  if (rule?.kind !== 'sum') return false;
  return left === rule.target + (rule.op === '>' ? 1 : rule.op === '<' ? -1 : 0);
}
