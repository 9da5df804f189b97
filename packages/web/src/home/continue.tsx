/** The game that was left last and not finished. */
import { type AnyGame, type KindName, puzzleFacts } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { dayPlaceOf, keptTitleOfDay } from '../game/days.js';
import { findGame } from '../game/library.js';
import { placeOf, titleOfPlace } from '../game/packs.js';
import { shownTitle } from '../game/shown-title.js';
import { useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Thumbnail } from '../ui/thumbnail.js';
import type { HomeData } from './use-home.js';

export function Continue({ data }: { data: HomeData }) {
  const [puzzle] = data.begun;
  return puzzle === undefined ? null : <Left key={puzzle} puzzle={puzzle} />;
}

function Left({ puzzle }: { puzzle: string }) {
  const { words, store } = useSheetTools();
  const { home: w, kinds } = words;
  const { go } = useNavigation();
  const [found, setFound] = useState<{ readonly game: AnyGame; readonly title: string | undefined }>();
  useEffect(() => {
    let wanted = true;
    findGame(store, puzzle).then(
      ({ opened }) => wanted && setFound(opened as { game: AnyGame; title: string | undefined }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  const game = found?.game;
  const [place, day] = [placeOf(puzzle), dayPlaceOf(puzzle)];
  const title = place
    ? titleOfPlace(words, place)
    : shownTitle(words, day ? keptTitleOfDay(day) : (found?.title ?? ''));
  return (
    <section class="card continue" aria-labelledby="continue-title">
      <Thumbnail game={game} withBoard />
      <div>
        <h2 id="continue-title">{w.continue}</h2>
        <p dir="auto">{title || words.puzzles.untitled}</p>
        {game && <p class="soft">{kinds[game.kind].headline(puzzleFacts<KindName>(game.kind, game.puzzle))}</p>}
      </div>
      <button type="button" class="main" onClick={() => go(puzzle)}>
        {w.play}
      </button>
    </section>
  );
}
