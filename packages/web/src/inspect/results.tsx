/** What a task found, as pictures: solutions, or what all of them share. */

import type { Inspected } from '../think/inspected.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { sharedOf, useInspection } from './inspection.js';
import { SolutionBrowser } from './solution-browser.js';
import { SolutionPicture } from './solution-picture.js';

export function Results({ inspected }: { inspected: Inspected }) {
  const { task, ending, progress } = inspected;
  if (task !== 'common') return <SolutionBrowser inspected={inspected} />;
  return ending === 'exhausted' && progress.found !== '0' ? <WhatIsShared inspected={inspected} /> : null;
}

function WhatIsShared({ inspected: { game, common } }: { inspected: Inspected }) {
  const { inspect } = useSheetTools().words;
  const { sharedPart } = useInspection();
  const shared = sharedOf(common);
  return (
    <>
      <SolutionPicture game={game} solution={sharedPart(game.puzzle, shared)} caption={inspect.sharedPicture} />
      <ul class="shared">
        {shared.always.map(({ cell, value }) => (
          <li key={String(cell)}>{inspect.always(cell, value)}</li>
        ))}
        {shared.joined.map((cells) => (
          <li key={cells.join(' ')}>{inspect.joined(cells)}</li>
        ))}
      </ul>
    </>
  );
}
