/** Why there is no solution: looked for in a thread of its own while the sheet says that there is none. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Conflict } from '../kind/engines.js';
import { askForConflict } from '../think/engine-room.js';
import { useSheetTools } from '../ui/sheet-words.js';

type Known = 'looking' | 'stopped' | 'failed' | Conflict;

export function WhyNone({ game }: { game: AnyGame }) {
  const { words } = useSheetTools();
  const { inspect } = words;
  const [known, setKnown] = useState<Known>('looking');
  const end = useRef(() => {});
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    setKnown('looking');
    end.current = askForConflict(game, (conflict) => setKnown(conflict ?? 'failed'));
    return () => end.current();
  }, [game.puzzle]);
  const stop = () => {
    end.current();
    setKnown('stopped');
    // The button goes: who pressed it goes on at what came of it.
    said.current?.focus();
  };
  const isFound = typeof known === 'object';
  return (
    <div class="why-none">
      <p role="status" ref={said} tabIndex={-1}>
        {isFound ? known.text : inspect.why[known]}
      </p>
      {known === 'looking' && (
        <button type="button" onClick={stop}>
          {words.task.stop}
        </button>
      )}
    </div>
  );
}
