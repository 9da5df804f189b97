/** A puzzle without a solution: what in it cannot hold together, on the board. */
import type { AnyGame, Cell } from '@pipwright/play';
import { useEffect } from 'preact/hooks';
import type { Thing } from '../kind/explaining.js';
import { type Aid, cellsNamedIn } from '../ui/aid.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Card, Thinking } from './card.js';
import { useAnswer } from './use-answer.js';

export function WhyUnsolvable({ game, aid }: { game: AnyGame; aid: Aid }) {
  const { words } = useSheetTools();
  const { aid: w } = words;
  const awaited = useAnswer<'unsolvable'>(game, { type: 'unsolvable' });
  const conflict = awaited.type === 'known' ? awaited.answer : undefined;
  useEffect(() => {
    aid.more.current = () => {};
    if (conflict !== undefined) aid.show({ glow: glowOf(conflict.things), named: cellsNamedIn(conflict.text) });
  }, [conflict]);
  if (awaited.type === 'failed') return <Card label={w.unsolvable} text={w.unsolvable} onClose={aid.close} />;
  if (conflict === undefined) return <Thinking label={w.unsolvable} onStop={aid.close} />;
  const { classes = {} } = words.kinds[game.kind].aid ?? {};
  return (
    <Card
      label={w.unsolvable}
      heading={classes[conflict.class]}
      text={`${w.unsolvable} ${conflict.text}`}
      onClose={aid.close}
    />
  );
}

/** Lines around more than so many things hide the board. */
const MOST_OUTLINES = 3;

function glowOf(things: readonly Thing[]): readonly (readonly Cell[])[] {
  const each = things.map(({ cells }) => cells);
  return each.length <= MOST_OUTLINES ? each : [[...new Map(each.flat().map((cell) => [String(cell), cell])).values()]];
}
