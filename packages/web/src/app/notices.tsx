/** What the app has to say: every sentence is heard, some are seen for a moment, some offer something to do. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from './icons.js';
import { useTools } from './tools.js';

/** A sentence with a button. */
export interface Notice {
  readonly text: string;
  /** Gone by itself after a while? */
  readonly passing: boolean;
  readonly act: string;
  readonly does: () => void;
}

export interface NoticeBoard {
  readonly heard: string;
  readonly seen: string;
  readonly offered: Notice | undefined;
  say(text: string, how?: 'heard' | 'seen'): void;
  offer(notice: Notice | undefined): void;
}

const SEEN_MILLISECONDS = 5000;
const OFFERED_MILLISECONDS = 12_000;
/** A word that cannot be heard makes the same sentence news again. */
const AGAIN = '\u200b';

export function useNotices(first: string | undefined): NoticeBoard {
  const [heard, setHeard] = useState(first ?? '');
  const [seen, setSeen] = useState(first ?? '');
  const [offered, setOffered] = useState<Notice>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const say = useCallback((text: string, how: 'heard' | 'seen' = 'heard') => {
    setHeard((before) => (before === text ? text + AGAIN : text));
    clearTimeout(timer.current);
    setSeen(how === 'seen' ? text : '');
    if (how === 'seen') timer.current = setTimeout(() => setSeen(''), SEEN_MILLISECONDS);
  }, []);

  useEffect(() => {
    if (!offered?.passing) return;
    const passed = setTimeout(() => setOffered(undefined), OFFERED_MILLISECONDS);
    return () => clearTimeout(passed);
  }, [offered]);

  return useMemo(() => ({ heard, seen, offered, say, offer: setOffered }), [heard, seen, offered, say]);
}

export function Notices({ notices }: { notices: NoticeBoard }) {
  const { words } = useTools();
  const { heard, seen, offered } = notices;
  return (
    <>
      <p class="heard" role="status" aria-live="polite">
        {heard}
      </p>
      <div class="notices">
        {seen !== '' && (
          <p class="notice" aria-hidden="true">
            {seen}
          </p>
        )}
        {offered !== undefined && (
          <div class="notice" role="status">
            <span>{offered.text}</span>
            <button
              type="button"
              onClick={() => {
                notices.offer(undefined);
                offered.does();
              }}
            >
              {offered.act}
            </button>
            <button type="button" class="tool bare" aria-label={words.close} onClick={() => notices.offer(undefined)}>
              <Icon name="close" />
            </button>
          </div>
        )}
      </div>
    </>
  );
}
