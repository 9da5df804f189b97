/** The panel of Futoshiki: numbers with how many of each are left, or colours, and the buttons below them. */
import { sideOf } from '@pipwright/futoshiki/parts';
import { boardOf, type Cell, colourAt, type Game, MOST_COLOURS, shownMarks } from '@pipwright/play';
import type { ComponentChildren } from 'preact';
import { useIsTaught } from '../ui/frame.js';
import { ToolButton } from '../ui/icons.js';
import { Keypad, KeypadFrame } from '../ui/keypad.js';
import { useTools } from '../ui/tools.js';
import { ColourShape, colourClass } from './colour-shape.js';
import { type Entry, sayLocked } from './use-entry.js';
import { futoshikiWords } from './words.js';

interface FutoshikiKeypadProps {
  readonly game: Game<'futoshiki'>;
  readonly entry: Entry;
  readonly cells: readonly Cell[];
  readonly beside: ComponentChildren;
}

export function FutoshikiKeypad({ game, entry, cells, beside }: FutoshikiKeypadProps) {
  const { words, settings, play } = useTools();
  const { tools, keypad, lockLabel, colours } = futoshikiWords(words);
  const board = boardOf(game);
  const { mode, locked } = entry;
  const [cursor = [0, 0]] = cells;
  const buttons = useIsTaught() ? undefined : (
    <>
      <ToolButton icon="erase" label={tools.erase} onPress={() => entry.erase(cells)} />
      <ToolButton icon="fill" label={tools.fillNotes} onPress={() => play({ type: 'fill-marks' })} />
      <ToolButton
        icon="colour"
        label={tools.colour}
        pressed={mode === 'colouring'}
        onPress={() => entry.toggleColours()}
      />
      <ToolButton
        icon="lock"
        label={tools.lock}
        name={lockLabel}
        pressed={locked !== undefined}
        onPress={() => entry.toggleLock()}
      />
    </>
  );
  const says = locked === undefined ? undefined : sayLocked(words, mode, locked);

  if (mode === 'colouring') {
    const shared = sharedBy(cells, (cell) => [colourAt(board.colours, cell)]);
    const pressed = locked === undefined ? shared : [locked];
    return (
      <KeypadFrame
        mode="colouring"
        says={says ?? (cells.length > 1 ? keypad.coloursFor(cells.length) : keypad.colours)}
        label={keypad.colours}
        count={MOST_COLOURS}
        buttons={buttons}
      >
        {colours.map((name, i) => (
          <button
            key={name}
            type="button"
            class={`number ${colourClass(i + 1)} ${locked === i + 1 ? 'locked' : ''}`}
            aria-label={name}
            aria-pressed={pressed.includes(i + 1)}
            onClick={() => entry.press(i + 1, cells)}
          >
            <svg class="futoshiki" viewBox="-6 -6 12 12" aria-hidden="true">
              <ColourShape colour={i + 1} x={0} y={0} />
            </svg>
          </button>
        ))}
      </KeypadFrame>
    );
  }

  const side = sideOf(game.puzzle);
  const numbers = board.grid.flat();
  const noting = mode === 'noting';
  const notesAt = shownMarks(board, settings.tidyNotes);
  const standing = board.grid[cursor[0]]?.[cursor[1]] ?? 0;
  const inCells = noting ? sharedBy(cells, notesAt) : [standing];
  return (
    <Keypad
      least={1}
      most={side}
      noting={noting}
      says={says ?? (cells.length > 1 ? keypad.notesFor(cells.length) : undefined)}
      pressed={locked === undefined ? inCells : [locked]}
      locked={locked}
      left={
        noting
          ? undefined
          : {
              count: (number) => Math.max(0, side - numbers.filter((each) => each === number).length),
              label: keypad.left,
            }
      }
      onNumber={(number) => entry.press(number, cells)}
      beside={beside}
      buttons={buttons}
    />
  );
}

function sharedBy(cells: readonly Cell[], of: (cell: Cell) => readonly number[]): readonly number[] {
  const [first = [], ...others] = cells.map(of);
  return first.filter((number) => others.every((each) => each.includes(number)));
}
