/** All regions and what they hold. One that is pressed is gone to. */
import { boardOf, type Cell, type Game, lyingAt, sameCell } from '@pipwright/play';
import { Sheet } from '../ui/sheet.js';
import { useSheetTools } from '../ui/sheet-words.js';
import { firstOf, namedRegions } from './regions.js';
import { pipsSheetWords } from './words.js';

interface RegionsSheetProps {
  readonly game: Game<'pips'>;
  readonly onGo: (cell: Cell) => void;
  readonly onClose: () => void;
}

export function RegionsSheet({ game, onGo, onClose }: RegionsSheetProps) {
  const { regions: words } = pipsSheetWords(useSheetTools().words);
  const board = boardOf(game);
  const pipsOn = (cell: Cell) => {
    const lying = lyingAt(board, cell);
    return lying?.domino[sameCell(lying.cells[0], cell) ? 0 : 1];
  };
  const ruled = new Set(game.puzzle.regions.flatMap(({ cells }) => cells.map(String)));
  const free = game.puzzle.cells.filter((cell) => !ruled.has(String(cell)));
  return (
    <Sheet title={words.title} onClose={onClose}>
      <ul class="regions">
        {namedRegions(game.puzzle).map((region) => {
          const held = region.cells.flatMap((cell) => pipsOn(cell) ?? []);
          const first = firstOf(region);
          return (
            <li key={region.name}>
              <button type="button" onClick={() => onGo(first)}>
                {words.region(region, first, held)}
              </button>
            </li>
          );
        })}
        {free.length > 0 && <li>{words.free(free)}</li>}
      </ul>
    </Sheet>
  );
}
