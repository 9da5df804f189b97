/** What a task found, as pictures: one solution or many, two that differ, or what all of them share. */

import type { Inspected } from '../think/inspected.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { differingCells, sharedOf, useInspection } from './inspection.js';
import { SolutionReport } from './reports.js';
import { SolutionBrowser } from './solution-browser.js';
import { SolutionPicture } from './solution-picture.js';

export function Results({ inspected }: { inspected: Inspected }) {
  switch (inspected.task) {
    case 'count':
    case 'position':
      return null;
    case 'common':
      return inspected.common === undefined || inspected.progress.found === '0' ? null : (
        <WhatIsShared inspected={inspected} />
      );
    case 'unique':
      return inspected.solutions.length > 1 ? <Two inspected={inspected} /> : <SolutionBrowser inspected={inspected} />;
    default:
      return <SolutionBrowser inspected={inspected} />;
  }
}

function Two({ inspected: { game, solutions } }: { inspected: Inspected }) {
  const { inspect } = useSheetTools().words;
  const inspection = useInspection();
  const [one, other] = solutions;
  if (one === undefined || other === undefined) return null;
  const marked = differingCells(inspection, one, other);
  return (
    <>
      <p>{inspect.differ(marked)}</p>
      <div class="two-solutions">
        <SolutionPicture game={game} solution={one} caption={inspect.first} marked={marked} />
        <SolutionPicture game={game} solution={other} caption={inspect.second} marked={marked} />
      </div>
      <SolutionReport game={game} solution={one} title={inspect.first} />
      <SolutionReport game={game} solution={other} title={inspect.second} />
    </>
  );
}

function WhatIsShared({ inspected: { game, common } }: { inspected: Inspected }) {
  const { inspect } = useSheetTools().words;
  const { sharedPart } = useInspection();
  const shared = sharedOf(common);
  const part = sharedPart(game.puzzle, shared);
  return (
    <>
      <SolutionPicture game={game} solution={part} known={shared} caption={inspect.sharedPicture} />
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
