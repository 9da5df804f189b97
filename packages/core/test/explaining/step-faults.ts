/** What is wrong with steps, with the links of their chains and with conflicts, from their records alone. */
import type { JsonObject } from '@pipwright/core';
import type { Known, PremiseJudge } from './claims.js';
import type { ConflictRecord, LinkRecord, StepRecord } from './records.js';

export interface Fault {
  /**
   * It does not follow; a premise can be left out; it is not what a record looks like; its chain rests on something
   * else than the step itself says, which needs less.
   */
  readonly kind: 'unsound' | 'needless' | 'form' | 'unnamed';
  readonly text: string;
}

export function byKind(faults: readonly Fault[]): Record<Fault['kind'], string[]> {
  const of = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind).map(({ text }) => text);
  return { unsound: of('unsound'), needless: of('needless'), form: of('form'), unnamed: of('unnamed') };
}

/** What is particular to the records of a kind. */
export interface RecordForm<Puzzle> {
  /** What a step may rest on. */
  readonly premises: readonly string[];
  /** The most that a step places. */
  readonly mostPlaced: number;
  /** Does what a link removes leave some cell nothing? */
  leavesNothing(puzzle: Puzzle, link: LinkRecord): boolean;
  /** What a premise names, where two ways to say the same count as one. */
  namedBy(premise: JsonObject): readonly JsonObject[];
  /** Must a conflict name this, where its chain does? */
  isRule(premise: JsonObject): boolean;
  /** The most links of a `try-both`. */
  readonly mostTried: number;
}

export interface StepFaults<Puzzle> {
  stepFaults(puzzle: Puzzle, steps: readonly StepRecord[], judge: PremiseJudge<Puzzle>, from?: number): Fault[];
  conflictFaults(puzzle: Puzzle, conflict: ConflictRecord, judge: PremiseJudge<Puzzle>): Fault[];
}

