/** A puzzle as a small picture of its kind; room is kept for it until it is there. */
import { type AnyGame, boardOf, type KindName } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { kindOf } from '../kind/page.js';
import type { KindThumbnail } from '../kind/parts.js';

interface ThumbnailProps {
  readonly game: AnyGame | undefined;
  /** With what lies on the board? */
  readonly withBoard?: boolean;
}

export function Thumbnail({ game, withBoard = false }: ThumbnailProps) {
  const [drawings, setDrawings] = useState<Readonly<Partial<Record<KindName, KindThumbnail<KindName>>>>>({});
  const kind = game?.kind;
  useEffect(() => {
    if (kind === undefined) return;
    let wanted = true;
    kindOf<KindName>(kind)
      .thumbnail?.()
      .then(
        (Drawing) => wanted && setDrawings((known) => ({ ...known, [kind]: Drawing })),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [kind]);
  const Drawing = kind && drawings[kind];
  return (
    <span class="picture-room">
      {game && Drawing && <Drawing puzzle={game.puzzle} board={withBoard ? boardOf<KindName>(game) : undefined} />}
    </span>
  );
}
