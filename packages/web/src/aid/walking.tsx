/** One place on the way to a solution: what is read there, the position on the board, and the ways back, on and into it. */
import { type AnyGame, status } from '@pipwright/play';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { ChapterWalked, Walked } from '../think/walk-messages.js';
import type { Aid } from '../ui/aid.js';
import { Icon } from '../ui/icons.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Catalogue } from '../words/catalogue.js';
import { useNames } from './names.js';
import { pageShown } from './page-shown.js';
import { usePages } from './use-pages.js';
import { useTakesLong } from './use-takes-long.js';
import type { Walk } from './use-walk.js';
import { WalkMore } from './walk-more.js';
import { WalkPage } from './walk-page.js';
import { back, FIRST_CHAPTER, forward, linkAt, stepAt, unfolded, type WalkPlace } from './walk-place.js';

interface WalkingProps {
  readonly game: AnyGame;
  readonly aid: Aid;
  readonly walk: Walk;
  readonly from: 'start' | 'here';
}

export function Walking({ game, aid, walk, from }: WalkingProps) {
  const { words, session } = useSheetTools();
  const { walk: w, failed } = words.aid;
  const { chapters, answer } = walk;
  const [wanted, setWanted] = useState(FIRST_CHAPTER);
  const [before, setBefore] = useState<WalkPlace>();
  const isKnown = wanted.chapter < chapters.length || answer?.type === 'walked';
  const isLong = useTakesLong(!isKnown);
  const place = isKnown ? wanted : before;

  // It is kept with the game, as hints are; who has solved the puzzle only reads.
  const isTold = place !== undefined;
  useEffect(() => {
    if (isTold && status(game) !== 'finished') void session.play({ type: 'hint', rung: 'walk' });
  }, [isTold]);

  const go = (to: WalkPlace | undefined) => {
    if (to === undefined) return;
    setBefore(place);
    setWanted(to);
    walk.goOn();
  };
  const stop = () => {
    if (before === undefined) return aid.close();
    walk.stop();
    setWanted(before);
  };

  if (walk.hasFailed) return <WalkPage heading={words.menu.walk} texts={[failed]} onClose={aid.close} />;
  if (!isKnown && isLong)
    return (
      <WalkPage heading={words.menu.walk} texts={[w.working]} onClose={aid.close}>
        <button type="button" onClick={stop}>
          {words.status.stop}
        </button>
      </WalkPage>
    );
  if (place === undefined) return <WalkPage heading="" texts={[]} onClose={aid.close} />;
  return <Place game={game} aid={aid} walk={walk} from={from} place={place} onGo={go} />;
}

interface PlaceProps extends WalkingProps {
  readonly place: WalkPlace;
  readonly onGo: (to: WalkPlace | undefined) => void;
}

function Place({ game, aid, walk: { chapters, answer }, from, place, onGo }: PlaceProps) {
  const { words } = useSheetTools();
  const { walk: w, why } = words.aid;
  const chapter = chapters[place.chapter];
  const [step, link] = [stepAt(chapters, place), linkAt(chapters, place)];
  const end = answer?.type === 'walked' ? answer.end : undefined;
  const told: Walked = link ?? step ?? chapter ?? (end as Walked);
  const technique = link === undefined ? (step ?? chapter)?.technique : undefined;
  const pages = usePages([technique, ...told.texts].join());
  // With more room there are fewer.
  const page = Math.min(place.page, pages.starts.length - 1);
  const isEnd = chapter === undefined;

  const { board, cells } = useMemo(() => {
    const shown = told === chapter && pages.starts.length > 1 ? pageShown(chapter, pages, page) : undefined;
    return shown ?? told;
  }, [told, pages.starts, page]);

  const names = useNames(game, told.texts);

  // The board and the card change in the same frame.
  useLayoutEffect(() => {
    const supposed = link?.supposed ?? [];
    const calm = step === undefined || link !== undefined;
    const read = told.texts.slice(pages.starts[page], pages.starts[page + 1]);
    aid.show({ glow: cells, labels: isEnd ? [] : names.labels(...read), board, calm, supposed });
  }, [board, cells, names, page]);

  const isFull = isEnd || (chapter.isLast && board === chapter.board);
  const here = { ...place, page };
  const inner = unfolded(chapters, here);
  const isFirst = back(here) === undefined;
  const isLast = isEnd && page + 1 >= pages.starts.length;
  const turn = (by: 1 | -1) => {
    if (by < 0) onGo(back(here));
    else if (!isLast) onGo(forward(chapters, here, pages.starts.length));
  };
  return (
    <WalkPage
      heading={names.write(headingOf(words, place, chapter, end === undefined ? undefined : chapters.length))}
      lead={technique}
      texts={told.texts.map(names.write)}
      heard={told.texts.map(names.hear)}
      pages={pages}
      page={page}
      onTurn={turn}
      onClose={aid.close}
    >
      {place.outer === undefined ? (
        <WalkMore key="more" game={game} aid={aid} from={from} board={isFull ? undefined : board} />
      ) : (
        <button
          key="fold"
          type="button"
          class="tool bare fold"
          aria-label={w.fold}
          title={w.fold}
          onClick={() => onGo(place.outer)}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 15l7-7 7 7" />
          </svg>
        </button>
      )}
      {inner !== undefined && (
        <button key="unfold" type="button" onClick={() => onGo(inner)}>
          {inner.link === undefined ? w.steps : why}
        </button>
      )}
      <button
        key="back"
        type="button"
        class="turn"
        aria-label={w.back}
        title={w.back}
        aria-disabled={isFirst}
        onClick={() => turn(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        key="forward"
        type="button"
        class="turn main"
        aria-label={w.forward}
        title={w.forward}
        aria-disabled={isLast}
        onClick={() => turn(1)}
      >
        <Icon name="forward" />
      </button>
    </WalkPage>
  );
}

/** @param all how many chapters there are, once that is known */
function headingOf(
  { aid: { walk: w } }: Catalogue,
  { chapter, step, link }: WalkPlace,
  told: ChapterWalked | undefined,
  all: number | undefined,
): string {
  if (told === undefined) return w.end;
  if (step === undefined) return w.chapter(chapter + 1, all, told.title);
  const links = told.steps[step]?.chain?.length ?? 0;
  return link === undefined ? w.step(chapter + 1, step + 1, told.steps.length) : w.link(link + 1, links);
}
