import { useEffect, useRef } from 'preact/hooks';

/** A text to be copied by hand, where the browser neither shares nor copies it: selected as it comes. */
export function ByHand({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return <textarea class="by-hand" ref={field} readOnly rows={3} aria-label={label} value={text} />;
}
