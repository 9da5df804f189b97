/** The card of the way to a solution: one page of a text, buttons below it; arrow keys and swipes turn pages. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { focusIsLost } from '../ui/focus.js';
import { Icon } from '../ui/icons.js';
import { useTools } from '../ui/tools.js';
import { ONE_PAGE, type Pages, pageOf } from './use-pages.js';
import { useSwipe } from './use-swipe.js';

interface WalkPageProps {
  readonly heading: string;
  readonly texts: readonly string[];
  /** The same for the ear. */
  readonly heard?: readonly string[];
  readonly lead?: string | undefined;
  readonly pages?: Pages;
  readonly page?: number;
  readonly onTurn?: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
}

const TURNS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

export function WalkPage(props: WalkPageProps) {
  const {
    heading,
    texts,
    heard = texts,
    lead = '',
    pages = ONE_PAGE,
    page = 0,
    onTurn = () => {},
    onClose,
    children,
  } = props;
  const { words, say } = useTools();
  const card = useRef<HTMLElement>(null);
  const said = [heading, page === 0 ? lead : '', pageOf(heard, pages, page)].filter((each) => each !== '').join('. ');
  useLayoutEffect(() => {
    if (document.activeElement?.closest('header')) card.current?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    if (focusIsLost()) card.current?.focus({ preventScroll: true });
  }, [said]);
  useEffect(() => say(said), [said]);

  const keyed = (event: KeyboardEvent) => {
    const by = event.ctrlKey || event.metaKey || event.altKey ? undefined : TURNS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onTurn(by);
  };
  const { starts, isSmall, room } = pages;
  const [from, to = Number.POSITIVE_INFINITY] = [starts[page] ?? 0, starts[page + 1]];
  return (
    <section
      class="aid walk"
      ref={card}
      tabIndex={-1}
      aria-label={words.menu.walk}
      onKeyDown={keyed}
      {...useSwipe(onTurn)}
    >
      <p class="heading">{heading}</p>
      <button type="button" class="tool bare close" aria-label={words.close} title={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div class="told" ref={room}>
        <p class={isSmall ? 'small' : ''}>
          {texts.map((text, i) => (
            <span key={`${i} ${text}`} hidden={i < from || i >= to}>
              {i === 0 && lead !== '' && <i>{lead}. </i>}
              {text}{' '}
            </span>
          ))}
        </p>
      </div>
      <div class="choices">{children}</div>
    </section>
  );
}
