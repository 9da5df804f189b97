/** The puzzle for somebody else, empty or as it stands: as a link, as text, as a picture. */
import type { AnyGame, KindName } from '@pipwright/play';
import { useEffect, useRef, useState } from 'preact/hooks';
import { kindOf } from '../kind/page.js';
import type { KindSharing } from '../kind/parts.js';
import { useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';

/** What makes things to share, and what the kind has for it. */
type Sharing = typeof import('../share/index.js') & { readonly kind: KindSharing<KindName> };

export function ShareSection({ game }: { game: AnyGame }) {
  const { words } = useSheetTools();
  const { title } = useNavigation();
  const { share: w } = words;
  const begun = game.revision > 0;
  const [asItStands, setAsItStands] = useState(false);
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string>();
  const position = begun && asItStands;

  /** What is made is undefined where this puzzle cannot be made into it. */
  const doing = async (act: (sharing: Sharing) => Promise<string | undefined>) => {
    setSaid('');
    setByHand(undefined);
    try {
      const loading = [import('../share/index.js'), kindOf<KindName>(game.kind).sharing()] as const;
      const [sharing, kind] = await Promise.all(loading);
      setSaid((await act({ ...sharing, kind })) ?? w.failed);
    } catch (error) {
      const changedMind = error instanceof Error && error.name === 'AbortError';
      if (!changedMind) setSaid(w.failed);
    }
  };
  /** Where the browser copies nothing, as on a page without a secure connection, it is shown to be copied by hand. */
  const copy = async (text: string | undefined) => {
    if (text === undefined) return undefined;
    try {
      await navigator.clipboard.writeText(text);
      return words.finished.copied;
    } catch {
      setByHand(text);
      return w.byHand;
    }
  };
  const addressOf = async ({ linkFor }: Sharing) => {
    const fragment = await linkFor(game, title, position);
    return fragment === undefined ? undefined : new URL(fragment, location.href).href;
  };
  const save = ({ fileNameFor, saveFile }: Sharing, content: Blob, ending: string) => {
    const name = fileNameFor(`${words.kinds[game.kind].name} ${title}`, ending);
    saveFile(content, name);
    return w.saved(name);
  };

  const means: readonly (readonly [string, (sharing: Sharing) => Promise<string | undefined>])[] = [
    [w.copyLink, async (sharing) => copy(await addressOf(sharing))],
    ...(navigator.share === undefined ? [] : [[w.sendLink, (sharing: Sharing) => send(sharing)] as const]),
    [
      w.copyText,
      async ({ positionAsText, puzzleAsText, kind }) =>
        copy(position ? positionAsText(kind, game, w.position) : puzzleAsText(kind, game)),
    ],
    [w.svg, async (sharing) => save(sharing, sharing.svgOf(sharing.kind, game, position), 'svg')],
    [w.png, async (sharing) => save(sharing, await sharing.pngOf(sharing.kind, game, position), 'png')],
  ];

  async function send(sharing: Sharing): Promise<string | undefined> {
    const url = await addressOf(sharing);
    if (url === undefined) return undefined;
    await navigator.share({ title, url });
    return '';
  }

  return (
    <section>
      <h3>{w.title}</h3>
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
      <div class="choices">
        {means.map(([label, act]) => (
          <button key={label} type="button" onClick={() => void doing(act)}>
            {label}
          </button>
        ))}
      </div>
      <p role="status">{said}</p>
      {byHand !== undefined && <ByHand text={byHand} label={w.byHand} />}
    </section>
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
