/**
 * What the app has to say: every sentence is heard, some are seen for a moment, some offer something to do. An open sheet
 * shows them itself, since nothing under a modal dialog can be pressed or read out.
 */
import { createContext } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { focusBoard } from './focus.js';
import { Icon } from './icons.js';
import { useTools } from './tools.js';

interface Notice {
  readonly text: string;
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

export const NoticesContext = createContext<NoticeBoard>({} as NoticeBoard);

export function useNoticeBoard(): NoticeBoard {
  return useContext(NoticesContext);
}

const SEEN_MILLISECONDS = 5000;
const OFFERED_MILLISECONDS = 12_000;
/** A word that cannot be heard makes the same sentence news again. */
const AGAIN = '\u200b';

export function useNotices(): NoticeBoard {
  const [heard, setHeard] = useState('');
  const [seen, setSeen] = useState('');
  const [offered, offer] = useState<Notice>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const say = useCallback((text: string, how: 'heard' | 'seen' = 'heard') => {
    setHeard((before) => (before === text ? text + AGAIN : text));
    clearTimeout(timer.current);
    setSeen(how === 'seen' ? text : '');
    if (how === 'seen') timer.current = setTimeout(() => setSeen(''), SEEN_MILLISECONDS);
  }, []);

  useEffect(() => {
    if (offered === undefined) return;
    const passed = setTimeout(() => offer(undefined), OFFERED_MILLISECONDS);
    return () => clearTimeout(passed);
  }, [offered]);

  return useMemo(() => ({ heard, seen, offered, say, offer }), [heard, seen, offered, say]);
}

interface NoticesProps {
  /** Does a sheet lie over the page? It shows then what is to be seen, for nothing else can be pressed. */
  readonly covered: boolean;
  /** Takes the new version that is there; undefined while there is none. */
  readonly onUpdate: (() => void) | undefined;
}

export function Notices({ covered, onUpdate }: NoticesProps) {
  const { words } = useTools();
  const notices = useNoticeBoard();
  const { heard, seen, offered } = notices;
  const [later, setLater] = useState(false);
  return (
    <>
      <p class="heard" role="status" aria-live="polite">
        {heard}
      </p>
      <div class="notices">
        {!covered && <Shown seen={seen} offered={offered} onGone={focusBoard} />}
        {onUpdate !== undefined && !later && (
          <Offer
            notice={{ text: words.news.update, act: words.news.reload, does: onUpdate }}
            onGone={() => {
              setLater(true);
              focusBoard();
            }}
          />
        )}
      </div>
    </>
  );
}

/** The same within a sheet; where the focus goes after a press is the sheet's affair. */
export function SheetNotices({ onGone }: { onGone: () => void }) {
  const { heard, seen, offered } = useNoticeBoard();
  return (
    <>
      <p class="heard-in-sheet" role="status" aria-live="polite">
        {heard}
      </p>
      <div class="notices">
        <Shown seen={seen} offered={offered} onGone={onGone} />
      </div>
    </>
  );
}

interface ShownProps {
  readonly seen: string;
  readonly offered: Notice | undefined;
  readonly onGone: () => void;
}

function Shown({ seen, offered, onGone }: ShownProps) {
  const { offer } = useNoticeBoard();
  const gone = () => {
    offer(undefined);
    onGone();
  };
  return (
    <>
      {seen !== '' && (
        <p class="seen" aria-hidden="true">
          {seen}
        </p>
      )}
      {offered !== undefined && <Offer notice={offered} onGone={gone} />}
    </>
  );
}

function Offer({ notice, onGone }: { notice: Notice; onGone: () => void }) {
  const { words } = useTools();
  return (
    <div class="notice" role="status">
      <span>{notice.text}</span>
      <button
        type="button"
        onClick={() => {
          onGone();
          notice.does();
        }}
      >
        {notice.act}
      </button>
      <button type="button" class="tool bare" aria-label={words.close} onClick={onGone}>
        <Icon name="close" />
      </button>
    </div>
  );
}
