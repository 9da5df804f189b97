/** The puzzle for somebody else, empty or as it stands: as a link, as text, as a picture; or that it is solved. */
import { type AnyGame, type KindName, status } from '@pipwright/play';
import { useEffect, useState } from 'preact/hooks';
import { useSaveResult, useShareResult } from '../finish/use-share-result.js';
import { kindOf } from '../kind/page.js';
import type { KindSharing } from '../kind/parts.js';
import { ByHand } from '../ui/by-hand.js';
import { useNavigation } from '../ui/navigation.js';
import { Row, Rows } from '../ui/rows.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

type Sharing = typeof import('../share/index.js') & { readonly kind: KindSharing<KindName> };

export function ShareSheet({ game, onClose }: { game: AnyGame; onClose: () => void }) {
  const { words, say } = useSheetTools();
  const { title, keptTitle } = useNavigation();
  const { share: w } = words;
  const begun = game.revision > 0;
  const [asItStands, setAsItStands] = useState(false);
  const [byHand, setByHand] = useState<string>();
  const isFinished = status(game) === 'finished';
  const result = useShareResult(game, isFinished);
  const saveResult = useSaveResult(game);
  const position = begun && asItStands;

  const [sharing, setSharing] = useState<Sharing>();
  const [link, setLink] = useState<{ readonly url: string | undefined }>();
  const load = async (): Promise<Sharing> => {
    const loading = [import('../share/index.js'), kindOf<KindName>(game.kind).sharing()] as const;
    const [parts, kind] = await Promise.all(loading);
    return { ...parts, kind };
  };
  const linkFrom = async ({ addressWith, linkFor }: Sharing) => {
    const fragment = await linkFor(game, keptTitle, position);
    return { url: fragment === undefined ? undefined : addressWith(fragment) };
  };
  // Browsers share and copy only right after a press: nothing may be waited for then.
  useEffect(() => {
    load().then(setSharing, () => {});
  }, []);
  useEffect(() => {
    let wanted = true;
    setLink(undefined);
    if (sharing)
      linkFrom(sharing).then(
        (made) => wanted && setLink(made),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [sharing, position]);

  /** What is made is undefined where this puzzle cannot be made into it. */
  const doing = async (act: (sharing: Sharing) => Promise<string | undefined>) => {
    setByHand(undefined);
    try {
      const said = (await act(sharing ?? (await load()))) ?? w.failed;
      if (said !== '') say(said, 'seen');
    } catch {
      say(w.failed, 'seen');
    }
  };
  /** Where the browser copies nothing, as on a page without a secure connection, it is shown to be copied by hand. */
  const copy = async (text: string | undefined) => {
    if (text === undefined) return undefined;
    try {
      await navigator.clipboard.writeText(text);
      return w.copied;
    } catch {
      setByHand(text);
      return w.byHand;
    }
  };
  const save = ({ fileNameFor, saveFile }: Sharing, content: Blob, ending: string) => {
    const name = fileNameFor(`${words.kinds[game.kind].name} ${title}`, ending);
    saveFile(content, name);
    return w.saved(name);
  };
  const sendLink = async (parts: Sharing) => {
    const { url } = link ?? (await linkFrom(parts));
    if (url === undefined) return undefined;
    return (await parts.send({ title, url })) === 'refused' ? copy(url) : '';
  };

  const means: readonly (readonly [string, (sharing: Sharing) => Promise<string | undefined>])[] = [
    [w.copyLink, async (parts) => copy((link ?? (await linkFrom(parts))).url)],
    ...(navigator.share === undefined ? [] : [[w.sendLink, sendLink] as const]),
    [
      w.copyText,
      async ({ positionAsText, puzzleAsText, kind }) =>
        copy(position ? positionAsText(kind, game, w.position) : puzzleAsText(kind, game)),
    ],
    [w.png, async (sharing) => save(sharing, await sharing.pngOf(sharing.kind, game, position), 'png')],
    [w.svg, async (sharing) => save(sharing, sharing.svgOf(sharing.kind, game, position), 'svg')],
  ];

  const text = byHand ?? result.byHand;
  return (
    <Sheet title={w.title} onClose={onClose}>
      {begun && (
        // biome-ignore lint/a11y/useSemanticElements: two buttons of which one is down.
        <div class="tabs" role="group" aria-label={w.what}>
          <button type="button" aria-pressed={!asItStands} onClick={() => setAsItStands(false)}>
            {w.puzzle}
          </button>
          <button type="button" aria-pressed={asItStands} onClick={() => setAsItStands(true)}>
            {w.position}
          </button>
        </div>
      )}
      <Rows>
        {isFinished && (
          <>
            <Row text={w.result} onPress={result.share} />
            <Row text={w.resultPicture} onPress={() => doing(async () => w.saved(await saveResult()))} />
          </>
        )}
        {means.map(([label, act]) => (
          <Row key={label} text={label} onPress={() => doing(act)} />
        ))}
      </Rows>
      {text !== undefined && <ByHand text={text} label={w.byHand} />}
    </Sheet>
  );
}
