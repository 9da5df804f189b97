/** A long list, some of it at a time: ten thousand rows would freeze the page. */
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { useSheetTools } from '../ui/sheet-words.js';

const STEP = 200;

export function useShownPart<T>(all: readonly T[]): { readonly shown: readonly T[]; readonly more: ComponentChild } {
  const { words } = useSheetTools();
  const [count, setCount] = useState(STEP);
  const more = all.length > count && (
    <div class="choices">
      <button type="button" onClick={() => setCount(count + STEP)}>
        {words.bring.more(all.length - count)}
      </button>
    </div>
  );
  return { shown: all.slice(0, count), more };
}
