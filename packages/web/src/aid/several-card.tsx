/** A puzzle with several solutions: where two of them differ, and what each has there. */
import { marks } from '@pipwright/core/explaining';
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import type { Piece } from '../kind/explaining.js';
import type { Aid } from '../ui/aid.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { Card, Waiting } from './card.js';
import { useNames } from './names.js';
import { useAnswer } from './use-answer.js';

/** The smallest card has no room for more; the outline tells where it is. */
const MOST_CHARACTERS = 140;

export function SeveralCard({ game, aid }: { game: AnyGame; aid: Aid }) {
  const { words } = useSheetTools();
  const { aid: w } = words;
  const awaited = useAnswer<'how-many'>(game, { type: 'how-many' });
  const [way, setWay] = useState<0 | 1>();
  const differ = awaited.type === 'known' && awaited.answer.type === 'several' ? awaited.answer : undefined;
  const pieces = way === undefined ? undefined : differ?.ways[way];
  const told = `${w.differHere} ${differ?.text}`;
  const glow = differ === undefined ? [] : [differ.cells];
  const names = useNames(game, [told], glow);
  const isShort = names.write(told).length <= MOST_CHARACTERS;
  useEffect(() => {
    aid.more.current = () => {};
    if (differ === undefined) return;
    const labels = isShort ? names.labels(told) : [];
    aid.show(pieces === undefined ? { glow, labels } : { glow, pieces });
  }, [differ, pieces, names]);
  if (awaited.type === 'waiting' || awaited.type === 'thinking')
    return <Waiting awaited={awaited} label={w.several} onStop={aid.close} />;
  if (differ === undefined) return <Card label={w.several} text={w.failed} onClose={aid.close} />;
  return (
    <Card
      label={w.several}
      heading={way === undefined ? w.several : w.ways[way]}
      text={isShort ? names.write(told) : w.differHere}
      heard={names.hear(pieces === undefined ? told : `${sayPieces(pieces)}.`)}
      onClose={aid.close}
    >
      {([0, 1] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={way === each}
          onClick={() => setWay(way === each ? undefined : each)}
        >
          {w.ways[each]}
        </button>
      ))}
    </Card>
  );
}

/** `row 1, column 1 and row 1, column 2: 4–5`. */
function sayPieces(pieces: readonly Piece[]): string {
  const said = (piece: Piece) => [
    marks.cells(piece.map(({ cell }) => cell)),
    piece.map(({ number }) => number).join('–'),
  ];
  return pieces.map((piece) => said(piece).join(': ')).join(', ');
}
