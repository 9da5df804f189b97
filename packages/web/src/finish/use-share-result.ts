/** Shares that the puzzle is solved, and says how that went; or saves it as a picture. */
import { type AnyGame, helpTaken } from '@pipwright/play';
import { clockFace } from '../game/time.js';
import { readLevels } from '../habit/known-grades.js';
import { useNavigation } from '../ui/navigation.js';
import { useTools } from '../ui/tools.js';
import { useLanguage } from '../ui/use-language.js';
import { loadFinishWords } from './load-words.js';
import { ratedTitle, type SharedResult, sayHelp, sharedText } from './shared-text.js';

export function useShareResult(game: AnyGame): () => Promise<void> {
  const { words, say } = useTools();
  const prepare = usePrepared(game);
  return async () => {
    const prepared = await prepare().catch(() => undefined);
    if (prepared === undefined) return say(words.news.noSheet, 'seen');
    const { finish, result, share } = prepared;
    try {
      const how = await share.shareResult(result);
      if (how === 'copied') say(finish.copied, 'seen');
    } catch {
      say(finish.notShared, 'seen');
    }
  };
}

/** Gives the name of the file. Rejects where no picture can be made. */
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
  const language = useLanguage();
  return async () => {
    const { puzzle } = session.state;
    const [finish, gradeOf, share] = await Promise.all([
      loadFinishWords(language),
      readLevels([puzzle]),
      import('../share/share-result.js'),
    ]);
    const { elapsed } = game.clock;
    const kind = words.kinds[game.kind].name;
    const solved: SharedResult = { kind, title, level: gradeOf(puzzle)?.level, elapsed, ...helpTaken(game.hints) };
    const card = {
      app: `${words.appName} ${kind}`,
      title: ratedTitle(words, solved),
      time: clockFace(elapsed),
      help: sayHelp(finish, solved),
    };
    return { finish, share, result: { game, puzzle, keptTitle, text: sharedText(words, finish, solved), card } };
  };
}
