/**
 * Do these engines agree? Each says, in effect, that there are at least so many solutions, and one that came to its
 * end that there are no more. They agree when no least is above any most: so one that was stopped can still contradict
 * a count, and an engine can contradict itself. Where there are few, they must also have found the same ones.
 */
import type { Measured } from './measure.js';

export interface Verdict {
  /** Stopped: fewer than two came to their end, so that there was little to compare. */
  readonly status: 'agreed' | 'disagreed' | 'stopped';
  readonly disagreements: readonly Disagreement[];
}

interface Disagreement {
  /** One or two. */
  readonly engines: readonly string[];
  readonly message: string;
}

export function judge(all: readonly Measured[]): Verdict {
  const measured = all.filter(({ status }) => status !== 'refused');
  const disagreements = [...measured.flatMap(ownFault), ...contradiction(measured), ...otherSolutions(measured)];
  if (disagreements.length > 0) return { status: 'disagreed', disagreements };
  const finished = measured.filter(({ exact }) => exact).length;
  return { status: finished < Math.min(2, measured.length) ? 'stopped' : 'agreed', disagreements };
}

function ownFault({ engine, status, wrong, note }: Measured): Disagreement[] {
  const faults = [
    ...(wrong === undefined ? [] : [`${engine}: ${wrong}`]),
    ...(status === 'failed' ? [`${engine} failed: ${note}`] : []),
  ];
  return faults.map((message) => ({ engines: [engine], message }));
}

function otherSolutions(measured: readonly Measured[]): Disagreement[] {
  const [first, ...others] = measured.filter(({ fingerprint }) => fingerprint !== undefined);
  const other = others.find(({ fingerprint, count }) => count === first?.count && fingerprint !== first.fingerprint);
  if (first === undefined || other === undefined) return [];
  return [
    {
      engines: [first.engine, other.engine],
      message: `${first.engine} and ${other.engine} find ${first.count} each, but not the same ones.`,
    },
  ];
}

interface Claim {
  readonly engine: string;
  readonly count: bigint;
  readonly words: string;
}

function contradiction(measured: readonly Measured[]): Disagreement[] {
  const leasts = measured.flatMap(({ engine, count, exact, solvable }): Claim[] => [
    { engine, count, words: exact ? `counts ${count}` : `finds at least ${count}` },
    ...(solvable === true ? [{ engine, count: 1n, words: 'finds a solution' }] : []),
  ]);
  const mosts = measured.flatMap(({ engine, count, exact, solvable }): Claim[] => [
    ...(exact ? [{ engine, count, words: `counts ${count}` }] : []),
    ...(solvable === false ? [{ engine, count: 0n, words: 'finds no solution' }] : []),
  ]);
  const high = leasts.reduce<Claim | undefined>((a, b) => (a === undefined || b.count > a.count ? b : a), undefined);
  const low = mosts.reduce<Claim | undefined>((a, b) => (a === undefined || b.count < a.count ? b : a), undefined);
  if (high === undefined || low === undefined || high.count <= low.count) return [];
  const message = `${high.engine} ${high.words}, but ${low.engine} ${low.words}.`;
  return [{ engines: [...new Set([high.engine, low.engine])], message }];
}
