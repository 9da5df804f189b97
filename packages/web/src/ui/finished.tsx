/** The end of a puzzle is a state of the screen, not a box before it: time, share, next. */
import type { AnyGame } from '@pipwright/play';
import type { RefObject } from 'preact';
import { clockFace } from '../game/time.js';
import { useNavigation } from './navigation.js';
import { useTools } from './tools.js';

export function Finished({ game, heading }: { game: AnyGame; heading: RefObject<HTMLHeadingElement | null> }) {
  const { words, say } = useTools();
  const { title, next, again } = useNavigation();
  const time = clockFace(game.clock.elapsed);

  const share = async () => {
    const text = words.finished.shared(words.kinds[game.kind].name, title, time);
    try {
      if (navigator.share !== undefined) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        say(words.finished.copied, 'seen');
      }
    } catch (error) {
      const changedMind = error instanceof Error && error.name === 'AbortError';
      if (!changedMind) say(words.finished.notShared, 'seen');
    }
  };

  return (
    <section class="finished" aria-labelledby="finished-title">
      <h2 id="finished-title" ref={heading} tabIndex={-1}>
        <span aria-hidden="true">★ </span>
        {words.finished.title} {words.finished.time(time)}
      </h2>
      <div class="choices">
        <button type="button" class="main" onClick={next}>
          {words.finished.next}
        </button>
        <button type="button" onClick={share}>
          {words.finished.share}
        </button>
        <button type="button" onClick={again}>
          {words.finished.again}
        </button>
      </div>
    </section>
  );
}
