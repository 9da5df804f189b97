import type { Counted } from '../think/use-count.js';
import type { Catalogue } from './catalogue.js';

/** How a count stands. */
export function sayCount({ about, languageTag }: Catalogue, { news }: Counted): string {
  const digits = (number: string) => BigInt(number).toLocaleString(languageTag);
  if (news === 'failed') return about.failed;
  if (news === undefined) return about.counting('0', '0');
  if (news.type === 'counted') return news.count === '1' ? about.one : about.counted(digits(news.count));
  if (news.type === 'stopped') return about.stopped(digits(news.atLeast));
  return about.counting(digits(news.atLeast), news.nodes.toLocaleString(languageTag));
}
