/** Many puzzles, each proved by an engine that took no part in making it, graded again, and compared with the others. */
import { table } from '../../bench/report/table.mjs';
import { groupBy } from '../../bench/statistics.mjs';
import { askedFor } from './proof-requests.mjs';
import { judge, MOST_NODES } from './proving.mjs';

/** @typedef {{ kind: import("./proof-requests.mjs").Asked["kind"], name: string, judged: import('./proving.mjs').Judged | undefined }} Row */

/** @param {number} count @param {(text: string) => void} whisper */
export function measureProof(count, whisper) {
  const rows = Array.from({ length: count }, (_, i) => {
    const asked = askedFor(i);
    const name = `${asked.kind} \`${JSON.stringify(asked.request)}\`, seed \`proof ${i}\``;
    whisper(`proving ${i + 1}/${count} ${name}`);
    return { kind: asked.kind, name, judged: judge(asked, `proof ${i}`) };
  });
  const again = new Set(
    [...groupBy(rows, ({ kind, judged, name }) => `${kind} ${judged?.likeness ?? name}`).values()].flatMap(
      ([, ...others]) => others,
    ),
  );
  /** @type {readonly (readonly [name: string, is: (row: Row) => boolean, isNamed: boolean])[]} */
  const columns = [
    ['as asked', ({ judged }) => judged?.isAsAsked === true, false],
    ['the nearest', ({ judged }) => judged?.isAsAsked === false, true],
    ['none', ({ judged }) => judged === undefined, true],
    ['one solution', ({ judged }) => judged?.proof === 'one', false],
    ['not one', ({ judged }) => judged?.proof === 'not one', true],
    ['undecided', ({ judged }) => judged?.proof === 'undecided', true],
    ['another label', ({ judged }) => judged?.isGradedSo === false, true],
    ['equal to another', (row) => again.has(row), true],
  ];
  const engines = groupBy(rows, ({ kind, judged }) => `${kind}, ${judged?.engine ?? 'no engine'}`);
  return {
    pictures: {},
    figures: [
      `${count} puzzles over sizes, levels, figures and contents (\`scripts/generating/proof-requests.mjs\`). Each is proved to have one solution, the one that came with it, by an engine that took no part in making it, with at most ${MOST_NODES.toLocaleString('en')} nodes. It is graded again, and its label is compared with that grade and with the label asked for.`,
      table(
        ['proved by', 'asked for', ...columns.map(([name]) => name)],
        [...engines].map(([engine, some]) => [
          engine,
          String(some.length),
          ...columns.map(([, is]) => String(some.filter(is).length)),
        ]),
      ),
      ...columns.flatMap(([name, is, isNamed]) => {
        const some = isNamed ? rows.filter(is) : [];
        return some.length === 0 ? [] : [`In the column “${name}”:`, some.map((row) => `- ${row.name}`).join('\n')];
      }),
    ],
  };
}
