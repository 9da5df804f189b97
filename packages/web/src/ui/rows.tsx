import type { ComponentChildren } from 'preact';

export function Rows({ children }: { children: ComponentChildren }) {
  return <ul class="rows">{children}</ul>;
}

interface RowProps {
  readonly text: string;
  /** What it does, where its name does not say it. */
  readonly why?: string | undefined;
  readonly onPress: () => unknown;
}

export function Row({ text, why, onPress }: RowProps) {
  return (
    <li>
      <button type="button" class="row" onClick={() => void onPress()}>
        {text}
        {why !== undefined && <small>{why}</small>}
      </button>
    </li>
  );
}