export function stepFaultsOf<Puzzle>(form: RecordForm<Puzzle>): StepFaults<Puzzle> {
  /** Techniques that suppose something, with the most links of their chains. */
  const supposing: Readonly<Record<string, number>> = {
    'try-both': form.mostTried,
    'looking-ahead': Number.POSITIVE_INFINITY,
  };
  return { stepFaults, conflictFaults };

  /** @param steps judged from `from` on; those before are taken as they are */
  function stepFaults(puzzle: Puzzle, steps: readonly StepRecord[], judge: PremiseJudge<Puzzle>, from = 0): Fault[] {
    return steps.slice(from).flatMap((step, i) => faultsOf(puzzle, steps.slice(0, from + i), step, judge));
  }

  function faultsOf(
    puzzle: Puzzle,
    before: readonly StepRecord[],
    step: StepRecord,
    judge: PremiseJudge<Puzzle>,
  ): Fault[] {
    const name = `step ${before.length} (${step.technique}) ${JSON.stringify(step)}`;
    const wrong = [...formFaults(step, before.length, 0, false), ...supposingFaults(step)];
    if (wrong.length > 0) return wrong.map((text) => ({ kind: 'form', text: `${text}: ${name}` }));
    const known: Known = { steps: before };
    return [
      ...claimFaults(step.because, (because) => judge.follows(puzzle, known, step, because)),
      ...(step.chain === undefined
        ? []
        : chainFaults(puzzle, { ...known, suppose: step.suppose }, step.because, step.chain, judge)),
    ].map(({ kind, text }) => ({ kind, text: `${text}: ${name}` }));
  }

  /** Of a conflict with no step before it. Its chain may say more of the tray than it takes; a rule more is `unnamed`. */
  function conflictFaults(puzzle: Puzzle, conflict: ConflictRecord, judge: PremiseJudge<Puzzle>): Fault[] {
    const { because, chain = [] } = conflict;
    const known: Known = { steps: [] };
    const faults = claimFaults(because, (some) => judge.contradicts(puzzle, known, some));
    const last = chain.at(-1);
    if (last !== undefined) {
      const before = chain.slice(0, -1);
      faults.push(
        ...stepFaults(puzzle, before, judge),
        ...claimFaults(last.because, (some) => judge.contradicts(puzzle, { steps: before }, some)),
        ...[...formFaults(last, before.length, 0, false), ...leadsNowhere(chain)].map(
          (text) => ({ kind: 'form', text }) as const,
        ),
      );
      if (!form.leavesNothing(puzzle, last))
        faults.push({ kind: 'form', text: 'the last step leaves every cell a number' });
      const given = keysOf(because);
      const rules = chain.flatMap((step) => [step, ...(step.chain ?? [])]).flatMap((step) => step.because);
      for (const key of keysOf(rules.filter(form.isRule)))
        if (!given.has(key))
          faults.push({ kind: 'unnamed', text: `its chain rests on ${key}, which it does not name` });
    }
    return faults.map(({ kind, text }) => ({ kind, text: `${text}: ${JSON.stringify(conflict)}` }));
  }

  function leadsNowhere(steps: readonly StepRecord[]): string[] {
    const premises = steps.flatMap((step) => [step, ...(step.chain ?? [])]).flatMap(({ because }) => because);
    return steps
      .slice(0, -1)
      .flatMap((_, i) => (premises.some(({ step }) => step === i) ? [] : [`step ${i} leads nowhere`]));
  }

  /** Must hold by all premises, and must not by all but one. */
  function claimFaults(
    because: readonly JsonObject[],
    holds: (because: readonly JsonObject[]) => boolean | undefined,
  ): Fault[] {
    if (holds(because) === false) return [{ kind: 'unsound', text: 'does not follow' }];
    return because
      .filter((premise) => holds(because.filter((other) => other !== premise)) === true)
      .map((premise) => ({ kind: 'needless', text: `needs no ${JSON.stringify(premise)}` }));
  }

  /** Each link follows, the last cannot be; all that they rest on is among the premises of the whole. */
  function chainFaults(
    puzzle: Puzzle,
    known: Known,
    whole: readonly JsonObject[],
    chain: readonly LinkRecord[],
    judge: PremiseJudge<Puzzle>,
  ): Fault[] {
    const last = chain.length - 1;
    const faults = chain.flatMap((link, i): Fault[] => {
      const ofForm = formFaults(link, known.steps.length, i, true);
      if (ofForm.length > 0) return ofForm.map((text) => ({ kind: 'form', text: `link ${i} ${text}` }));
      const all: Known = { ...known, links: chain.slice(0, i) };
      const wrong = claimFaults(link.because, (because) =>
        i === last ? judge.contradicts(puzzle, all, because) : judge.follows(puzzle, all, link, because),
      );
      return wrong.map(({ kind, text }) => ({ kind, text: `link ${i} ${text}` }));
    });
    const premises = chain.flatMap(({ because }) => because);
    const isNamed = (name: string, value: unknown) => premises.some((premise) => premise[name] === value);
    const unused = chain.slice(0, -1).flatMap((_, i) => (isNamed('link', i) ? [] : [`link ${i} leads nowhere`]));
    if (known.suppose !== undefined && !isNamed('suppose', true)) unused.push('what is supposed leads nowhere');
    if (chain.length === 0) unused.push('has no links');
    else if (!form.leavesNothing(puzzle, chain[last] as LinkRecord))
      unused.push('the last link leaves every cell a number');
    const given = keysOf(whole);
    const unnamed = [...keysOf(premises.filter((premise) => !('link' in premise) && !('suppose' in premise)))]
      .filter((key) => !given.has(key))
      .map((key): Fault => ({ kind: 'unnamed', text: `its chain rests on ${key}, which it does not name` }));
    return [...faults, ...unused.map((text): Fault => ({ kind: 'form', text })), ...unnamed];
  }

  function keysOf(premises: readonly JsonObject[]): Set<string> {
    return new Set(premises.flatMap((premise) => form.namedBy(premise)).map((premise) => JSON.stringify(premise)));
  }

  function formFaults(
    { because, removes, joins, places, text }: LinkRecord,
    steps: number,
    links: number,
    inChain: boolean,
  ): string[] {
    const faults: string[] = [];
    if (because.length === 0) faults.push('rests on nothing');
    if (removes.length + joins.length + places.length === 0) faults.push('concludes nothing');
    if (places.length > form.mostPlaced) faults.push(`places more than ${form.mostPlaced}`);
    if (new Set(because.map((premise) => JSON.stringify(premise))).size < because.length)
      faults.push('names a premise twice');
    if (!/^(?:[A-Z0-9]|r\d+c\d).*[.!?)]$/s.test(text) || /undefined|NaN|Infinity|: :|\s\s/.test(text))
      faults.push('is no sentence');
    for (const premise of because) {
      const names = Object.keys(premise);
      const isOfChain = 'suppose' in premise || 'link' in premise;
      if (names.length !== 1 || !(form.premises.includes(names[0] ?? '') || (inChain && isOfChain)))
        faults.push(`has the premise ${JSON.stringify(premise)}`);
      if ('step' in premise && !((premise.step as number) >= 0 && (premise.step as number) < steps))
        faults.push(`rests on step ${premise.step}, which is not told yet`);
      if ('link' in premise && !((premise.link as number) >= 0 && (premise.link as number) < links))
        faults.push(`rests on link ${premise.link}, which is not told yet`);
    }
    return faults;
  }

  function supposingFaults({ technique, suppose, chain }: StepRecord): string[] {
    const most = supposing[technique];
    if ((suppose === undefined) !== (chain === undefined)) return ['has only one of suppose and chain'];
    if ((most === undefined) !== (suppose === undefined)) return ['only try-both and looking-ahead suppose something'];
    return (chain?.length ?? 0) > (most ?? 0) ? [`has ${chain?.length} links`] : [];
  }
}
