/** The words of sheets: they come with the first sheet. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { allWords, loadAllWords } from '../kind/load-words.js';
import type { Catalogue } from '../words/catalogue.js';
import { type Tools, useTools } from './tools.js';

const SheetWordsContext = createContext<Catalogue | undefined>(undefined);

interface SheetWordsProps {
  readonly onFailed: () => void;
  readonly children: ComponentChildren;
}

export function SheetWords({ onFailed, children }: SheetWordsProps) {
  const { words, say } = useTools();
  const [all, setAll] = useState(allWords);
  useEffect(() => {
    if (all !== undefined) return;
    let wanted = true;
    loadAllWords().then(
      (found) => wanted && setAll(found),
      () => {
        if (!wanted) return;
        onFailed();
        say(words.news.noSheet, 'seen');
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return all === undefined ? null : <SheetWordsContext.Provider value={all}>{children}</SheetWordsContext.Provider>;
}

type SheetTools = Omit<Tools, 'words'> & { readonly words: Catalogue };

/** What `useTools` gives, with the words of sheets: for what is within one. */
export function useSheetTools(): SheetTools {
  const tools = useTools();
  const words = useContext(SheetWordsContext);
  if (words === undefined) throw new Error('This belongs into a sheet.');
  return { ...tools, words };
}
