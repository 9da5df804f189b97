/** The player's own puzzles, the newest ones by name, and the ways to all of them and to more. */

import { shownTitle } from '../game/shown-title.js';
import { Icon } from '../ui/icons.js';
import { type SheetName, useNavigation } from '../ui/navigation.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { HomeData } from './home-data.js';

const NEWEST = 3;

export function Mine({ data, onSheet }: { data: HomeData; onSheet: (name: SheetName) => void }) {
  const { words } = useSheetTools();
  const { home, library, bring, puzzles } = words;
  const { go } = useNavigation();
  return (
    <section class="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{library.title}</h2>
      {data.mine.length === 0 ? (
        <p class="soft">{home.noneYet}</p>
      ) : (
        <ul class="card rows">
          {data.mine.slice(0, NEWEST).map(([name, { title, size = '' }]) => {
            const { state } = data.playedOf(name);
            return (
              <li key={name}>
                <button type="button" class="row" onClick={() => go(name)}>
                  <b dir="auto">{shownTitle(words, title) || puzzles.untitled}</b>
                  <span class="soft">
                    {size}
                    {state !== 'new' && <Icon name={state === 'finished' ? 'done' : 'begun'} />}
                    <span class="heard-only">{home.progress[state]}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div class="choices">
        <button type="button" onClick={() => onSheet('library')}>
          {home.all}
        </button>
        <button type="button" onClick={() => onSheet('bring')}>
          {bring.open}
        </button>
      </div>
    </section>
  );
}
