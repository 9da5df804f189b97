/** The last events of the engines. One text, not a list: hundreds of lines that change ten times a second. */

import type { LogEntry } from '../think/engine-messages.js';
import { digits } from '../think/say-progress.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Catalogue } from '../words/catalogue.js';
import { type Inspection, useInspection } from './inspection.js';

export function LogPanel({ log }: { log: readonly LogEntry[] }) {
  const { words } = useSheetTools();
  const inspection = useInspection();
  return (
    <>
      <h3>{words.inspect.log}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it. */}
      <section class="log" tabIndex={0} aria-label={words.inspect.log}>
        <pre>
          {log.map((entry) => `${(entry.at / 1000).toFixed(3)}  ${sayEntry(words, inspection, entry)}\n`).join('')}
        </pre>
      </section>
    </>
  );
}

function sayEntry(words: Catalogue, { sayMove }: Inspection, entry: LogEntry): string {
  const { logged, tasks } = words.inspect;
  switch (entry.event) {
    case 'start':
      return logged.start(entry.task === 'count' ? words.about.count : tasks[entry.task], entry.engine);
    case 'solution':
      return logged.solution(digits(words, entry.number));
    case 'end':
      return logged.end(digits(words, entry.found), digits(words, entry.nodes));
    case 'pruned':
      return `${logged.pruned} ${sayMove(entry.move)} ${entry.code}`;
    default:
      return `${logged[entry.event]} ${sayMove(entry.move)}`;
  }
}
