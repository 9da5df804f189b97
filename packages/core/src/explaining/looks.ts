/** Where the steps of a list say to look: never two of them at the same, as long as there is something else to name. */
import type { JsonObject } from '../json-value.js';
import type { StepScene } from './explainer.js';

/** Where each step of a list says to look. */
interface Looks<Puzzle, Solution, Thing> {
  readonly puzzle: Puzzle;
  readonly progress: Solution | undefined;
  readonly looks: readonly (readonly Thing[])[];
}

/** @param choicesOf what a step could say to look at, the best first; never nothing */
export function looks<Puzzle, Solution, Step extends object, Thing extends JsonObject>(
  choicesOf: (puzzle: Puzzle, scene: StepScene<Step, Solution>) => readonly (readonly Thing[])[],
): (puzzle: Puzzle, scene: StepScene<Step, Solution>) => readonly Thing[] {
  const remembered = new WeakMap<readonly Step[], Looks<Puzzle, Solution, Thing>>();
  return (puzzle, { steps, index, progress }) => {
    const known = remembered.get(steps);
    if (known?.puzzle === puzzle && known.progress === progress) return known.looks[index] ?? [];
    const all = allLooks(steps.map((_, i) => choicesOf(puzzle, { steps, index: i, progress })));
    remembered.set(steps, { puzzle, progress, looks: all });
    return all[index] ?? [];
  };
}

/** Of what each step could say to look at, the first that no other step has; what later ones would say first is theirs. */
function allLooks<Thing extends JsonObject>(
  choices: readonly (readonly (readonly Thing[])[])[],
): readonly (readonly Thing[])[] {
  const taken = new Set<string>();
  const wanted = choices.map(([first]) => lookKey(first ?? []));
  return choices.map((all, i) => {
    const open = all.filter((each) => !taken.has(lookKey(each)));
    const later = new Set(wanted.slice(i + 1));
    const isFirst = open[0] === all[0];
    const chosen = (isFirst ? open[0] : open.find((each) => !later.has(lookKey(each)))) ?? open[0] ?? all[0] ?? [];
    taken.add(lookKey(chosen));
    return chosen;
  });
}

/** The same things in another order are the same look. */
export function lookKey(things: readonly JsonObject[]): string {
  return things
    .map((thing) => JSON.stringify(thing))
    .sort()
    .join();
}
