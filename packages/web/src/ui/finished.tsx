/** The end of a puzzle is a state of the screen, not a box before it: the time, the next one, share. */
import type { AnyGame } from '@pipwright/play';
import type { RefObject } from 'preact';
import { clockFace } from '../game/time.js';
import { Icon } from './icons.js';
import { useNavigation } from './navigation.js';
import { useTools } from './tools.js';
import { useShareResult } from './use-share-result.js';

export function Finished({ game, heading }: { game: AnyGame; heading: RefObject<HTMLHeadingElement | null> }) {
  const { where, walk } = game.hints;
  const { finished: w } = useTools().words;
  const { next, again } = useNavigation();
  const share = useShareResult(game);
  return (
    <section class="finished" aria-labelledby="finished-title">
      <h2 id="finished-title" ref={heading} tabIndex={-1}>
        {w.title(clockFace(game.clock.elapsed))}
      </h2>
      {where + walk > 0 && <p>{w.helped(where, walk > 0)}</p>}
      <div class="finished-choices">
        <button type="button" class="main" onClick={next}>
          {w.next}
        </button>
        <button type="button" onClick={() => void share()}>
          <Icon name="share" />
          {w.share}
        </button>
        <button type="button" onClick={again}>
          {w.again}
        </button>
      </div>
    </section>
  );
}
