/** The puzzle for somebody else, empty or as it stands: as a link, as text, as a picture; or that it is solved. */
import { type AnyGame, type KindName, status } from '@pipwright/play';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSaveResult, useShareResult } from '../finish/use-share-result.js';
import { kindOf } from '../kind/page.js';
import type { KindSharing } from '../kind/parts.js';
import { useNavigation } from '../ui/navigation.js';
import { Row, Rows } from '../ui/rows.js';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';

/** What makes things to share, and what the kind has for it. */
type Sharing = typeof import('../share/index.js') & { readonly kind: KindSharing<KindName> };

export function ShareSheet({ game, onClose }: { game: AnyGame; onClose: () => void }) {
  const { words, say } = useSheetTools();
  const { title, keptTitle } = useNavigation();
  const { share: w } = words;
  const begun = game.revision > 0;
  const [asItStands, setAsItStands] = useState(false);
  const [byHand, setByHand] = useState<string>();
  const shareResult = useShareResult(game);
  const saveResult = useSaveResult(game);
  const position = begun && asItStands;

  /** What is made is undefined where this puzzle cannot be made into it. */
  const doing = async (act: (sharing: Sharing) => Promise<string | undefined>) => {
    setByHand(undefined);
    try {
      const loading = [import('../share/index.js'), kindOf<KindName>(game.kind).sharing()] as const;
      const [sharing, kind] = await Promise.all(loading);
      const said = (await act({ ...sharing, kind })) ?? w.failed;
      if (said !== '') say(said, 'seen');
    } catch (error) {
      const changedMind = error instanceof Error && error.name === 'AbortError';
      if (!changedMind) say(w.failed, 'seen');
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
  const addressOf = async ({ addressWith, linkFor }: Sharing) => {
    const fragment = await linkFor(game, keptTitle, position);
    return fragment === undefined ? undefined : addressWith(fragment);
  };
  const save = ({ fileNameFor, saveFile }: Sharing, content: Blob, ending: string) => {
    const name = fileNameFor(`${words.kinds[game.kind].name} ${title}`, ending);
    saveFile(content, name);
    return w.saved(name);
  };
  const send = async (sharing: Sharing) => {
    const url = await addressOf(sharing);
    if (url === undefined) return undefined;
    await navigator.share({ title, url });
    return '';
  };

  const means: readonly (readonly [string, (sharing: Sharing) => Promise<string | undefined>])[] = [
    [w.copyLink, async (sharing) => copy(await addressOf(sharing))],
    ...(navigator.share === undefined ? [] : [[w.sendLink, send] as const]),
    [
      w.copyText,
      async ({ positionAsText, puzzleAsText, kind }) =>
        copy(position ? positionAsText(kind, game, w.position) : puzzleAsText(kind, game)),
    ],
    [w.png, async (sharing) => save(sharing, await sharing.pngOf(sharing.kind, game, position), 'png')],
    [w.svg, async (sharing) => save(sharing, sharing.svgOf(sharing.kind, game, position), 'svg')],
  ];

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
        {status(game) === 'finished' && (
          <>
            <Row text={w.result} onPress={shareResult} />
            <Row text={w.resultPicture} onPress={() => doing(async () => w.saved(await saveResult()))} />
          </>
        )}
        {means.map(([label, act]) => (
          <Row key={label} text={label} onPress={() => doing(act)} />
        ))}
      </Rows>
      {byHand !== undefined && <ByHand text={byHand} label={w.byHand} />}
    </Sheet>
  );
}

/** Selected as it comes. */
function ByHand({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return <textarea class="by-hand" ref={field} readOnly rows={4} aria-label={label} value={text} />;
}
