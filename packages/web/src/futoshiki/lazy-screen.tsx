/** The screen comes when a Futoshiki is first opened: whoever plays Pips starts sooner. */
import type { Game } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { useTools } from '../ui/tools.js';

type Screen = typeof import('./futoshiki-screen.js').FutoshikiScreen;

/** Once it is there, it is shown at once. */
let loaded: Screen | undefined;

export function LazyFutoshikiScreen({ game }: { game: Game<'futoshiki'> }) {
  const { words } = useTools();
  const [Shown, setShown] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Shown !== undefined) return;
    import('./futoshiki-screen.js').then(
      ({ FutoshikiScreen }) => {
        loaded = FutoshikiScreen;
        setShown(() => loaded);
      },
      () => setFailed(true),
    );
  }, []);
  if (Shown !== undefined) return <Shown game={game} />;
  return (
    <main class="paused">
      {failed && (
        <>
          <p role="alert">{words.news.noPuzzle}</p>
          <button type="button" class="main" onClick={() => location.reload()}>
            {words.news.tryAgain}
          </button>
        </>
      )}
    </main>
  );
}
