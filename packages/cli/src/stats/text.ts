/** The most important figures of a report, for a terminal. */
import { grouped } from '../grouped.js';
import { percent } from './plots.js';
import { type Counts, type KindTally, MEASURES, type Tally } from './tally.js';
import { kindTitle, LABELS, MEASURE_WORDS, puzzles, SOLUTIONS, STATUSES } from './words.js';

/** Its lines. @param remarks on what it does not show */
export function reportText(tally: Tally, remarks: readonly string[]): readonly string[] {
  const kinds = [...tally.kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  return [puzzles(tally.puzzles), ...remarks, ...kinds.flatMap(([name, kind]) => kindLines(name, kind))];
}

function kindLines(name: string, kind: KindTally): string[] {
  return [
    '',
    `${kindTitle(name)}: ${puzzles(kind.puzzles)}`,
    ...countLine('Results', kind.statuses, [...STATUSES.keys()]),
    ...countLine('Solutions', kind.solutions, SOLUTIONS),
    ...countLine('Difficulty', kind.labels, LABELS),
    ...MEASURES.flatMap((measure) => {
      const numbers = kind.measures.get(measure);
      if (numbers === undefined || numbers.count === 0) return [];
      const { title, inWords } = MEASURE_WORDS[measure];
      const [median, most95, most] = [0.5, 0.95, 1].map((share) => inWords(numbers.quantile(share)));
      return [`  ${title}: median ${median}, 95 % up to ${most95}, most ${most}`];
    }),
  ];
}

function countLine(title: string, counts: Counts, order: readonly string[]): string[] {
  if (counts.size === 0) return [];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const keys = [...order.filter((key) => counts.has(key)), ...[...counts.keys()].filter((key) => !order.includes(key))];
  const parts = keys.map((key) => {
    const count = counts.get(key) ?? 0;
    return `${grouped(count)} ${STATUSES.get(key) ?? key} (${percent(count, total)})`;
  });
  return [`  ${title}: ${parts.join(', ')}`];
}
