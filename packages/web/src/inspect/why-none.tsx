/** Why there is no solution: looked for while the sheet says that there is none. */
import type { AnyGame } from '@pipwright/play';
import { coordinateNames } from '../aid/names.js';
import { useAnswer } from '../aid/use-answer.js';
import { useSheetTools } from '../ui/sheet-words.js';

export function WhyNone({ game }: { game: AnyGame }) {
  const awaited = useAnswer<'unsolvable'>(game, { type: 'unsolvable' });
  const { words } = useSheetTools();
  const names = coordinateNames(words.kinds[game.kind].aid?.regions?.(game.puzzle as never), words.aid.names);
  return (
    <p class="why-none" role="status">
      {awaited.type === 'known'
        ? names.write(awaited.answer.text)
        : awaited.type === 'failed'
          ? words.inspect.why.failed
          : words.inspect.why.looking}
    </p>
  );
}
