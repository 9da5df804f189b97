/** What Check says, in place of dominoes or numbers: one finding at a time, so that the board can show which is meant. */
import type { AnyGame } from '@pipwright/play';
import { useLayoutEffect } from 'preact/hooks';
import { placeOf, sayProblem } from '../words/board-words.js';
import type { Aid } from './aid.js';
import type { Check, CheckShown } from './check.js';
import { focusBoard, focusIsLost } from './focus.js';
import { Icon, ToolButton } from './icons.js';
import { useTools } from './tools.js';

interface VerdictCardProps {
  readonly game: AnyGame;
  readonly check: Check;
  readonly verdict: CheckShown;
  readonly aid: Aid;
}

export function VerdictCard({ game, check, verdict, aid }: VerdictCardProps) {
  const { words } = useTools();
  const { status: w } = words;
  // The button that closed it is gone with it.
  useLayoutEffect(() => () => void requestAnimationFrame(() => focusIsLost() && focusBoard()), []);

  const keyed = (event: KeyboardEvent) => {
    const by = ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 } as const)[event.key];
    if (by === undefined || verdict.type !== 'findings') return;
    event.preventDefault();
    check.step(by);
  };

  switch (verdict.type) {
    case 'full':
      return (
        <section class="verdict centred" aria-label={words.tools.check}>
          <h2>{w.full}</h2>
          <div class="choices">
            <button type="button" onClick={check.close}>
              {w.keepTrying}
            </button>
            <button type="button" class="main" onClick={check.ask}>
              {w.showWhere}
            </button>
          </div>
        </section>
      );
    case 'checking':
      return (
        <section class="verdict centred" aria-label={words.tools.check}>
          <p role="status">{w.checking}</p>
          <div class="choices">
            <button type="button" onClick={check.close}>
              {w.stop}
            </button>
          </div>
        </section>
      );
    case 'findings': {
      const { problems, at } = verdict;
      const problem = problems[at];
      const place = problem && placeOf(words, game, problem);
      return (
        <section class="verdict findings" aria-label={words.tools.check} onKeyDown={keyed}>
          <Close onClose={check.close} />
          <p class="what">{w.wrong(problems.length)}</p>
          <p class="finding">
            {place !== undefined && <span class="heard-only">{place}: </span>}
            {problem && sayProblem(words, game, problem)}
          </p>
          <div class="steps">
            {problems.length > 1 && (
              <>
                <ToolButton bare icon="back" label={w.previous} onPress={() => check.step(-1)} />
                <span>{w.finding(at + 1, problems.length)}</span>
                <ToolButton bare icon="forward" label={w.next} onPress={() => check.step(1)} />
              </>
            )}
            {aid.isThere && (
              <button type="button" onClick={() => aid.ask({ type: 'lost', asked: 'since' })}>
                {w.sinceWhen}
              </button>
            )}
          </div>
        </section>
      );
    }
  }
}

function Close({ onClose }: { onClose: () => void }) {
  const { words } = useTools();
  return (
    <button type="button" class="tool bare close" aria-label={words.close} title={words.close} onClick={onClose}>
      <Icon name="close" />
    </button>
  );
}
