/** A puzzle as a small picture of its kind; room is kept for it until it is there. */
import { type AnyGame, boardOf, type KindName } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { kindOf } from '../kind/page.js';
import type { KindThumbnail } from '../kind/parts.js';

interface ThumbnailProps {
  readonly game: AnyGame | undefined;
  readonly withBoard?: boolean;
}

const known = new Map<KindName, KindThumbnail<KindName>>();

/** So that a picture of this kind is there as soon as it is wanted. Undefined for kinds that have none. */
export async function loadThumbnail(kind: KindName): Promise<KindThumbnail<KindName> | undefined> {
  const drawing = known.get(kind) ?? (await kindOf<KindName>(kind).thumbnail?.());
  if (drawing !== undefined) known.set(kind, drawing);
  return drawing;
}

export function Thumbnail({ game, withBoard = false }: ThumbnailProps) {
  const [, draw] = useState(0);
  const kind = game?.kind;
  const Drawing = kind && known.get(kind);
  useEffect(() => {
    if (kind === undefined || Drawing !== undefined) return;
    let wanted = true;
    loadThumbnail(kind).then(
      () => wanted && draw((times) => times + 1),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [kind]);
  return (
    <span class="picture-room">
      {game && Drawing && <Drawing puzzle={game.puzzle} board={withBoard ? boardOf<KindName>(game) : undefined} />}
    </span>
  );
}
