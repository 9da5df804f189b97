/** An answer of the thread of explanations; `thinking` once it takes longer than a moment. */
import type { AnyGame } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import type { About, Answers } from '../think/explain-messages.js';
import { explainRoom } from '../think/explain-room.js';
import { MOMENT_MILLISECONDS } from '../think/moment.js';

export type Answered<Type extends About['type']> =
  | { readonly type: 'waiting' }
  | { readonly type: 'thinking' }
  | { readonly type: 'failed' }
  | { readonly type: 'known'; readonly answer: Answers[Type] };

export function useAnswer<Type extends About['type']>(
  game: AnyGame,
  about: Extract<About, { readonly type: Type }>,
): Answered<Type> {
  const asked = JSON.stringify(about);
  const [found, setFound] = useState<{ readonly asked: string; readonly is: Answered<Type> }>();
  useEffect(() => {
    if (explainRoom.known<Type>(game, about) !== undefined) return;
    const { answer, stop } = explainRoom.ask<Type>(game, about);
    let wanted = true;
    const tell = (is: Answered<Type>) => wanted && setFound({ asked, is });
    const announce = setTimeout(() => tell({ type: 'thinking' }), MOMENT_MILLISECONDS);
    answer.then(
      (each) => tell({ type: 'known', answer: each }),
      () => tell({ type: 'failed' }),
    );
    answer.finally(() => clearTimeout(announce)).catch(() => {});
    return () => {
      wanted = false;
      clearTimeout(announce);
      stop();
    };
  }, [asked]);
  // What was asked ahead is shown in the same frame.
  const known = explainRoom.known<Type>(game, about);
  if (known !== undefined) return { type: 'known', answer: known };
  return found?.asked === asked ? found.is : { type: 'waiting' };
}
