/** Steps that are shown where that is asked for: a line each, and one for each link of what a step supposes. */
import type { StepUnfolded } from '../think/explain-messages.js';
import { useSheetTools } from '../ui/sheet-words.js';
import type { Names } from './names.js';

interface StepsProps {
  readonly steps: readonly StepUnfolded[];
  readonly names: Names;
  readonly onOpen: (isOpen: boolean) => void;
}

export function Steps({ steps, names, onOpen }: StepsProps) {
  const { words } = useSheetTools();
  return (
    <details
      onToggle={({ currentTarget: all }) => {
        onOpen(all.open);
        const room = all.closest<HTMLElement>('.told');
        if (all.open) room?.scrollTo(0, all.offsetTop - room.offsetTop);
      }}
    >
      <summary>{words.aid.showSteps}</summary>
      <ol>
        {steps.map(({ text, links }, i) => (
          <li key={`${i} ${text}`}>
            {names.write(text)}
            {links.length > 0 && (
              <ul>
                {links.map((link, j) => (
                  <li key={`${j} ${link}`}>{names.write(link)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
