/**
 * The end of a puzzle is a state of the screen, not a box before it: the puzzle as a silhouette, the time, what there is
 * to say of it, and what comes next.
 */
import type { KindName } from '@pipwright/play';
import { useEffect, useMemo } from 'preact/hooks';
import { localDay } from '../game/local-day.js';
import type { SessionState } from '../game/session.js';
import { clockFace } from '../game/time.js';
import { kindOf } from '../kind/page.js';
import { nameOfResult } from '../storage/records.js';
import { ByHand } from '../ui/by-hand.js';
import { Icon } from '../ui/icons.js';
import type { FinishedProps } from '../ui/later.js';
import { useNavigation } from '../ui/navigation.js';
import { Thumbnail } from '../ui/thumbnail.js';
import { useTools } from '../ui/tools.js';
import { outcomeOf } from './outcome.js';
import type { Prospect } from './prospect.js';
import { sayOutcome } from './say-outcome.js';
import { useProspect } from './use-prospect.js';
import { useShareResult } from './use-share-result.js';

export function Finished({ game, heading, isShown, isNew }: FinishedProps) {
  const { words, session, say, askAid } = useTools();
  const { next, go } = useNavigation();
  const prospect = useProspect(game);
  const { share, byHand } = useShareResult(game, isShown && !isNew);
  const { words: w } = prospect ?? {};
  const title = words.finished.title(clockFace(game.clock.elapsed));
  const parts = useMemo(
    () => (isShown && prospect ? sayOutcome(prospect.words, words.levels, outcomeIn(prospect, session.state)) : []),
    [isShown, prospect, game, words],
  );
  // The time is said by then.
  useEffect(() => {
    if (isNew && parts.length > 0) say(`${title}. ${parts.join(', ')}.`);
  }, [isNew, parts]);
  if (!isShown) return null;
  return (
    <section class="finished" aria-labelledby="finished-title">
      <div class="finished-result">
        {byHand === undefined && <Thumbnail game={game} />}
        <div>
          <h2 id="finished-title" class={byHand === undefined ? '' : 'heard-only'} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {w && byHand !== undefined ? (
            <ByHand text={byHand} label={w.byHand} />
          ) : (
            parts.length > 0 && (
              <p>
                {parts.flatMap((part, i) => [<span key={part}>{i < parts.length - 1 ? `${part} ·` : part}</span>, ' '])}
              </p>
            )
          )}
        </div>
      </div>
      {prospect && w && (
        <div class="finished-choices">
          <button
            type="button"
            class="main"
            onClick={() => (prospect.next.title === undefined ? next() : go(prospect.next.puzzle))}
          >
            {prospect.next.title === undefined ? w.next : w.nextIs(prospect.next.title)}
          </button>
          <button type="button" onClick={() => void share()}>
            <Icon name="share" />
            {w.share}
          </button>
          {kindOf<KindName>(game.kind).explains && (
            <button type="button" onClick={() => askAid.current?.({ type: 'walk' })}>
              {w.walk}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function outcomeIn({ results, gradeOf, toBeat }: Prospect, { puzzle, game, result }: SessionState) {
  const { elapsed } = game.clock;
  const name = nameOfResult({ puzzle, elapsed });
  const kept = results.find((each) => nameOfResult(each) === name);
  const others = results.filter((each) => each !== kept);
  const solved = { elapsed, hints: game.hints, result: kept ?? result };
  return outcomeOf(solved, { others, gradeOf, today: localDay(Date.now()), toBeat });
}
