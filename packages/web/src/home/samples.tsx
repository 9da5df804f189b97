/** Small puzzles to try things on, of the kinds that have some. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { startOfRecord } from '../game/own-puzzles.js';
import { kindNames, kindOf } from '../kind/page.js';
import { useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Thumbnail } from '../ui/thumbnail.js';

interface SampleStart {
  readonly title: string;
  readonly game: AnyGame;
}

async function readSamples(): Promise<readonly SampleStart[]> {
  const ofKinds = kindNames().map(async (kind) => {
    const samples = (await kindOf(kind).samples?.()) ?? [];
    return samples.flatMap(({ title, json }) => {
      const game = startOfRecord({ kind, json });
      return game === undefined ? [] : [{ title, game }];
    });
  });
  return (await Promise.all(ofKinds)).flat();
}

export function Samples() {
  const { words } = useSheetTools();
  const { bring } = useNavigation();
  const [samples, setSamples] = useState<readonly SampleStart[]>([]);
  useEffect(() => {
    let wanted = true;
    readSamples().then(
      (read) => wanted && setSamples(read),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <section class="samples" aria-labelledby="samples-title">
      <h2 id="samples-title">{words.home.samples}</h2>
      <p class="soft">{words.home.toTry}</p>
      <ul>
        {samples.map(({ title, game }) => (
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
