/** Two small puzzles to try things on. They have thousands of solutions: nobody can lose. */
import type { JsonValue } from '@pipwright/core';
import { startOfRecord } from '../game/own-puzzles.js';
import { useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Thumbnail } from '../ui/thumbnail.js';

const SAMPLES: readonly { readonly title: string; readonly json: JsonValue }[] = [
  {
    title: 'sample_2x4',
    json: {
      rows: 2,
      cols: 4,
      maxPip: 6,
      allowDuplicates: false,
      regions: [
        [0, 0, 1, 1],
        [2, 2, 3, 3],
      ],
      constraints: { 0: { sum: 6 }, 1: { sum: 8 }, 2: { op: '<', value: 4 }, 3: { all_equal: true } },
    },
  },
  {
    title: 'my_puzzle',
    json: {
      rows: 3,
      cols: 4,
      maxPip: 6,
      allowDuplicates: false,
      regions: [
        [0, 0, 1, 1],
        [0, 2, 2, 1],
        [3, 3, 3, 4],
      ],
      constraints: {
        0: { sum: 10 },
        1: { all_equal: true },
        2: { op: '>', value: 2 },
        3: { sum: 8 },
        4: { op: '≠', value: 5 },
      },
    },
  },
];

const STARTS = SAMPLES.flatMap(({ title, json }) => {
  const game = startOfRecord({ kind: 'pips', json });
  return game === undefined ? [] : [{ title, game }];
});

export function Samples() {
  const { words } = useSheetTools();
  const { bring } = useNavigation();
  return (
    <section class="samples" aria-labelledby="samples-title">
      <h2 id="samples-title">{words.home.samples}</h2>
      <ul>
        {STARTS.map(({ title, game }) => (
          <li key={title} class="card">
            <button type="button" class="whole" onClick={() => void bring(game, title)}>
              <b lang="en">{title}</b>
              <Thumbnail game={game} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
