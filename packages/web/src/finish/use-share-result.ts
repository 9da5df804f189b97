/** Shares that the puzzle is solved, and says how that went; or saves it as a picture. */
import { type AnyGame, helpTaken } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { clockFace } from '../game/time.js';
import { readLevels } from '../habit/known-grades.js';
import type { Shareable } from '../share/share-result.js';
import { useNavigation } from '../ui/navigation.js';
import { useTools } from '../ui/tools.js';
import { enFinish } from '../words/en/finish.js';
import { ratedTitle, type SharedResult, sayHelp, sharedText } from './shared-text.js';

interface ShareResult {
  readonly share: () => Promise<void>;
  readonly byHand: string | undefined;
}

/** @param isOffered whether it can be asked for; it is made by then */
export function useShareResult(game: AnyGame, isOffered: boolean): ShareResult {
  const { words, say } = useTools();
  const prepare = usePrepared(game);
  const [ready, setReady] = useState<Ready>();
  const [byHand, setByHand] = useState<string>();
  const make = async () => {
    const { share, result } = await prepare();
    return { share, shareable: await share.shareableOf(result) };
  };
  useEffect(() => {
    if (!isOffered) return;
    let wanted = true;
    make().then(
      (made) => wanted && setReady(made),
      () => {},
    );
    return () => {
      wanted = false;
      setReady(undefined);
      setByHand(undefined);
    };
  }, [isOffered, game, words]);
  return {
    byHand,
    async share() {
      // Nothing is waited for that is there: the browser would not take it for the player's doing.
      const made = ready ?? (await make().catch(() => undefined));
      if (made === undefined) return say(words.news.noSheet, 'seen');
      const { share, shareable } = made;
      const how = await share.shareIt(shareable);
      setByHand(how === 'refused' ? shareable.text : undefined);
      if (how === 'copied') say(enFinish.copied, 'seen');
      if (how === 'refused') say(enFinish.byHand, 'seen');
    },
  };
}

interface Ready {
  readonly share: typeof import('../share/share-result.js');
  readonly shareable: Shareable;
}

export function useSaveResult(game: AnyGame): () => Promise<string> {
  const prepare = usePrepared(game);
  return async () => {
    const { result, share } = await prepare();
    return share.saveResult(result);
  };
}

function usePrepared(game: AnyGame) {
  const { words, session } = useTools();
  const { title, keptTitle } = useNavigation();
  return async () => {
    const { puzzle } = session.state;
    const [gradeOf, share] = await Promise.all([readLevels([puzzle]), import('../share/share-result.js')]);
    const { elapsed } = game.clock;
    const kind = words.kinds[game.kind].name;
    const solved: SharedResult = { kind, title, level: gradeOf(puzzle)?.level, elapsed, ...helpTaken(game.hints) };
    const card = {
      app: `${words.appName} ${kind}`,
      title: ratedTitle(words, solved),
      time: clockFace(elapsed),
      help: sayHelp(enFinish, solved),
    };
    return { share, result: { game, puzzle, keptTitle, text: sharedText(words, enFinish, solved), card } };
  };
}
