/** The game that was left last and not finished. */
import { type KindName, puzzleFacts } from '@pipwright/play';
import { findGame } from '../game/library.js';
import { titleOf } from '../game/puzzle-title.js';
import { useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Thumbnail } from '../ui/thumbnail.js';
import { useAsked } from '../ui/use-asked.js';
import type { HomeData } from './home-data.js';

export function Continue({ data }: { data: HomeData }) {
  const [puzzle] = data.begun;
  return puzzle === undefined ? null : <Left key={puzzle} puzzle={puzzle} data={data} />;
}

function Left({ puzzle, data }: { puzzle: string; data: HomeData }) {
  const { words, store, session } = useSheetTools();
  const { home: w, kinds } = words;
  const { go } = useNavigation();
  const left = async () => {
    const here = session.state.puzzle === puzzle ? session.state : session.unkept(puzzle);
    return here ?? (await findGame(store, puzzle)).opened;
  };
  const found = useAsked(left, [data]);
  const game = found?.game;
  return (
    <section class="card continue" aria-labelledby="continue-title">
      <Thumbnail game={game} withBoard />
      <div>
        <h2 id="continue-title">{w.continue}</h2>
        <p dir="auto">{titleOf(words, { puzzle, title: found?.title })}</p>
        {game && <p class="soft">{kinds[game.kind].headline(puzzleFacts<KindName>(game.kind, game.puzzle))}</p>}
      </div>
      <button type="button" class="main" onClick={() => go(puzzle)}>
        {w.play}
      </button>
    </section>
  );
}
