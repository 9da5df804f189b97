/**
 * What comes to the app from outside: a link's fragment, a text that another app shares, files that the system opens
 * with it, and whatever is dropped on the page. The address is plain again at once, so that nothing comes twice. Returns
 * how to open a fragment that comes later.
 */
import { useEffect } from 'preact/hooks';
import { useStable } from '../board/memo.js';
import { type Source, sourceOf, sourceOfFile } from '../bring/source.js';
import { ownName } from '../game/own-puzzles.js';
import { loadAllWords } from '../kind/load-words.js';
import { sharedIn } from '../links/address.js';
import type { Navigation } from '../ui/navigation.js';
import type { NoticeBoard } from '../ui/notices.js';
import type { PlayWords } from '../words/catalogue.js';

interface Door {
  readonly words: PlayWords;
  readonly say: NoticeBoard['say'];
  readonly bring: Navigation['bring'];
  /** Somebody has come by this address, or by a link that means the same; `?` is there where it was sent to them. */
  readonly onAddress: (hash: string) => void;
  /** The app was opened by a link that has no puzzle. */
  readonly onNothing: () => void;
  readonly onOpened: () => void;
  readonly onSources: (sources: readonly Source[]) => void;
}

/** Not known to TypeScript: files that the system opens with an installed app. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void): void;
}

export function useArrivals({
  words,
  say,
  bring,
  onAddress,
  onNothing,
  onOpened,
  onSources,
}: Door): (fragment: string) => Promise<void> {
  const openFragment = useStable(async (fragment: string, isFirst = false) => {
    // An address of the app itself is the history's affair.
    if (fragment === '' || fragment.startsWith('#/')) return onAddress(fragment);
    if (location.hash === fragment) replaceAddress({ hash: '' });
    const read = async () => {
      const [{ openLink }, { links }] = await Promise.all([import('../links/link.js'), loadAllWords()]);
      return { link: await openLink(fragment), links };
    };
    const found = await read().catch(() => undefined);
    if (found === undefined) return say(words.news.noSheet, 'seen');
    const { link, links } = found;
    if (link.type === 'none') return;
    if (link.type !== 'game') {
      if (isFirst) onNothing();
      return say(links[link.type], 'seen');
    }
    onOpened();
    const how = await bring(link.game, link.title);
    onAddress(`#/${ownName(link.game)}?t=${link.seconds}`);
    if (how === 'as-brought') say(links.opened(link.title || words.puzzles.untitled));
  });
  const look = useStable(onSources);

  useEffect(() => {
    void openFragment(location.hash, true);
    const shared = takeShared();
    if (shared !== '') look([sourceOf(shared)]);
    (window as { launchQueue?: LaunchQueue }).launchQueue?.setConsumer(({ files = [] }) => {
      const opening = files.map((file) => file.getFile().then(sourceOfFile));
      void Promise.all(opening).then((sources) => sources.length > 0 && look(sources));
    });
    return listenForDrops(look);
  }, []);
  return openFragment;
}

function takeShared(): string {
  const shared = sharedIn(location.search);
  if (shared !== undefined) replaceAddress({ search: '' });
  return shared ?? '';
}

function replaceAddress(parts: { readonly hash?: ''; readonly search?: '' }): void {
  const { pathname, search, hash } = {
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    ...parts,
  };
  history.replaceState(history.state, '', pathname + search + hash);
}

function listenForDrops(look: (sources: readonly Source[]) => void): () => void {
  const isOurs = ({ dataTransfer, target }: DragEvent) => {
    const types = dataTransfer?.types ?? [];
    const intoField = target instanceof HTMLTextAreaElement;
    return types.includes('Files') || (types.includes('text/plain') && !intoField);
  };
  const over = (event: DragEvent) => isOurs(event) && event.preventDefault();
  const dropped = (event: DragEvent) => {
    if (!isOurs(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (files.length > 0) void Promise.all(files.map(sourceOfFile)).then(look);
    else if (text.trim() !== '') look([sourceOf(text)]);
  };
  addEventListener('dragover', over);
  addEventListener('drop', dropped);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', dropped);
  };
}
