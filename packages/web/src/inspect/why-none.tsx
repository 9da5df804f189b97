/** Why there is no solution: looked for while the sheet says that there is none. */
import type { AnyGame } from '@pipwright/play';
import { useAnswer } from '../aid/use-answer.js';
import { useSheetTools } from '../ui/sheet-words.js';

export function WhyNone({ game }: { game: AnyGame }) {
  const { why } = useSheetTools().words.inspect;
  const awaited = useAnswer<'unsolvable'>(game, { type: 'unsolvable' });
  return (
    <p class="why-none" role="status">
      {awaited.type === 'known' ? awaited.answer.text : awaited.type === 'failed' ? why.failed : why.looking}
    </p>
  );
}
