/** The player's hand: which domino is chosen, in the tray or on the board, and everything that is done with it. */
import type { Domino } from '@pipwright/pips';
import {
  boardOf,
  type Cell,
  type Game,
  lyingAt,
  type PipsBoard,
  quartersOf,
  type TraySlot,
  trayOf,
} from '@pipwright/play';
import { useMemo, useRef, useState } from 'preact/hooks';
import { useTools } from '../ui/tools.js';
import { type Chosen, layAction, layOn, turnOn } from './handling.js';
import { typedDomino, typeOn } from './typing.js';
import { pipsWords } from './words.js';

interface Hand {
  readonly tray: readonly TraySlot[];
  readonly chosen: Chosen | undefined;
  readonly domino: Domino | undefined;
  readonly quarters: number;
  /** Where the chosen domino was touched, if it is one of the board. */
  readonly touched: Cell | undefined;
  /** Where a domino came to lie that nothing was chosen after. */
  readonly laid: Cell | undefined;
  holds(cell: Cell): boolean;
  choose(choice: Choice | undefined): void;
  /** The domino whose numbers were typed, this key the last of them; undefined until there are two, or if it is gone. */
  typed(key: string): TraySlot | undefined;
  /** Lays what is chosen on a cell, or says why it cannot lie there. */
  lay(cell: Cell): Promise<void>;
  turnAt(cell: Cell): void;
  turn(cell: Cell): void;
  flip(cell: Cell): void;
  returnToTray(cell: Cell): void;
}

type Choice = Chosen | { readonly laid: Cell };

/** What is typed within this time belongs together. */
const TYPING_MILLISECONDS = 2000;

export function useHand(game: Game<'pips'>): Hand {
  const { words, session, play, say } = useTools();
  const { problems } = pipsWords(words);
  const board = boardOf(game);
  const tray = useMemo(() => trayOf(game.puzzle, board), [game.puzzle, board]);
  const [choice, choose] = useState<Choice>();
  const lastTyped = useRef({ text: '', at: 0 });

  const { chosen, domino, quarters } = heldIn(board, tray, choice);
  const touched = chosen !== undefined && 'cell' in chosen ? chosen.cell : undefined;
  const laid = choice !== undefined && 'laid' in choice && lyingAt(board, choice.laid) ? choice.laid : undefined;

  /** The game once every move is made that is still on its way to the disk: fast hands do not wait for it. */
  const upToDate = async () => (await session.settled()).game as Game<'pips'>;

  const turnLying = async (cell: Cell) => {
    const action = turnOn(await upToDate(), cell);
    if (action === undefined) say(problems['no-turn'](), 'seen');
    else void play(action);
  };

  return {
    tray,
    chosen,
    domino,
    quarters,
    touched,
    laid,
    choose,
    holds: (cell) => touched !== undefined && lyingAt(board, cell) === lyingAt(board, touched),
    typed(key) {
      const { text: before, at } = lastTyped.current;
      const now = performance.now();
      const text = typeOn(now - at < TYPING_MILLISECONDS ? before : '', key, game.puzzle.maxPip);
      lastTyped.current = { text, at: now };
      const wanted = typedDomino(text);
      if (wanted === undefined) return undefined;
      const name = [...wanted].sort().join();
      const found = tray.find((each) => each.left > 0 && [...each.domino].sort().join() === name);
      if (found === undefined) say(problems['no-such-domino']({ domino: wanted }), 'seen');
      return found;
    },
    async lay(cell) {
      const now = await upToDate();
      const held = heldIn(boardOf(now), trayOf(now.puzzle, boardOf(now)), choice);
      if (held.chosen === undefined) return;
      const lie = layOn(now, held.chosen, cell, held.quarters);
      if (lie === undefined) {
        const covered = lyingAt(boardOf(now), cell) !== undefined && !('cell' in held.chosen);
        return say(problems[covered ? 'cell-covered' : 'no-room'](), 'seen');
      }
      const next = 'slot' in held.chosen ? { laid: cell } : { cell };
      if (!(await play(layAction(held.chosen, lie)))) return;
      choose((since) => (since === choice ? next : since));
    },
    turnAt: (cell) => void turnLying(cell),
    turn(cell) {
      if (chosen !== undefined && 'slot' in chosen) void play({ type: 'turn-in-tray', slot: chosen.slot, quarters: 1 });
      else void turnLying(chosen?.cell ?? cell);
    },
    flip(cell) {
      if (chosen !== undefined && 'slot' in chosen) void play({ type: 'turn-in-tray', slot: chosen.slot, quarters: 2 });
      else void play({ type: 'flip', cell: chosen?.cell ?? cell });
    },
    returnToTray(cell) {
      if (touched !== undefined) choose(undefined);
      void play({ type: 'take', cell });
    },
  };
}

interface Held {
  readonly chosen?: Chosen | undefined;
  readonly domino?: Domino | undefined;
  readonly quarters: number;
}

/** What is chosen may be gone since: undone, or laid in another window. */
function heldIn(board: PipsBoard, tray: readonly TraySlot[], choice: Choice | undefined): Held {
  if (choice === undefined || 'laid' in choice) return { quarters: 0 };
  const lyingChosen = 'cell' in choice ? lyingAt(board, choice.cell) : undefined;
  const slotChosen = 'slot' in choice ? tray[choice.slot] : undefined;
  const isThere = lyingChosen !== undefined || (slotChosen?.left ?? 0) > 0;
  const quarters = lyingChosen === undefined ? (slotChosen?.quarters ?? 0) : (quartersOf(lyingChosen.cells) ?? 0);
  return isThere ? { chosen: choice, domino: (lyingChosen ?? slotChosen)?.domino, quarters } : { quarters: 0 };
}
